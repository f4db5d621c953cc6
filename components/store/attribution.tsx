"use client";

import dynamic from "next/dynamic";
import { Suspense } from "react";

/* In a separate chunk, so that hydration does not wait for it. If it fails to load, links stay plain. */
const AttributionScript = dynamic(() =>
  import("./attribution-script").then(
    ({ AttributionScript }) => AttributionScript,
    () => () => null,
  ),
);

/** Adds attribution to the download links. Renders nothing visible. */
export function Attribution() {
  return (
    <Suspense>
      <AttributionScript />
    </Suspense>
  );
}

"use client";

import dynamic from "next/dynamic";
import { Suspense } from "react";

/* In a chunk of its own, so that hydration does not wait for it; without it the links stay plain. */
const AttributionScript = dynamic(() =>
  import("./attribution-script").then(
    ({ AttributionScript }) => AttributionScript,
    () => () => null,
  ),
);

/** Attribution of the download links; renders nothing. */
export function Attribution() {
  return (
    <Suspense>
      <AttributionScript />
    </Suspense>
  );
}

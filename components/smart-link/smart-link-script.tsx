"use client";

import dynamic from "next/dynamic";
import { Suspense } from "react";
import type { AttributionProps } from "./attribution";

/* As a part of its own, whose file the framework names in the page; without it the plain links stand. */
const Attribution = dynamic<AttributionProps>(() =>
  import("./attribution").then(
    ({ Attribution }) => Attribution,
    () => () => null,
  ),
);

/** Attribution, which the rest of the page does not wait for to be hydrated. */
export function SmartLinkScript(props: AttributionProps) {
  return (
    <Suspense>
      <Attribution {...props} />
    </Suspense>
  );
}

"use client";

import dynamic from "next/dynamic";

/**
 * Adds attribution to the download links. Renders nothing visible. In a separate chunk, so that
 * hydration does not wait for it. If it fails to load, links stay plain.
 */
export const Attribution = dynamic(
  () =>
    import("./attribution-script").then(
      ({ AttributionScript }) => AttributionScript,
      () => () => null,
    ),
  { loading: () => null },
);

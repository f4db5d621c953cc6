"use client";

import { type ComponentType, useEffect, useState } from "react";
import { Island } from "@/components/ui/island";

/**
 * Adds attribution to the download links. Renders nothing visible. In a separate chunk, so that
 * hydration does not wait for it. If it fails to load, links stay plain.
 */
export function Attribution() {
  const [Script, setScript] = useState<ComponentType>();
  useEffect(() => {
    import("./attribution-script").then(
      ({ AttributionScript }) => setScript(() => AttributionScript),
      () => {},
    );
  }, []);
  if (!Script) return null;
  return (
    <Island name="attribution">
      <Script />
    </Island>
  );
}

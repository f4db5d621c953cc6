"use client";

import { type ComponentType, useEffect, useState } from "react";
import { Island } from "@/components/ui/island";
import type { AttributionScriptProps } from "./attribution-script";

interface LoadedScript {
  Script: ComponentType<AttributionScriptProps>;
  loadedQuery: string;
}

/**
 * Adds attribution to the download links. Renders nothing visible. In a separate chunk, so that
 * hydration does not wait for it. If it fails to load, links stay plain.
 */
export function Attribution() {
  const [loaded, setLoaded] = useState<LoadedScript>();
  useEffect(() => {
    // Read now, because the visitor may follow a link before the chunk has loaded.
    const loadedQuery = window.location.search;
    import("./attribution-script").then(
      ({ AttributionScript }) => setLoaded({ Script: AttributionScript, loadedQuery }),
      () => {},
    );
  }, []);
  if (!loaded) return null;
  const { Script, loadedQuery } = loaded;
  return (
    <Island name="attribution">
      <Script loadedQuery={loadedQuery} />
    </Island>
  );
}

"use client";

import { useEffect, useState } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { useLate } from "@/hooks/use-late";
import { late } from "@/lib/enhancement/late";

/** In a separate chunk, so that hydration does not wait for it. If it fails to load, links stay plain. */
const lateScript = late(() => import("./attribution-script"));

/** Adds attribution to the download links. Renders nothing visible. */
export function Attribution() {
  return (
    <ErrorBoundary name="attribution">
      <LateAttribution />
    </ErrorBoundary>
  );
}

function LateAttribution() {
  const [loadedQuery, setLoadedQuery] = useState<string>();
  const script = useLate(lateScript, true);

  // Now, because the visitor may follow a link before the chunk has loaded.
  useEffect(() => setLoadedQuery(window.location.search), []);

  if (script.status !== "ready" || loadedQuery === undefined) return null;
  const { AttributionScript } = script.module;
  return <AttributionScript loadedQuery={loadedQuery} />;
}

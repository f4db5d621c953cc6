"use client";

import { useEffect, useState } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";

/**
 * Keeps the rules of the fonts, which the build moves to the body (scripts/build/move-fonts.ts). When something has changed the
 * page before hydration, such as a browser extension, React renders the document anew and removes the elements that it does
 * not know.
 */
export function KeepFonts() {
  return (
    <ErrorBoundary name="fonts">
      <Rules />
    </ErrorBoundary>
  );
}

function Rules() {
  // Read while React renders, before it removes them. Missing in development.
  const [rules] = useState(() => (typeof document === "undefined" ? null : document.querySelector("[data-fonts]")));
  useEffect(() => {
    if (rules && !rules.isConnected) document.body.prepend(rules);
  }, [rules]);
  return null;
}

"use client";

import { useEffect, useState } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";

/**
 * Keeps what React does not know of the document: the rules of the fonts, which the build moves to the body
 * (scripts/build/move-fonts.ts), and the window's height (early-script/mark-window-height.ts). When something has changed the
 * page before hydration, such as a browser extension, React renders the document anew and removes them.
 */
export function KeepDocument() {
  return (
    <ErrorBoundary name="document">
      <Additions />
    </ErrorBoundary>
  );
}

function Additions() {
  // Read while React renders, before it removes them. No fonts in development.
  const [{ fonts, windowHeight }] = useState(readAdditions);
  useEffect(() => {
    if (fonts && !fonts.isConnected) document.body.prepend(fonts);
    if (windowHeight) document.documentElement.dataset.windowHeight = windowHeight;
  }, [fonts, windowHeight]);
  return null;
}

function readAdditions(): { fonts?: Element | null; windowHeight?: string | undefined } {
  if (typeof document === "undefined") return {};
  return {
    fonts: document.querySelector("[data-fonts]"),
    windowHeight: document.documentElement.dataset.windowHeight,
  };
}

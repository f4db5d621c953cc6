"use client";

import { useEffect } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";

/** Marks the document as hydrated, for CSS, the tests and lib/enhancement/early-script/. */
export function HydrationMark() {
  return (
    <ErrorBoundary name="hydration mark">
      <Mark />
    </ErrorBoundary>
  );
}

function Mark() {
  useEffect(() => {
    const root = document.documentElement;
    root.classList.add("js");
    root.classList.remove("scripts-failed");
    root.setAttribute("data-hydrated", "");
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}

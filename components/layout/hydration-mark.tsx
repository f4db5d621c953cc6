"use client";

import { useEffect } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { enterState } from "@/lib/enhancement/document-state";

/** Marks the document as "ready" once it is hydrated. */
export function HydrationMark() {
  return (
    <ErrorBoundary name="hydration mark">
      <Mark />
    </ErrorBoundary>
  );
}

function Mark() {
  useEffect(() => enterState("ready"), []);
  return null;
}

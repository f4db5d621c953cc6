"use client";

import { ErrorBoundary } from "@/components/ui/error-boundary";
import { useNavigationTimeout } from "@/hooks/use-navigation-timeout";
import { useReturnedFocus } from "@/hooks/use-returned-focus";

/** Adds to Next's router what browsers do when they load a page themselves. */
export function PageChanges() {
  return (
    <ErrorBoundary name="page changes">
      <Listeners />
    </ErrorBoundary>
  );
}

function Listeners() {
  useNavigationTimeout();
  useReturnedFocus();
  return null;
}

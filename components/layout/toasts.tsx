"use client";

import type { CSSProperties } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { constants } from "@/content/constants";
import { useLate } from "@/hooks/use-late";
import { lateSonner } from "@/lib/enhancement/toasts";

/** The list of toasts, at the bottom of the window. Renders nothing before the first toast. */
export function Toasts() {
  return (
    <ErrorBoundary name="toasts">
      <List />
    </ErrorBoundary>
  );
}

function List() {
  const sonner = useLate(lateSonner, false);
  if (sonner.status !== "ready") return null;
  const { Toaster } = sonner.module;
  return (
    <Toaster
      visibleToasts={constants.toasts.visible}
      position="bottom-center"
      style={{ fontFamily: "inherit", "--width": "36rem" } as CSSProperties}
      toastOptions={{
        unstyled: true,
        // Fits the toast to its text and centers it with margins, because sonner sets its transform.
        style: { left: 0, right: 0, width: "fit-content", margin: "0 auto" },
        classNames: {
          toast:
            "flex items-center justify-between gap-4 rounded-button border-2 border-paper bg-ink px-4 py-3 font-bold text-paper",
          actionButton: "min-h-11 shrink-0 rounded-button bg-paper px-4 font-bold text-ink",
        },
      }}
    />
  );
}

"use client";

import { type ComponentType, type ReactNode, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { constants } from "@/content/constants";
import { type ShowToast, ToastContext } from "@/hooks/use-toast";

const { duration, durationWithAction } = constants.toasts;

/** Provides toasts to `children`. Sonner loads with the first toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Toaster, setToaster] = useState<ComponentType>();
  const show: ShowToast = useCallback(async (message, action) => {
    const { Toaster, toast } = await import("./toaster");
    // The toaster ignores toasts that are created before it mounts.
    flushSync(() => setToaster(() => Toaster));
    toast(message, { action, duration: action ? durationWithAction : duration });
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {Toaster && (
        <ErrorBoundary name="toaster">
          <Toaster />
        </ErrorBoundary>
      )}
    </ToastContext>
  );
}

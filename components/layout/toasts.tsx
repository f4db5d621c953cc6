"use client";

import { type ComponentType, type ReactNode, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { type ShowToast, ToastContext } from "@/hooks/use-toast";

/** Provides toasts to `children`. Sonner loads with the first toast. */
export function Toasts({ children }: { children: ReactNode }) {
  const [Toaster, setToaster] = useState<ComponentType>();
  const show: ShowToast = useCallback(async (message, action) => {
    const toaster = await import("./toaster");
    // The toaster ignores toasts that are created before it mounts.
    flushSync(() => setToaster(() => toaster.Toaster));
    toaster.show(message, action);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {Toaster && <Toaster />}
    </ToastContext>
  );
}

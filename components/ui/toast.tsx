"use client";

import { useEffect } from "react";
import { useModule } from "@/hooks/use-module";

export interface ToastMessage {
  text: string;
  /** The action of the toast's button. Without it, the toast has no button. */
  retry?: (() => void) | undefined;
}

interface ToastProps {
  /** Each new object is shown once. */
  message: ToastMessage | undefined;
  /** The text of the toast's button. */
  retryText: string;
}

const loadToaster = () => import("./toaster");

/** Shows a message at the bottom of the window. Sonner, which shows it, loads with the first one. */
export function Toast({ message, retryText }: ToastProps) {
  const toaster = useModule(loadToaster, message !== undefined);
  const showToast = toaster.status === "ready" ? toaster.module.showToast : undefined;

  useEffect(() => {
    if (message) showToast?.(message, retryText);
  }, [message, retryText, showToast]);

  if (toaster.status !== "failed") return null;
  return <p role="status">{message && <span>{message.text}</span>}</p>;
}

"use client";

import { useEffect, useState } from "react";
import type { CopyMessage } from "@/hooks/use-copy-link";
import { useModule } from "@/hooks/use-module";

interface ToastProps {
  /** Each new object is shown once. */
  message: CopyMessage | undefined;
  /** The text of the toast's button. */
  retryText: string;
}

const loadToaster = () => import("./toaster");

/** Shows a message at the bottom of the window. Sonner, which shows it, loads with the first one. */
export function Toast({ message, retryText }: ToastProps) {
  // Sonner may load for longer than the message lasts.
  const [last, setLast] = useState<CopyMessage>();
  if (message && message !== last) setLast(message);
  const toaster = useModule(loadToaster, last !== undefined);
  const showToast = toaster.status === "ready" ? toaster.module.showToast : undefined;

  useEffect(() => {
    if (last) showToast?.(last, retryText);
  }, [last, retryText, showToast]);

  if (toaster.status !== "failed") return null;
  return <p role="status">{message && <span key={message.id}>{message.text}</span>}</p>;
}

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
  // Also when the message is over before Sonner has loaded.
  const [isWanted, setIsWanted] = useState(false);
  if (message && !isWanted) setIsWanted(true);
  const toaster = useModule(loadToaster, isWanted);
  const showToast = toaster.status === "ready" ? toaster.module.showToast : undefined;

  useEffect(() => {
    if (message) showToast?.(message, retryText);
  }, [message, retryText, showToast]);

  if (toaster.status !== "failed") return null;
  return <p role="status">{message && <span key={message.id}>{message.text}</span>}</p>;
}

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
  // Sonner may load for longer than the message lasts. When it fails after that, nothing is shown.
  const [lastMessage, setLastMessage] = useState<CopyMessage>();
  if (message && message !== lastMessage) setLastMessage(message);
  const toaster = useModule(loadToaster, lastMessage !== undefined);
  const showToast = toaster.status === "ready" ? toaster.module.showToast : undefined;

  useEffect(() => {
    if (lastMessage) showToast?.(lastMessage, retryText);
  }, [lastMessage, retryText, showToast]);

  if (toaster.status !== "failed") return null;
  return <p role="status">{message && <span key={message.id}>{message.text}</span>}</p>;
}

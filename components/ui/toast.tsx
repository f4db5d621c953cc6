"use client";

import { createPortal } from "react-dom";
import { useModule } from "@/hooks/use-module";

export interface ToastMessage {
  text: string;
  /** The action of the toast's button. Without it, the toast has no button. */
  retry?: (() => void) | undefined;
}

export interface ToastProps {
  /** Each new object is shown once. */
  message: ToastMessage | undefined;
  /** The text of the toast's button. */
  retryText: string;
}

const loadToaster = () => import("./toaster");

/** Shows a message at the bottom of the window. Sonner, which shows it, loads with the first one. */
export function Toast(props: ToastProps) {
  const { message } = props;
  const toaster = useModule(loadToaster, message !== undefined);
  if (toaster.status === "failed") return <p role="status">{message && <span>{message.text}</span>}</p>;
  if (toaster.status !== "ready") return null;
  // In the body, because a fixed element in a section with `contain` is fixed to the section.
  return createPortal(<toaster.module.Toaster {...props} />, document.body);
}

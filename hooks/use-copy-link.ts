import { useEffect, useState } from "react";
import { constants } from "@/content/constants";
import { type ToastAction, useToast } from "./use-toast";

interface CopyLinkText {
  copied: string;
  denied: string;
  /** The text of the retry button in the toast after a failed copy. */
  again?: string;
  /** Returns the confirmation as `message` instead of showing a toast. */
  isInline?: boolean;
}

/**
 * Returns a function that copies a link and confirms it in a toast. `isDenied` is true after a failed
 * copy, and `message` replaces a toast that fails to load.
 */
export function useCopyLink({ copied, denied, again, isInline }: CopyLinkText) {
  const showToast = useToast();
  const [isDenied, setIsDenied] = useState(false);
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), constants.toasts.duration);
    return () => clearTimeout(timer);
  }, [message]);

  async function showMessage(text: string, action?: ToastAction) {
    if (isInline) setMessage(text);
    else await showToast(text, action).catch(() => setMessage(text));
  }

  async function copyLink(href: string) {
    // Removes the field, so that it is focused again after another denied copy.
    setIsDenied(false);
    try {
      await navigator.clipboard.writeText(href);
      await showMessage(copied);
    } catch {
      setIsDenied(true);
      const action = again ? { label: again, onClick: () => copyLink(href) } : undefined;
      await showMessage(denied, action);
    }
  }

  return { copyLink, isDenied, message };
}

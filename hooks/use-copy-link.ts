import { useEffect, useState } from "react";
import { constants } from "@/content/constants";
import { showToast, type ToastAction } from "@/lib/enhancement/toasts";

interface CopyLinkText {
  copied: string;
  denied: string;
  /** The text of the retry button in the toast after a failed copy. */
  again?: string;
  /** Returns the confirmation as `message` instead of showing a toast. */
  isInline?: boolean;
}

interface Message {
  /** The key of the message's element: a new element is announced, also when it repeats the text of the last one. */
  id: number;
  text: string;
}

/**
 * Returns a function that copies a link and confirms it in a toast. `isDenied` is true after a failed
 * copy, and `message` replaces a toast that fails to load.
 */
export function useCopyLink({ copied, denied, again, isInline }: CopyLinkText) {
  const [isDenied, setIsDenied] = useState(false);
  const [message, setMessage] = useState<Message>();

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), constants.toasts.duration);
    return () => clearTimeout(timer);
  }, [message]);

  const showInline = (text: string) => setMessage((last) => ({ id: (last?.id ?? 0) + 1, text }));

  async function showMessage(text: string, action?: ToastAction) {
    if (isInline) showInline(text);
    else await showToast(text, action).catch(() => showInline(text));
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

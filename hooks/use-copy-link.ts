import { useEffect, useState } from "react";
import { constants } from "@/content/constants";

interface CopyLinkText {
  copied: string;
  denied: string;
}

/** What happened to a copy. */
export interface CopyMessage {
  /** The key of the message's element: a new element is announced, also when it repeats the text of the last one. */
  id: number;
  text: string;
  /** Copies again, after a copy that was denied. */
  retry?: (() => void) | undefined;
}

/**
 * Returns a function that copies a text, and the message to show after it for 4 s. `isDenied` is true after a failed copy, until
 * the next attempt.
 */
export function useCopyLink({ copied, denied }: CopyLinkText) {
  const [isDenied, setIsDenied] = useState(false);
  const [message, setMessage] = useState<CopyMessage>();

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), constants.toasts.duration);
    return () => clearTimeout(timer);
  }, [message]);

  const show = (text: string, retry?: () => void) => setMessage((last) => ({ id: (last?.id ?? 0) + 1, text, retry }));

  async function copyLink(text: string) {
    // Removes the field, so that it is focused again after another denied copy.
    setIsDenied(false);
    try {
      await navigator.clipboard.writeText(text);
      show(copied);
    } catch {
      setIsDenied(true);
      show(denied, () => copyLink(text));
    }
  }

  return { copyLink, isDenied, message };
}

"use client";

import { useEffect, useState } from "react";
import { constants } from "@/content/constants";

interface CopyLinkText {
  copied: string;
  denied: string;
  /** The label of the toast's button after a denial. */
  again?: string;
}

/** Returns a function that copies a link and confirms it in a toast, and what to show where it cannot. */
export function useCopyLink({ copied, denied, again }: CopyLinkText) {
  const [isDenied, setIsDenied] = useState(false);
  /* Shown in place of the toast when that fails to load. */
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), constants.toasts.duration);
    return () => clearTimeout(timer);
  }, [message]);

  async function copyLink(href: string) {
    const toasts = import("@/lib/toasts").catch(() => ({ show: setMessage }));
    try {
      await navigator.clipboard.writeText(href);
      setIsDenied(false);
      (await toasts).show(copied);
    } catch {
      setIsDenied(true);
      const action = again ? { label: again, onClick: () => copyLink(href) } : undefined;
      (await toasts).show(denied, action);
    }
  }

  return { copyLink, isDenied, message };
}

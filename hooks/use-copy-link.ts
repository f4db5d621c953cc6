"use client";

import { useEffect, useState } from "react";
import { constants } from "@/content/constants";
import { useToast } from "./use-toast";

interface CopyLinkText {
  copied: string;
  denied: string;
  /** The label of the toast's button after a denial. */
  again?: string;
}

/** Returns a function that copies a link and confirms it in a toast, and what to show where it cannot. */
export function useCopyLink({ copied, denied, again }: CopyLinkText) {
  const showToast = useToast();
  const [isDenied, setIsDenied] = useState(false);
  /* Shown by the button when the toasts cannot be loaded. */
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), constants.toasts.duration);
    return () => clearTimeout(timer);
  }, [message]);

  async function copyLink(href: string) {
    try {
      await navigator.clipboard.writeText(href);
      setIsDenied(false);
      await showToast(copied).catch(() => setMessage(copied));
    } catch {
      setIsDenied(true);
      const action = again ? { label: again, onClick: () => copyLink(href) } : undefined;
      await showToast(denied, action).catch(() => setMessage(denied));
    }
  }

  return { copyLink, isDenied, message };
}

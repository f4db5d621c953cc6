"use client";

import { useEffect, useState } from "react";
import { constants } from "@/content/constants";
import { useToast } from "./use-toast";

interface CopyLinkText {
  copied: string;
  denied: string;
  /** The text of the retry button in the toast after a denial. */
  again?: string;
}

/** Returns a function that copies a link and shows a toast, and the state to render when either fails. */
export function useCopyLink({ copied, denied, again }: CopyLinkText) {
  const showToast = useToast();
  const [isDenied, setIsDenied] = useState(false);
  /* Shown in the button when the toasts fail to load. */
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

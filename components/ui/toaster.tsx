import { type CSSProperties, useEffect } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import { constants } from "@/content/constants";
import { site } from "@/content/site";
import type { ToastProps } from "./toast";

const { duration, durationWithAction, visible } = constants.toasts;

/** Sonner's list of toasts, which shows each new message. */
export function Toaster({ message, retryText }: ToastProps) {
  // After the list's own effect, because sonner drops a toast that comes before its list.
  useEffect(() => {
    if (!message) return;
    const { text, retry } = message;
    toast(text, {
      action: retry && { label: retryText, onClick: retry },
      duration: retry ? durationWithAction : duration,
    });
  }, [message, retryText]);

  return (
    <SonnerToaster
      visibleToasts={visible}
      position="bottom-center"
      containerAriaLabel={site.toasts}
      // Its name would end with the key.
      hotkey={[]}
      style={{ fontFamily: "inherit", "--width": "36rem" } as CSSProperties}
      toastOptions={{
        unstyled: true,
        // Fits the toast to its text and centers it with margins, because sonner moves it.
        style: { left: 0, right: 0, width: "fit-content", margin: "0 auto" },
        classNames: {
          toast:
            "flex items-center justify-between gap-4 rounded-button border-2 border-paper bg-ink px-4 py-3 font-bold text-paper",
          actionButton: "min-h-11 shrink-0 rounded-button bg-paper px-4 font-bold text-ink",
        },
      }}
    />
  );
}

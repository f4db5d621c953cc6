import type { CSSProperties } from "react";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { constants } from "@/content/constants";
import { site } from "@/content/site";
import type { CopyMessage } from "@/hooks/use-copy-link";

const { duration, durationWithAction, visible } = constants.toasts;

/* One list for all buttons of the page: with two, each toast would be visible and announced twice. */
createRoot(document.body.appendChild(document.createElement("div"))).render(
  <Toaster
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
  />,
);

/** Adds a toast to the list. `retryText` is the text of its button. */
export function showToast({ text, retry }: CopyMessage, retryText: string): void {
  toast(text, {
    action: retry && { label: retryText, onClick: retry },
    duration: retry ? durationWithAction : duration,
  });
}

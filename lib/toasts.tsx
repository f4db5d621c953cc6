"use client";

import type { CSSProperties } from "react";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { constants } from "@/content/constants";

interface Action {
  label: string;
  onClick(): void;
}

const { visible, duration, durationWithAction } = constants.toasts;

/* The first import mounts the list, so that a page which never shows a toast carries none of it. */
const place = document.createElement("div");
document.body.append(place);
createRoot(place).render(
  <Toaster
    visibleToasts={visible}
    position="bottom-center"
    style={{ fontFamily: "inherit", "--width": "36rem" } as CSSProperties}
    toastOptions={{
      unstyled: true,
      // As wide as its words, in the middle of its place; the library moves it up and down by a transform.
      style: { left: 0, right: 0, width: "fit-content", margin: "0 auto" },
      classNames: {
        toast:
          "flex items-center justify-between gap-4 rounded-button border-2 border-paper bg-ink px-4 py-3 font-bold text-paper",
        actionButton: "min-h-11 shrink-0 rounded-button bg-paper px-4 font-bold text-ink",
      },
    }}
  />,
);

/** Says `message` for 4000 ms, or for 5000 ms when there is something to do about it. */
export function show(message: string, action?: Action) {
  toast(message, { action, duration: action ? durationWithAction : duration });
}

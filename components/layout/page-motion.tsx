"use client";

import { useEffect } from "react";
import { prefersReducedMotion } from "@/components/ui/use-media";

/*
 * Swipes each highlighter stroke as it scrolls into view, and lets what has a `data-enter` make its
 * entry once: the bracket, the stamps, what the camera found. Only strokes that are still
 * below the fold are taken back first, so that nothing which a visitor sees ever vanishes; the words
 * themselves are never touched.
 */
export function PageMotion() {
  useEffect(() => {
    if (prefersReducedMotion()) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import("./in-view").then(
      ({ inView }) => {
        if (isGone) return;
        // All are measured before the first is changed: the page is laid out once.
        const marks = belowTheFold("[data-highlight]");
        const pieces = belowTheFold("[data-enter]");
        for (const mark of marks) mark.dataset.highlight = "waiting";
        for (const piece of pieces) piece.dataset.enter = "waiting";
        const stopMarks = inView(
          marks,
          (mark) => {
            (mark as HTMLElement).dataset.highlight = "";
          },
          // Above the download bar, where it is seen.
          { margin: "0px 0px -100px 0px" },
        );
        const stopEntries = inView(
          "[data-enter]",
          (piece) => {
            (piece as HTMLElement).dataset.enter = "now";
          },
          // Not at the window's edge, where it is over before it is looked at.
          { amount: 0.3, margin: "0px 0px -20% 0px" },
        );
        stop = () => {
          stopMarks();
          stopEntries();
        };
      },
      // Without the library the strokes simply stand.
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
      for (const mark of document.querySelectorAll<HTMLElement>("[data-highlight]"))
        mark.dataset.highlight = "";
      for (const piece of document.querySelectorAll<HTMLElement>("[data-enter]"))
        piece.dataset.enter = "";
    };
  }, []);
  return null;
}

function belowTheFold(selector: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getBoundingClientRect().top > window.innerHeight,
  );
}

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
        const below = [...document.querySelectorAll<HTMLElement>("[data-highlight]")].filter(
          (mark) => mark.getBoundingClientRect().top > window.innerHeight,
        );
        for (const mark of below) mark.dataset.highlight = "waiting";
        for (const piece of document.querySelectorAll<HTMLElement>("[data-enter]"))
          if (piece.getBoundingClientRect().top > window.innerHeight)
            piece.dataset.enter = "waiting";
        const stopMarks = inView(below, (mark) => {
          (mark as HTMLElement).dataset.highlight = "";
        });
        const stopEntries = inView(
          "[data-enter]",
          (piece) => {
            (piece as HTMLElement).dataset.enter = "now";
          },
          { amount: 0.5 },
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

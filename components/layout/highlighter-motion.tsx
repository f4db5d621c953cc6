"use client";

import { useEffect } from "react";

/*
 * Swipes each highlighter stroke as it scrolls into view. Only strokes that are still below the
 * fold are taken back first, so that nothing which a visitor sees ever vanishes; the words
 * themselves are never touched.
 */
export function HighlighterMotion() {
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import("framer-motion/dom").then(
      ({ inView }) => {
        if (isGone) return;
        const below = [...document.querySelectorAll<HTMLElement>("[data-highlight]")].filter(
          (mark) => mark.getBoundingClientRect().top > window.innerHeight,
        );
        for (const mark of below) mark.dataset.highlight = "waiting";
        stop = inView(below, (mark) => {
          (mark as HTMLElement).dataset.highlight = "";
        });
      },
      // Without the library the strokes simply stand.
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
      for (const mark of document.querySelectorAll<HTMLElement>("[data-highlight]"))
        mark.dataset.highlight = "";
    };
  }, []);
  return null;
}

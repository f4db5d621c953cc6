"use client";

import { useEffect } from "react";

/* px between what sticks to the window's edge and what is scrolled to. */
const gap = 16;

/**
 * Keeps what is scrolled to clear of the element under an id that lies over that edge of the window, while it does: what the keyboard
 * reaches must not be covered (WCAG 2.4.11).
 */
export function useScrollPadding(id: string, edge: "top" | "bottom", isThere = true) {
  useEffect(() => {
    const element = document.getElementById(id);
    if (!isThere || !element) return;
    const { style } = document.documentElement;
    const property = `scroll-padding-${edge}`;
    const observer = new ResizeObserver(([entry]) => {
      // Measured already, where the browser says so (Safari 15.4): asking would lay the page out again.
      const height = entry?.borderBoxSize?.[0]?.blockSize ?? element.offsetHeight;
      style.setProperty(property, `${Math.round(height) + gap}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [id, edge, isThere]);
}

"use client";

import { useCallback } from "react";

/** The space between a sticky element and content that is scrolled to, in px. */
const gap = 16;

/** Returns a ref that sets scroll-padding to its element's height, so that a sticky element never covers focused or linked content (WCAG 2.4.11). */
export function useScrollPadding(edge: "top" | "bottom") {
  return useCallback(
    (element: HTMLElement) => {
      const { style } = document.documentElement;
      const property = `scroll-padding-${edge}`;
      const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight + gap}px`));
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(property);
      };
    },
    [edge],
  );
}

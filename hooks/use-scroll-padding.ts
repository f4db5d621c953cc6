"use client";

import { type RefObject, useEffect } from "react";

/** The space between a sticky element and content that is scrolled to, in px. */
const gap = 16;

/** Sets scroll-padding to a sticky element's height, so that it never covers focused or linked content (WCAG 2.4.11). */
export function useScrollPadding(
  element: RefObject<HTMLElement | null>,
  edge: "top" | "bottom",
  isShown = true,
) {
  useEffect(() => {
    if (!isShown || !element.current) return;
    const { style } = document.documentElement;
    const property = `scroll-padding-${edge}`;
    const observer = new ResizeObserver(([entry]) => {
      // Safari before 15.4 has no borderBoxSize.
      const target = entry?.target as HTMLElement;
      const height = entry?.borderBoxSize?.[0]?.blockSize ?? target.offsetHeight;
      style.setProperty(property, `${Math.round(height) + gap}px`);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, edge, isShown]);
}

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
    const sticky = element.current;
    if (!isShown || !sticky) return;
    const { style } = document.documentElement;
    const property = `scroll-padding-${edge}`;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${sticky.offsetHeight + gap}px`),
    );
    observer.observe(sticky);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, edge, isShown]);
}

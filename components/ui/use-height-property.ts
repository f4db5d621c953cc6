"use client";

import { type RefObject, useEffect } from "react";

/** Keeps a custom property of the page at an element's height, in px. */
export function useHeightProperty(element: RefObject<HTMLElement | null>, property: `--${string}`) {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      // Measured already, where the browser says so (Safari 15.4): asking would lay the page out again.
      const height = entry?.borderBoxSize?.[0]?.blockSize ?? element.current?.offsetHeight;
      style.setProperty(property, `${Math.round(height ?? 0)}px`);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}

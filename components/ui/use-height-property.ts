"use client";

import { type RefObject, useEffect } from "react";

/** Keeps a custom property of the page at an element's height, in px. */
export function useHeightProperty(element: RefObject<HTMLElement | null>, property: `--${string}`) {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${element.current?.offsetHeight}px`),
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}

"use client";

import { useCallback, useLayoutEffect, useRef } from "react";

interface Kept {
  element: Element;
  /** px from the window's top. */
  top: number;
}

/**
 * Keeps what is pressed where it stands in the window when `answers` (a selector) above it close with `change`: the page
 * is scrolled by as much before anything is painted. Returns `keep`, to be called with the element right before
 * the change, which says how many of them have to stay since the page cannot be scrolled so far.
 */
export function useKeptPlace(change: unknown, answers: string) {
  const kept = useRef<Kept>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when the change is in the page
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { element, top } = kept.current;
    kept.current = undefined;
    window.scrollBy(0, element.getBoundingClientRect().top - top);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.documentElement.style.removeProperty("overflow-anchor")),
    );
  }, [change]);

  return useCallback(
    (element: Element) => {
      const { top } = element.getBoundingClientRect();
      const above = [...document.querySelectorAll(answers)]
        .map((answer) => answer.getBoundingClientRect())
        .filter((answer) => answer.top < top);
      // Engines that anchor the scroll would make up for it once more.
      document.documentElement.style.setProperty("overflow-anchor", "none");
      kept.current = { element, top };
      // A line or its answer has a few px around it.
      const needed = above.reduce((sum, { height }) => sum + height + 8, 0);
      return needed <= window.scrollY ? 0 : above.length;
    },
    [answers],
  );
}

"use client";

import { useLayoutEffect, useRef, useState } from "react";

interface Kept {
  element: Element;
  /** px from the window's top. */
  top: number;
}

/**
 * Keeps what is pressed where it stands in the window when an answer above it closes with `change`: the page is
 * scrolled by as much before anything is painted. Returns `keep`, to be called with the element right before the
 * change, and the px by which the page could not be scrolled.
 */
export function useKeptPlace(change: unknown) {
  const kept = useRef<Kept>(undefined);
  const [missing, setMissing] = useState(0);

  function keep(element: Element) {
    // Engines that anchor the scroll would make up for it once more.
    document.documentElement.style.setProperty("overflow-anchor", "none");
    kept.current = { element, top: element.getBoundingClientRect().top };
    setMissing(0);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when the change is in the page
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { element, top } = kept.current;
    kept.current = undefined;
    const { scrollY } = window;
    const moved = element.getBoundingClientRect().top - top;
    window.scrollBy(0, moved);
    setMissing(Math.max(0, Math.round(window.scrollY - scrollY - moved)));
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.documentElement.style.removeProperty("overflow-anchor")),
    );
  }, [change]);

  return { keep, missing };
}

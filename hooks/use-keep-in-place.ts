"use client";

import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Returns a function that keeps an element at its position in the window during the next change of
 * `state`, when content above it changes height. Call it right before the change. Chromium and
 * Firefox have scroll anchoring for this, but WebKit does not.
 */
export function useKeepInPlace(state: unknown) {
  const kept = useRef<{ element: Element; top: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measures after the change is rendered
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { element, top } = kept.current;
    kept.current = undefined;
    window.scrollBy(0, element.getBoundingClientRect().top - top);
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => document.documentElement.style.removeProperty("overflow-anchor")),
    );
    return () => cancelAnimationFrame(frame);
  }, [state]);

  return useCallback((element: Element) => {
    kept.current = { element, top: element.getBoundingClientRect().top };
    // Scroll anchoring would correct the same difference twice.
    document.documentElement.style.setProperty("overflow-anchor", "none");
  }, []);
}

"use client";

import { useCallback, useSyncExternalStore } from "react";
import { constants } from "@/content/constants";

/** Returns whether a media query holds, kept up to date; false in the pre-rendered page. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Returns the specification's mobile flag: true while the window is under 768 px wide. */
export function useIsMobile(): boolean {
  return useMedia(`(max-width: ${constants.mobileBelow - 0.02}px)`);
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

export function usePrefersReducedMotion(): boolean {
  return useMedia(reducedMotion);
}

/** Returns whether the visitor wants less motion at this moment; for effects and handlers, in the browser alone. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(reducedMotion).matches;
}

import { useCallback, useSyncExternalStore } from "react";
import { mobileQuery } from "@/lib/browser/is-mobile";
import { reducedMotionQuery } from "@/lib/browser/reduced-motion";

/** Returns the query's list, or undefined in a browser without media queries. */
const listOf = (query: string): MediaQueryList | undefined => window.matchMedia?.(query);

/**
 * Returns whether a media query matches, and updates when it changes. False in the pre-rendered page and in browsers
 * without media queries.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      // Safari before 14 has `addListener` only. There, the result is that of the last render.
      list?.addEventListener?.("change", onChange);
      return () => list?.removeEventListener?.("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query)?.matches ?? false,
    () => false,
  );
}

/** Returns whether the window counts as mobile. */
export const useIsMobile = () => useMedia(mobileQuery);

/** Returns the device pixels in a CSS pixel, and updates when the visitor zooms or moves the window to another screen. */
export function usePixelRatio(): number {
  return useSyncExternalStore(
    subscribeToResize,
    () => window.devicePixelRatio || 1,
    () => 1,
  );
}

function subscribeToResize(onChange: () => void) {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

export const usePrefersReducedMotion = () => useMedia(reducedMotionQuery);

import { useCallback, useSyncExternalStore } from "react";
import { constants } from "@/content/constants";
import { reducedMotionQuery } from "@/lib/reduced-motion";

/** Returns whether a media query matches, and updates when it changes. False in the pre-rendered page. */
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

/** Returns whether the window is narrower than 768 px, the specification's mobile breakpoint. */
export function useIsMobile(): boolean {
  return useMedia(`(max-width: ${constants.mobileBelow - 0.02}px)`);
}

export const usePrefersReducedMotion = () => useMedia(reducedMotionQuery);

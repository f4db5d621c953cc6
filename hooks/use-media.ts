import { useCallback, useSyncExternalStore } from "react";
import { matchesMedia, mediaList, mobileQuery, reducedMotionQuery } from "@/lib/browser/media";

/**
 * Returns whether a media query matches, and updates when it changes. False in the pre-rendered page and in browsers
 * without media queries.
 */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = mediaList(query);
      list?.addEventListener("change", onChange);
      return () => list?.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  );
}

/** Returns whether the window counts as mobile. */
export const useIsMobile = () => useMedia(mobileQuery);

/** Returns whether the visitor prefers reduced motion. */
export const usePrefersReducedMotion = () => useMedia(reducedMotionQuery);

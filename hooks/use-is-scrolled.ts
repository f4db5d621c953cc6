import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true });
  window.addEventListener("resize", onChange);
  return () => {
    window.removeEventListener("scroll", onChange);
    window.removeEventListener("resize", onChange);
  };
}

/** Returns the result of `test` at the current scroll position. False in the pre-rendered page. */
export function useIsScrolled(test: () => boolean): boolean {
  return useSyncExternalStore(subscribe, test, () => false);
}

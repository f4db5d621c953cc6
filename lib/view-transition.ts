import { flushSync } from "react-dom";
import { prefersReducedMotion } from "./reduced-motion";

/**
 * Updates the page, while the browser moves elements with a `view-transition-name` to their new places. Does not
 * animate in a browser without view transitions or with reduced motion. Resolves when all elements are in place.
 */
export async function updateWithTransition(update: () => void) {
  if (prefersReducedMotion() || !("startViewTransition" in document)) return flushSync(update);
  const { ready, finished } = document.startViewTransition(() => flushSync(update));
  // They reject when the next transition skips this one, or the tab is hidden.
  await Promise.allSettled([ready, finished]);
}

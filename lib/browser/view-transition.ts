import { flushSync } from "react-dom";
import { matchesMedia, reducedMotionQuery } from "./media";

/**
 * Updates the page, while the browser moves elements with a `view-transition-name` to their new places. Does not
 * animate in a browser without view transitions or with reduced motion.
 */
export function updateWithTransition(update: () => void) {
  if (matchesMedia(reducedMotionQuery) || !("startViewTransition" in document)) return flushSync(update);
  const { ready } = document.startViewTransition(() => flushSync(update));
  // It rejects when the next transition skips this one, or the tab is hidden.
  ready.catch(() => {});
}

import { flushSync } from "react-dom";

/**
 * Updates the page, and lets the browser move elements with a `view-transition-name` to their new places. Updates
 * it at once where the browser cannot, or the visitor prefers reduced motion.
 */
export function updateWithTransition(update: () => void) {
  const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (prefersReducedMotion || !("startViewTransition" in document)) return update();
  document.startViewTransition(() => flushSync(update));
}

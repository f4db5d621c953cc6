import { flushSync } from "react-dom";

export const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Updates the page, and lets the browser move elements with a `view-transition-name` to their new places. Updates
 * it at once where the browser cannot, or the visitor prefers reduced motion. Resolves when everything is in its place.
 */
export async function updateWithTransition(update: () => void) {
  if (prefersReducedMotion() || !("startViewTransition" in document)) return flushSync(update);
  const { ready, finished } = document.startViewTransition(() => flushSync(update));
  // They reject when the next transition skips this one, or the tab is hidden.
  await Promise.allSettled([ready, finished]);
}

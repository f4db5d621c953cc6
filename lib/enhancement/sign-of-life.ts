import { documentState } from "./document-state";

/* The events of a visitor's first action. An assistive technology may send only a click or the focus. */
const signs = ["pointerdown", "pointermove", "touchstart", "wheel", "scroll", "keydown", "focusin", "click"];

let hasShown = false;
const listeners = new Set<() => void>();

function onSign() {
  hasShown = true;
  for (const sign of signs) window.removeEventListener(sign, onSign, true);
  for (const listener of listeners) listener();
  listeners.clear();
}

if (typeof window !== "undefined")
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true });

/** Returns whether there has been a sign of life. False on the server. */
export const hasSignOfLife = () => hasShown;

/** Calls `listener` at the first sign of life, or at once if there has been one. Returns a function that unsubscribes. */
export function onSignOfLife(listener: () => void): () => void {
  if (hasShown) listener();
  else listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Resolves at the first sign of life. At once on the server, and while the page is not hydrated: when its text has been changed on
 * the way, React renders the whole page again, and would wait for this.
 */
export const afterSignOfLife = () =>
  new Promise<void>((resolve) => {
    if (typeof window === "undefined" || documentState() !== "ready") resolve();
    else onSignOfLife(resolve);
  });

/*
 * The state of the document: the attribute `data-state` of <html>. Styles, scripts and tests read only this attribute to
 * know whether the page responds. A part that hydrates later than the page has the attribute `data-pending` until then.
 */

export type DocumentState =
  /**
   * As delivered, set by app/layout.tsx: no script has run. Buttons do nothing, every answer of the questions is open, and
   * `js-only` controls are not displayed.
   */
  | "static"
  /**
   * Scripts run, but the page is not hydrated. Set by early-script/recover-scripts.ts. Buttons look enabled and their clicks
   * are held, answers are closed, `js-only` controls are visible.
   */
  | "loading"
  /**
   * The hero, the top bar and the footer are hydrated, set by components/layout/hydration-mark.tsx. Held clicks are
   * repeated. Each section hydrates soon after, or at once when it is tapped.
   */
  | "ready"
  /**
   * The page may never hydrate: one of its scripts is lost or broken, or it is not hydrated 10 s after the load event or 30 s
   * after its text. Set by early-script/recover-scripts.ts. Buttons ignore a pointer, every answer is open, and `js-only`
   * controls are invisible but keep their space.
   */
  | "failed";

const transitions: Record<DocumentState, DocumentState[]> = {
  // "ready" when the early script did not run, or when React has rendered <html> anew, which resets its attributes.
  static: ["loading", "ready"],
  loading: ["ready", "failed"],
  // A late page still hydrates.
  failed: ["ready"],
  ready: [],
};

/** Returns the document's state. "static" for a document without the attribute. */
export function documentState(): DocumentState {
  return (document.documentElement.dataset.state ?? "static") as DocumentState;
}

/** Sets the state. Does nothing when the current state cannot become it. */
export function enterState(state: DocumentState): void {
  if (transitions[documentState()].includes(state)) document.documentElement.dataset.state = state;
}

/** Calls `callback` once the page is hydrated, or at once if it is. */
export function whenReady(callback: () => void): void {
  if (documentState() === "ready") {
    callback();
    return;
  }
  const observer = new MutationObserver(() => {
    if (documentState() !== "ready") return;
    observer.disconnect();
    callback();
  });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-state"] });
}

/*
 * The state of the document: the attribute `data-state` of <html>. Styles, scripts and tests read only this attribute to
 * know whether the page responds. A part that hydrates later than the page has the attribute `data-pending` until then.
 */

export type DocumentState =
  /**
   * The delivered page. Buttons cannot be reached, every answer of the questions is open, and `js-only` controls are invisible
   * but keep their space. app/layout.tsx sets it, and the early script sets it again when the page may never hydrate.
   */
  | "static"
  /** The page's scripts are on their way. Buttons look enabled and their clicks are held. The early script sets it. */
  | "loading"
  /** The page is hydrated, and held clicks are repeated. components/layout/hydration-mark.tsx sets it. */
  | "ready";

/** Returns the document's state. "static" for a document without the attribute. */
export function documentState(): DocumentState {
  return (document.documentElement.dataset.state ?? "static") as DocumentState;
}

/** Changes the state, which style sheets and `whenReady` observe. */
export function setDocumentState(state: DocumentState): void {
  document.documentElement.dataset.state = state;
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

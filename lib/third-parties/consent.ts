/* When a page may request third parties. Part of the early script too, so it is small. */

/** Dispatched on `window` by the owner's consent tool: see docs/editing.md. */
export const attributionConsent = "attribution-consent";
export const analyticsConsent = "analytics-consent";

declare global {
  interface Window {
    /** True after the visitor's consent. Set by the early script, since a consent tool may dispatch its event early. */
    attributionAllowed?: true;
  }
  interface WindowEventMap {
    [attributionConsent]: Event;
    [analyticsConsent]: Event;
  }
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean;
  }
  interface Document {
    /** https://developer.mozilla.org/docs/Web/API/Document/prerendering */
    prerendering?: boolean;
  }
}

/** Returns whether the browser sends Global Privacy Control, which refuses attribution, analytics and ads. */
export function hasPrivacySignal(): boolean {
  return navigator.globalPrivacyControl === true;
}

/** Resolves once the visitor opens the page. Chrome may render it before that, and they may never open it. */
export function activation(): Promise<void> {
  return new Promise((resolve) => {
    if (document.prerendering) document.addEventListener("prerenderingchange", () => resolve(), { once: true });
    else resolve();
  });
}

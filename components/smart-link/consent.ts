import type { Store } from "@/content/schema";

/** What the owner's consent tool dispatches on `window` when the visitor says yes: see docs/owner.md. */
export const consentEvent = "attribution-consent";

/** Returns whether the visitor's browser refuses for her: then nobody is asked, and a yes is not waited for. */
export const isRefused = () => Boolean(navigator.globalPrivacyControl);

/** Returns whether her yes is to be waited for: where the owner's content says that she is asked, and she has not said it yet. */
export const isAwaited = (consent: Store["consent"]) =>
  consent === "ask" && window.attributionAllowed !== true;

/** Calls `act` when she says yes, once. */
export function onConsent(act: () => void): void {
  window.addEventListener(consentEvent, act, { once: true });
}

declare global {
  interface Window {
    /** That the visitor said yes, for what comes later than that. */
    attributionAllowed?: true;
  }
  interface WindowEventMap {
    "attribution-consent": Event;
  }
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

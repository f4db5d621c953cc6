import type { Scripts, Store } from "@/content/schema";

export interface ConsentOptions {
  consent: Store["consent"];
  /** Null when visits are not attributed. */
  attribution: { smartScript: string; linkKey: string; consentEvent: string } | null;
  analytics: Scripts["analytics"];
}

/**
 * Preloads the attribution provider's script and loads the owner's analytics, after the first frame and the visitor's
 * consent. Listens for consent because a consent tool may dispatch it before hydration.
 */
export function loadAfterConsent({ consent, attribution, analytics }: ConsentOptions): void {
  function afterConsent(event: string, load: () => void) {
    // A hidden page has no frames.
    const loadAfterFrame = () => (document.hidden ? load() : requestAnimationFrame(() => setTimeout(load)));
    if (consent === "ask") window.addEventListener(event, loadAfterFrame, { once: true });
    else loadAfterFrame();
  }

  function loadAnalytics({ src, attributes = {} }: NonNullable<Scripts["analytics"]>) {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    for (const name of Object.keys(attributes)) script.setAttribute(name, attributes[name] ?? "");
    document.head.append(script);
  }

  function hasStoredLink(key: string) {
    try {
      return sessionStorage.getItem(key) !== null;
    } catch {
      // Storage is denied.
      return false;
    }
  }

  if (analytics) afterConsent("analytics-consent", () => loadAnalytics(analytics));

  if (!attribution || navigator.globalPrivacyControl) return;
  const { smartScript, linkKey, consentEvent } = attribution;
  window.addEventListener(consentEvent, () => {
    window.attributionAllowed = true;
  });
  if (hasStoredLink(linkKey)) return;
  afterConsent(consentEvent, () => {
    const hint = { rel: "preload", as: "script", href: smartScript };
    document.head.append(Object.assign(document.createElement("link"), hint));
  });
}

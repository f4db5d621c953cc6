import type { Scripts, Store } from "@/content/schema";
import { consentEvent, decide, hasPrivacySignal, rememberClick } from "@/lib/attribution/decide";
import { run } from "./run";

type AnalyticsScript = Pick<Scripts["analytics"][number], "src" | "attributes">;

export interface ConsentOptions {
  consent: Store["consent"];
  /** Null when visits are not attributed. */
  attribution: { smartScript: string } | null;
  analytics: AnalyticsScript[];
}

/**
 * Preloads the attribution provider's script and loads the owner's analytics and pixels, after the first frame and the visitor's
 * consent. Listens for consent because a consent tool may dispatch it before hydration.
 */
export function loadAfterConsent({ consent, attribution, analytics }: ConsentOptions): void {
  // Whatever the consent tool reports.
  if (hasPrivacySignal()) return;

  const isAsking = consent === "ask";

  if (analytics.length > 0) {
    const load = () => afterFrame(() => loadAll(analytics));
    if (isAsking) window.addEventListener("analytics-consent", load, { once: true });
    else load();
  }

  if (attribution) {
    // The visitor may consent on another page.
    const query = window.location.search;
    // After the frame, because the browser opens its storage at the first access. A visitor cannot leave before it.
    const prepare = (hasConsent: boolean) =>
      afterFrame(() => {
        if (decide(consent, query, hasConsent) !== "request") return;
        // Now, because the visitor may leave before the page's scripts have loaded.
        rememberClick(query);
        preload(attribution.smartScript);
      });
    const onConsent = () => {
      window.attributionAllowed = true;
      prepare(true);
    };
    if (isAsking) window.addEventListener(consentEvent, onConsent, { once: true });
    else prepare(false);
  }
}

function afterFrame(load: () => void): void {
  // A hidden page has no frames.
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}

function loadAll(scripts: AnalyticsScript[]): void {
  for (const script of scripts) run(() => loadScript(script));
}

function loadScript({ src, attributes = {} }: AnalyticsScript): void {
  const script = Object.assign(document.createElement("script"), { src, async: true });
  for (const name of Object.keys(attributes)) script.setAttribute(name, attributes[name] ?? "");
  document.head.append(script);
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }));
}

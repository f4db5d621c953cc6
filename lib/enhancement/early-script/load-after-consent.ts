import type { Scripts, Store } from "@/content/schema";
import { rememberVisit, takeVisit, visitOf } from "@/lib/attribution/visit";
import { activation, analyticsConsent, attributionConsent, hasPrivacySignal } from "@/lib/third-parties/consent";
import { run } from "./run";

export type ScriptFile = Pick<Scripts["analytics"][number], "src" | "attributes">;

export type ConsentTool = Pick<NonNullable<Scripts["consent"]>, "scripts" | "styles">;

export interface ConsentOptions {
  consent: Store["consent"];
  /** Null when visits are not attributed. */
  attribution: { smartScript: string } | null;
  analytics: ScriptFile[];
}

export interface EarlyScriptOptions extends ConsentOptions {
  /** Null when pages have none. */
  consentTool: ConsentTool | null;
}

/**
 * Loads the owner's consent tool once the page is parsed, before anything else from a third party. Not while Chrome prerenders a page,
 * which the visitor may never open.
 */
export async function loadConsentTool({ scripts, styles = [] }: ConsentTool): Promise<void> {
  await activation();
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  for (const href of styles)
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  // One after the other, as they are listed.
  for (const script of scripts) loadScript(script, false);
}

/**
 * Preloads the attribution provider's script and loads the owner's analytics and pixels, after the first frame and the visitor's
 * consent. Listens for consent because a consent tool may dispatch it before hydration.
 */
export async function loadAfterConsent({ consent, attribution, analytics }: ConsentOptions): Promise<void> {
  if (hasPrivacySignal()) {
    // Whatever the consent tool reports.
    await firstFrame();
    takeVisit();
    return;
  }
  const isAsking = consent === "ask";
  if (analytics.length > 0) loadAnalytics(analytics, isAsking);
  if (attribution) prepareAttribution(attribution.smartScript, isAsking);
}

async function loadAnalytics(scripts: ScriptFile[], isAsking: boolean): Promise<void> {
  if (isAsking) await new Promise((resolve) => window.addEventListener(analyticsConsent, resolve, { once: true }));
  await firstFrame();
  for (const script of scripts) run(() => loadScript(script));
}

async function prepareAttribution(smartScript: string, isAsking: boolean): Promise<void> {
  // Another script may change the address, and the visitor may consent later.
  const { href } = window.location;
  const consent = isAsking && attributionAllowed();
  // The browser opens its storage at the first access.
  await firstFrame();
  if (consent) {
    // Until then, the visit of an earlier page is not stored: the visitor may have withdrawn their consent since.
    const earlier = takeVisit();
    await consent;
    if (earlier) rememberVisit(earlier);
  }
  const visit = visitOf(href);
  // Now, because the visitor may leave before the page's scripts have loaded.
  if (visit.ad) rememberVisit(visit);
  if (!visit.link) preload(smartScript);
}

/** Resolves once the visitor consents. */
function attributionAllowed(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener(
      attributionConsent,
      () => {
        window.attributionAllowed = true;
        resolve();
      },
      { once: true },
    );
  });
}

/** Resolves after the first frame that the visitor sees. At once in a hidden tab, which has no frames. */
async function firstFrame(): Promise<void> {
  await activation();
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function loadScript({ src, attributes = {} }: ScriptFile, async = true): void {
  const script = Object.assign(document.createElement("script"), { src, async });
  for (const name of Object.keys(attributes)) script.setAttribute(name, attributes[name] ?? "");
  document.head.append(script);
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }));
}

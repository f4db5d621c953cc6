import type { Scripts, Store } from "@/content/schema";

/** Values for the early script, which cannot use imports. */
export interface EarlyScriptOptions {
  consent: Store["consent"];
  /** Null when visits are not attributed. */
  attribution: { smartScript: string; linkKey: string; consentEvent: string } | null;
  analytics: Scripts["analytics"];
}

/**
 * Runs inline in the head of each page, before the first paint. The page contains the source of this
 * function, which therefore cannot use imports or syntax newer than Safari 14.
 *
 * - Collapses leading slashes in the address, because Next's router parses `//about-us` as a host.
 * - Sets the class `js`. Sets `scripts-failed` when a script of the site throws or fails twice, because
 *   the page may then never hydrate. CSS hides the controls that need scripts.
 * - Replays clicks after hydration. Opens a tapped question at once.
 * - Preloads the attribution provider's script and loads the owner's analytics, after the first frame and
 *   the visitor's consent. It listens for consent because a consent tool may dispatch it before hydration.
 */
export function earlyScript({ consent, attribution, analytics }: EarlyScriptOptions): void {
  const root = document.documentElement;
  const { origin, pathname, search, hash } = window.location;
  if (pathname.startsWith("//"))
    window.history.replaceState(null, "", origin + pathname.replace(/^\/+/, "/") + search + hash);

  const isHydrated = () => root.hasAttribute("data-hydrated");
  const retried = new Set<string>();
  const clicked: HTMLButtonElement[] = [];
  root.classList.add("js");

  window.addEventListener(
    "error",
    (event) => {
      const src = (event.target as Partial<HTMLScriptElement> | null)?.src;
      if (isHydrated() || !(event.filename || src || "").includes("/_next/")) return;
      // Prevents Next from replacing a readable page with its error screen.
      event.stopPropagation();
      if (!src || retried.has(src)) {
        root.classList.add("scripts-failed");
        return;
      }
      retried.add(src);
      setTimeout(() => {
        document.head.append(Object.assign(document.createElement("script"), { src }));
      }, 500);
    },
    true,
  );

  window.addEventListener(
    "click",
    (event) => {
      // Not the buttons of the owner's consent tool, which work without React.
      const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>("main button");
      if (!button || isHydrated()) return;
      // React would handle the click too if it hydrates the button now.
      event.stopPropagation();
      clicked.push(button);
      const question = button.closest("[data-static-question]");
      for (const open of question ? document.querySelectorAll("[data-open]") : [])
        if (open !== question) open.removeAttribute("data-open");
      question?.toggleAttribute("data-open");
    },
    true,
  );
  window.addEventListener("hydrated", () => {
    for (const button of clicked.splice(0)) button.click();
  });

  function afterConsent(event: string, load: () => void) {
    // A hidden page has no frames.
    const loadAfterFrame = () => (document.hidden ? load() : requestAnimationFrame(() => setTimeout(load)));
    if (consent === "ask") window.addEventListener(event, loadAfterFrame, { once: true });
    else loadAfterFrame();
  }
  if (analytics)
    afterConsent("analytics-consent", () => {
      const { src, attributes = {} } = analytics;
      const script = Object.assign(document.createElement("script"), { src, async: true });
      for (const name of Object.keys(attributes)) script.setAttribute(name, attributes[name] ?? "");
      document.head.append(script);
    });

  if (!attribution || navigator.globalPrivacyControl) return;
  const { smartScript, linkKey, consentEvent } = attribution;
  window.addEventListener(consentEvent, () => {
    window.attributionAllowed = true;
  });
  try {
    if (sessionStorage.getItem(linkKey) !== null) return;
  } catch {
    // Storage is denied, so no link is stored.
  }
  afterConsent(consentEvent, () => {
    const hint = { rel: "preload", as: "script", href: smartScript };
    document.head.append(Object.assign(document.createElement("link"), hint));
  });
}

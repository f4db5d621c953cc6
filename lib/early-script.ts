/** Values that the early script needs from content/; null where no visit is attributed. */
export interface EarlyScriptOptions {
  smartScript: string;
  consent: "not-needed" | "ask" | "off";
  linkKey: string;
  consentEvent: string;
}

/**
 * Runs inline in the head of each page, before the first paint, as the text of this function: it can
 * use nothing from outside itself, and only syntax of Safari 14.
 *
 * - Collapses leading slashes in the address: Next's router reads `//about-us` as another host.
 * - Sets the class `js`. Sets `scripts-lost` when one of our scripts throws or fails twice; the page
 *   then never hydrates, and CSS hides the controls that need it.
 * - Opens a question until the accordion is loaded, and replays other clicks after hydration.
 * - Preloads the attribution provider's script after the first frame, unless the visitor refuses it.
 */
export function earlyScript(attribution: EarlyScriptOptions | null): void {
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
      // Next would replace a readable page with its error screen.
      event.stopPropagation();
      if (!src || retried.has(src)) {
        root.classList.add("scripts-lost");
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
      const button = (event.target as Element | null)?.closest?.("button");
      if (!button) return;
      const question = button.closest("[data-static-question]");
      if (question) question.toggleAttribute("data-open");
      else if (!isHydrated()) clicked.push(button);
    },
    true,
  );
  window.addEventListener("hydrated", () => {
    for (const button of clicked.splice(0)) button.click();
  });

  if (!attribution) return;
  const { smartScript, consent, linkKey, consentEvent } = attribution;
  const preload = () => {
    const hint = { rel: "preload", as: "script", href: smartScript };
    document.head.append(Object.assign(document.createElement("link"), hint));
  };
  // A hidden page has no frames.
  const preloadAfterFrame = () =>
    document.hidden ? preload() : requestAnimationFrame(() => setTimeout(preload));
  let hasLink = false;
  try {
    hasLink = sessionStorage.getItem(linkKey) !== null;
  } catch {
    // Storage is denied: there is no link.
  }
  if (navigator.globalPrivacyControl || hasLink) return;
  if (consent !== "ask") preloadAfterFrame();
  else
    window.addEventListener(
      consentEvent,
      () => {
        window.attributionAllowed = true;
        preloadAfterFrame();
      },
      { once: true },
    );
}

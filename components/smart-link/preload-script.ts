import type { Store } from "@/content/schema";
import { isRefused, onConsent } from "./consent";
import { rememberedLink } from "./visit";

export interface PreloadedScript extends Pick<Store, "smartScript" | "consent"> {
  /** What smart links are made from. */
  base: string;
}

/**
 * Runs in each page's head: fetches the provider's script right after the first frame where the visit has no
 * link yet, so that it is there when the page is hydrated, and notes consent that is given before that.
 */
export function preloadScript({ smartScript, consent, base }: PreloadedScript): void {
  function preload() {
    const isAskedAlready = window.smartLink?.status === "pending";
    if (isAskedAlready || isRefused() || rememberedLink(base)) return;
    const hint = { rel: "preload", as: "script", href: smartScript };
    document.head.append(Object.assign(document.createElement("link"), hint));
  }
  function preloadAfterFrame() {
    // A hidden page has no frames.
    if (document.hidden) preload();
    else requestAnimationFrame(() => setTimeout(preload));
  }
  if (consent === "ask")
    onConsent(() => {
      window.attributionAllowed = true;
      preloadAfterFrame();
    });
  else preloadAfterFrame();
}

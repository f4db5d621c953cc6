import type { CheerioAPI } from "cheerio";
import { unexpected } from "./unexpected";

/**
 * Moves Next's scripts to the start of the body, and removes their preloads. From the head, the browser would request
 * them before the fonts. At the end of the body, Chromium finds them late, because it lays out what has arrived before it
 * parses the rest (docs/performance.md). Throws if the page has no scripts, or scripts that would block it.
 *
 * React does not know the elements that this and move-fonts.ts add to the body. It hydrates the page and keeps them, because
 * it skips elements in the body until it finds one of the type that it expects (`canHydrateInstance` in react-dom). So
 * the first element that app/layout.tsx renders into the body must have another type: now it is a link, the skip link.
 */
export function moveScripts($: CheerioAPI): void {
  // Browsers that need the noModule scripts are not supported, and no other browser loads them.
  const scripts = $("script[src*='/_next/']:not([nomodule])");
  if (scripts.length === 0) throw unexpected("scripts of Next", "none");
  const blocking = scripts.not("[async]");
  if (blocking.length > 0) throw unexpected("async scripts only", $.html(blocking.first()));
  $("link[rel='preload'][as='script'][href*='/_next/']").remove();
  $("body").prepend(scripts);
  const early = $("link[href*='/_next/'][href$='.js']");
  if (early.length > 0) throw unexpected("no other element that loads a script", $.html(early.first()));
}

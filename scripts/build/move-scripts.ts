import type { CheerioAPI } from "cheerio";
import { unexpected } from "./unexpected";

/**
 * Moves Next's scripts to the end of the body, and removes their preloads. In the head, a dozen scripts compete with the
 * page itself for a slow line; at the end, the browser requests them once the whole page has arrived
 * (docs/performance.md). Throws if the page has no scripts, or scripts that would block it.
 */
export function moveScripts($: CheerioAPI): void {
  // Browsers that need the noModule scripts are not supported, and no other browser loads them.
  const scripts = $("script[src*='/_next/']:not([nomodule])");
  if (scripts.length === 0) throw unexpected("scripts of Next", "none");
  const blocking = scripts.not("[async]");
  if (blocking.length > 0) throw unexpected("async scripts only", $.html(blocking.first()));
  $("link[rel='preload'][as='script'][href*='/_next/']").remove();
  $("body").append(scripts);
  const early = $("link[href*='/_next/'][href$='.js']");
  if (early.length > 0) throw unexpected("no other element that loads a script", $.html(early.first()));
}

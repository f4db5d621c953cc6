import type { CheerioAPI } from "cheerio";
import postcss, { type ChildNode } from "postcss";
import { unexpected } from "./unexpected";

/**
 * Moves the preloads of fonts to the start of the body, with their @font-face rules. While a font is loading that the
 * head preloads, Chromium delays the first frame, until it has to lay out the whole page in it. WebKit loads a font twice
 * if its preload comes after the head that has its rule (docs/performance.md). React keeps the elements (move-scripts.ts),
 * and components/layout/keep-document.tsx restores the rules if it does not. Throws if a preloaded font has no rule in the
 * page's style element.
 */
export function moveFonts($: CheerioAPI): void {
  const preloads = $("head > link[rel='preload'][as='font']");
  // Next preloads none in the 404 page.
  if (preloads.length === 0) return;
  const style = $("head > style");
  const sheet = postcss.parse(style.text());
  const rules = Array.from(preloads, (preload) => {
    const href = $(preload).attr("href") ?? "";
    const isRule = (node: ChildNode) => node.type === "atrule" && node.name === "font-face" && `${node}`.includes(href);
    const rule = sheet.nodes.find(isRule);
    if (!rule) throw unexpected(`a @font-face rule with ${href}`, "none");
    rule.remove();
    return String(rule);
  });
  style.text(sheet.toString());
  // HTML allows a style element in the body only within an SVG.
  const svg = $('<svg data-fonts="" width="0" height="0"><style></style></svg>');
  svg.children().text(rules.join(""));
  $("body").prepend(preloads, svg);
}

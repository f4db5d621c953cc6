import type { CheerioAPI } from "cheerio";
import postcss from "postcss";
import { unexpected } from "./unexpected";

/* The address in `url(../media/text.woff2)`, unless it is absolute or a fragment. */
const relativeUrl = /url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/gi;

/** Returns the text of a style sheet at the address `href` for an element of the page: all its addresses are absolute. */
function inPage(css: string, href: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("import", (rule) => {
    throw unexpected(`no @import in ${href}`, String(rule));
  });
  root.walkComments((comment) => {
    if (comment.text.startsWith("# sourceMappingURL")) comment.remove();
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(relativeUrl, (_, quote, url) => {
      const { pathname, search, hash } = new URL(url, new URL(href, "https://host"));
      return `url(${quote}${pathname}${search}${hash}${quote})`;
    });
  });
  // PostCSS escapes `</style`, which would close the element.
  return root.toString();
}

/**
 * Inlines the style sheets of a page in one element, where the first is linked, which saves a round trip before the first
 * paint. Next's `inlineCss` option would write each sheet three times. Disables the links instead of removing them, because
 * React looks for them before it loads the sheets of another page. `readSheet` returns the content of a sheet. Throws if the page has no style sheet.
 */
export function inlineCss($: CheerioAPI, readSheet: (href: string) => string): void {
  const links = $("link[rel='stylesheet'][href*='/_next/']");
  if (links.length === 0) throw unexpected("at least one style sheet", "none");
  const sheets = Array.from(links, (link) => {
    const href = $(link).attr("href") ?? "";
    return inPage(readSheet(href), href);
  });
  $("<style>").text(sheets.join("")).insertBefore(links.first());
  links.attr("disabled", "");
}

import { type CheerioAPI, load } from "cheerio";
import postcss from "postcss";
import { addPolicy } from "./csp";
import { joinData } from "./react-data";
import { unexpected } from "./unexpected";

/* What Next writes and no page needs. */
const unneeded = [
  // For Chrome's developers. Its position varies from build to build.
  "meta[name='next-size-adjust']",
  // To this host. Next writes it for fonts that are not preloaded.
  "link[rel='preconnect'][href='/']",
  // Polyfills for browsers without modules, which are not supported.
  "script[nomodule]",
];

/**
 * Returns a page of Next's export, ready for any host. Edits a parsed document. What React compares when it
 * hydrates stays the same: elements, attributes, text and comments. `readSheet` returns the content of the style sheet at an
 * address. Throws if Next wrote the page in another way than a step expects.
 */
export function finishPage(html: string, readSheet: (href: string) => string): string {
  const $ = load(html);
  $(unneeded.join()).remove();
  describeFirst($);
  inlineStyles($, readSheet);
  startAtEnd($);
  addPolicy($);
  const finished = $.html();
  // A document that starts a <pre> with an empty line, for example, would lose that line.
  if (load(finished).html() !== finished) throw unexpected("a page that a browser reads as it was written", "another");
  return finished;
}

/**
 * Moves the preloads and the early script behind the tags that describe the page. Link previews of chats read only the start
 * of a page, and the styles are longer. React finds its elements of the head by their attributes, in any order.
 */
function describeFirst($: CheerioAPI): void {
  const first = $("head").children().first();
  if (!first.is("meta[charset]")) throw unexpected("a charset at the start of the head", $.html(first) || "nothing");
  $("head").append($("head > link[rel='preload']:not([as='script'])"), $("head > script:not([src])"));
}

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
 * Inlines the style sheets of a page in one element at the end of the head, which saves a round trip before the first
 * paint. Next's `inlineCss` option would write each sheet three times. Disables the links instead of removing them, because
 * React requests a sheet whose link it does not find. Throws if the page has no style sheet.
 */
function inlineStyles($: CheerioAPI, readSheet: (href: string) => string): void {
  const links = $("link[rel='stylesheet'][href*='/_next/']");
  if (links.length === 0) throw unexpected("at least one style sheet", "none");
  const sheets = Array.from(links, (link) => {
    const href = $(link).attr("href") ?? "";
    return inPage(readSheet(href), href);
  });
  links.attr("disabled", "");
  $("head").append($("<style>").text(sheets.join("")), links);
}

/**
 * Replaces Next's scripts by their preloads, at the start of the body, and by a call at its end of
 * lib/enhancement/early-script/start-page.ts, which inserts them once the page is complete. In the head, the preloads would be
 * requested before the pictures of the first screen; at the end of the body, Chromium finds them late, because it lays out what
 * has arrived before it parses the rest (docs/performance.md).
 *
 * React does not know these preloads, and keeps them: it skips elements in the body until it finds one of the type that
 * it expects (`canHydrateInstance` in react-dom). Throws if the page has no scripts, or scripts that would block it.
 */
function startAtEnd($: CheerioAPI): void {
  $("link[rel='preload'][as='script'][href*='/_next/']").remove();
  const elements = $("script[src*='/_next/']");
  if (elements.length === 0) throw unexpected("scripts of Next", "none");
  const blocking = elements.not("[async]");
  if (blocking.length > 0) throw unexpected("async scripts only", $.html(blocking.first()));
  const scripts = Array.from(elements, (element) => $(element).attr("src") ?? "");
  elements.remove();
  const early = $("[src*='/_next/'][src$='.js'], [href*='/_next/'][href$='.js']");
  if (early.length > 0) throw unexpected("no other element that loads a script", $.html(early.first()));

  const preloads = scripts.map((href) =>
    $("<link>").attr({ rel: "preload", as: "script", fetchpriority: "low", href }),
  );
  $("body").prepend(...preloads);
  const page = { scripts, characters: joinData($) };
  $("body").append($("<script>").text(`self.startPage&&startPage(${JSON.stringify(page)})`));
}

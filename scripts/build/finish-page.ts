import { type CheerioAPI, load } from "cheerio";
import { parse } from "css-what";
import postcss from "postcss";
import { addPolicy } from "./csp";
import { codeOf, takeData } from "./react-data";
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
 * hydrates stays the same: elements, attributes and texts. `readSheet` returns the content of the style sheet at an
 * address, `wordsOfScripts` are the words of the scripts that the page can load. Throws if Next wrote the page differently than a step
 * expects.
 */
export function finishPage(
  html: string,
  readSheet: (href: string) => string,
  wordsOfScripts: ReadonlySet<string>,
): string {
  const $ = load(html);
  $(unneeded.join()).remove();
  removeSeparators($);
  describeFirst($);
  inlineStyles($, readSheet, wordsOfScripts);
  startAtEnd($);
  addPolicy($);
  const finished = $.html();
  // A document that starts a <pre> with an empty line, for example, would lose that line.
  if (load(finished).html() !== finished) throw unexpected("a page that parses to the same HTML", "different HTML");
  return finished;
}

/**
 * Removes the comments with which React separates two texts, where there are no two texts. React also writes one after a text at the
 * end of an element if it has waited there for Next's data, so that two builds of the same sources could differ. React skips these
 * comments when it hydrates (`getNextHydratable` in react-dom).
 */
function removeSeparators($: CheerioAPI): void {
  $("body *")
    .contents()
    .filter((_, node) => node.type === "comment" && node.data === " ")
    .filter((_, { prev, next }) => prev?.type !== "text" || next?.type !== "text")
    .remove();
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

/** Returns the words of a text that can be names of classes. */
export const wordsOf = (text: string): string[] => text.split(/[\s"'`\\]+/);

/** Returns the names of the classes that an element needs to match a selector, without those in `:is()` and the like. */
const classesIn = (selector: string) =>
  parse(selector).flatMap((tokens) =>
    tokens.flatMap((token) => (token.type === "attribute" && token.action === "element" ? token.value : [])),
  );

/** Removes the rules for classes that are not used, most of which are utilities of other pages. */
function removeUnused(root: postcss.Root, isUsed: (name: string) => boolean): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && (rule.parent as postcss.AtRule).name.endsWith("keyframes")) return;
    const used = rule.selectors.filter((selector) => classesIn(selector).every(isUsed));
    if (used.length > 0) rule.selectors = used;
    else remove(rule);
  });
}

/** Removes a rule, and the at-rules around it that have no other. */
function remove(node: postcss.ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === "atrule" && parent.nodes?.length === 0) remove(parent as postcss.AtRule);
}

/**
 * Returns the text of a style sheet at the address `href` for an element of the page: all its addresses are absolute, and its classes
 * are used.
 */
function inPage(css: string, href: string, isUsed: (name: string) => boolean): string {
  const root = postcss.parse(css);
  root.walkAtRules("import", (rule) => {
    throw unexpected(`no @import in ${href}`, String(rule));
  });
  removeUnused(root, isUsed);
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
function inlineStyles($: CheerioAPI, readSheet: (href: string) => string, wordsOfScripts: ReadonlySet<string>): void {
  const links = $("link[rel='stylesheet'][href*='/_next/']");
  if (links.length === 0) throw unexpected("at least one style sheet", "none");
  const classes = Array.from($("[class]"), (element) => wordsOf($(element).attr("class") ?? ""));
  const words = new Set([...classes.flat(), ...wordsOf($("script").text())]);
  const isUsed = (name: string) => words.has(name) || wordsOfScripts.has(name);
  const sheets = Array.from(links, (link) => {
    const href = $(link).attr("href") ?? "";
    return inPage(readSheet(href), href, isUsed);
  });
  links.attr("disabled", "");
  $("head").append($("<style>").text(sheets.join("")), links);
}

/**
 * Replaces Next's scripts with their preloads, at the start of the body, and with one inline script at its end. It has React's data, and
 * calls lib/enhancement/early-script/start-page.ts, which inserts Next's scripts. In the head, the preloads would be requested
 * before the pictures of the first screen; at the end of the body, Chromium finds them late, because it lays out what has arrived
 * before it parses the rest. It does so before each inline script, so one is faster than several (docs/performance.md).
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
  const data = takeData($);
  // Turbopack's list of the page's scripts.
  const list = $("body > script:not([type])");
  const page = { scripts, characters: data.length };
  const code = [list.text(), codeOf(data), `self.startPage&&startPage(${JSON.stringify(page)})`];
  list.remove();
  $("body").append($("<script>").text(code.filter(Boolean).join(";")));
}

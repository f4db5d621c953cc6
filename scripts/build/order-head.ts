import type { CheerioAPI } from "cheerio";
import { unexpected } from "./unexpected";

/* What describes the page. Browsers look for the charset in the first 1024 bytes. */
const descriptions = [
  "meta[charset]",
  "meta[name='viewport']",
  "title",
  "meta[name='description']",
  "link[rel='canonical']",
  "meta[property^='og:']",
  "meta[name^='twitter:']",
  "meta",
];

/* What the page's policy governs. The early script precedes the styles, because it runs before the first paint. */
const resources = ["link[rel$='icon']", "link[rel='preload']", "script", "style", "link"];

/**
 * Orders the head: first what describes the page, then what it loads, so that the description is in the first 8 KB. Link
 * previews of chats read only the start of a page, some 10,000 characters of it, and the styles are longer. Elements of a
 * kind keep their order. React finds its elements of the head by their attributes, in any order. Throws if the page has no
 * charset, or an unknown kind of element.
 */
export function orderHead($: CheerioAPI): void {
  const kinds = [...descriptions, ...resources];
  const elements = $("head").children().toArray();
  const kindOf = (element: (typeof elements)[number]) => kinds.findIndex((selector) => $(element).is(selector));
  const unknown = elements.find((element) => kindOf(element) === -1);
  if (unknown) throw unexpected("only known elements in the head", $.html(unknown));
  const ordered = [...elements].sort((one, other) => kindOf(one) - kindOf(other));
  if (!$(ordered[0]).is("meta[charset]")) throw unexpected("a charset in the head", "none");
  $("head").append(ordered);
}

/** Returns the first element of an ordered head that the page's policy governs. */
export const firstResource = ($: CheerioAPI) => $("head").children(resources.join()).not(descriptions.join()).first();

import { load } from "cheerio";
import { addPolicy } from "./csp";
import { inlineCss } from "./inline-css";
import { moveFonts } from "./move-fonts";
import { moveScripts } from "./move-scripts";
import { orderHead } from "./order-head";
import { requoteData } from "./requote-data";
import { unexpected } from "./unexpected";

/**
 * Returns a page of Next's export, ready for any host. Edits a parsed document. What React compares when it
 * hydrates stays the same: elements, attributes, text and comments. `readSheet` returns the content of the style sheet at an
 * address. Throws if Next wrote the page in another way than a step expects.
 */
export function finishPage(html: string, readSheet: (href: string) => string): string {
  const $ = load(html);
  // An empty marker for Chrome's developers. Its position among the other tags varies from build to build.
  $("meta[name='next-size-adjust']").remove();
  moveScripts($);
  inlineCss($, readSheet);
  // After the scripts are moved, so that the fonts precede them and are requested first.
  moveFonts($);
  orderHead($);
  requoteData($);
  addPolicy($);
  const finished = $.html();
  // A document that starts a <pre> with an empty line, for example, would lose that line.
  if (load(finished).html() !== finished) throw unexpected("a page that a browser reads as it was written", "another");
  return finished;
}

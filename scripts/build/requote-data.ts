import type { CheerioAPI } from "cheerio";
import { unexpected } from "./unexpected";

const start = "self.__next_f.push([1,";
const end = "])";

/**
 * Writes React's data, which Next puts into inline scripts as JSON strings, with single quotes. Half of the data is names and
 * values in double quotes: without a backslash before each, they repeat the page's HTML, which compresses better
 * (docs/performance.md). Throws if the page has no such data.
 */
export function requoteData($: CheerioAPI): void {
  const scripts = $("script:not([src])").filter((_, script) => $(script).text().startsWith(start));
  if (scripts.length === 0) throw unexpected(`scripts that start with ${start}`, "none");
  for (const script of scripts) {
    const json = $(script).text().slice(start.length, -end.length);
    $(script).text(start + singleQuoted(JSON.parse(json)) + end);
  }
}

/** Returns a JavaScript literal of a text, for an inline script: it contains neither `</script>` nor `<!--`. */
function singleQuoted(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\.|'/g, (found) => ({ '\\"': '"', "'": "\\'" })[found] ?? found)
    .replace(/<(?=[/!])/g, "<\\");
  return `'${escaped}'`;
}

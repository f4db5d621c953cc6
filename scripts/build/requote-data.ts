import type { CheerioAPI } from "cheerio";
import { unexpected } from "./unexpected";

const start = "self.__next_f.push([1,";
const call = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/**
 * Writes React's data, which Next puts into inline scripts as JSON strings, with single quotes. Without a backslash before each
 * double quote, the data repeats strings of the page's HTML, so it compresses better (docs/performance.md). Throws if the page has
 * no such data, or other code in these scripts.
 */
export function requoteData($: CheerioAPI): void {
  const scripts = $("script:not([src])").filter((_, script) => $(script).text().startsWith(start));
  if (scripts.length === 0) throw unexpected(`scripts that start with ${start}`, "none");
  for (const script of scripts) {
    const code = $(script).text();
    const [, json] = call.exec(code) ?? [];
    if (!json) throw unexpected(`one text in ${start}"…"])`, code.slice(0, 80));
    const text: string = JSON.parse(json);
    $(script).text(`${start}${singleQuoted(text)}])`);
  }
}

/** Returns a JavaScript literal of a text, for an inline script: it contains neither `</script>` nor `<!--`. */
function singleQuoted(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    // Each escape as a whole, so that the quote after an escaped backslash stays.
    .replace(/\\.|'/g, (found) => ({ '\\"': '"', "'": "\\'" })[found] ?? found)
    .replace(/<(?=[/!])/g, "<\\");
  return `'${escaped}'`;
}

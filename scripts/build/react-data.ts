import type { CheerioAPI } from "cheerio";
import { unexpected } from "./unexpected";

/*
 * React's data of a page. Next puts it into inline scripts: one that begins the list, and one for each piece of the data, which
 * is a JSON string.
 */
const first = "(self.__next_f=self.__next_f||[]).push([0])";
const start = "self.__next_f.push([1,";
const call = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/* Asks React to connect to this host once more. Next writes it for fonts that are not preloaded. */
const preconnect = ':HC["/",""]\n';

/**
 * Removes React's data from a page, and returns its text. Throws if the page has no such data, or other code in these scripts.
 */
export function takeData($: CheerioAPI): string {
  const scripts = $("script:not([src])").filter((_, script) => $(script).text().includes("self.__next_f"));
  const [begin, ...pieces] = scripts.toArray();
  if (!begin || $(begin).text() !== first)
    throw unexpected(`a script ${first}`, $(begin).text().slice(0, 80) || "none");
  if (pieces.length === 0) throw unexpected(`scripts that start with ${start}`, "none");
  const texts = pieces.map((piece) => textOf($(piece).text()));
  scripts.remove();
  return texts.join("").replace(preconnect, "");
}

/**
 * Returns the code that passes the data on to React, in one piece and with single quotes. Without a backslash before each double
 * quote, the data repeats strings of the page's HTML, so it compresses better (docs/performance.md).
 */
export const codeOf = (data: string) => `(self.__next_f=self.__next_f||[]).push([0],[1,${literalOf(data)}])`;

/** Returns the text that a script adds to the data. */
function textOf(code: string): string {
  const [, json] = call.exec(code) ?? [];
  if (!json) throw unexpected(`one text in ${start}"…"])`, code.slice(0, 80));
  return JSON.parse(json);
}

/** Returns a JavaScript literal of a text, for an inline script: it contains neither `</script>` nor `<!--`. */
function literalOf(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    // Each escape as a whole, so that the quote after an escaped backslash stays.
    .replace(/\\.|'/g, (found) => ({ '\\"': '"', "'": "\\'" })[found] ?? found)
    .replace(/<(?=[/!])/g, "<\\");
  return `'${escaped}'`;
}

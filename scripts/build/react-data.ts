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
 * Returns the scripts with a piece of the data, and their text. Throws if the page has no such data, or other code in these scripts.
 */
function piecesOf($: CheerioAPI) {
  const scripts = $("script:not([src])").filter((_, script) => $(script).text().includes("self.__next_f"));
  const [begin, ...pieces] = scripts.toArray();
  if (!begin || $(begin).text() !== first)
    throw unexpected(`a script ${first}`, $(begin).text().slice(0, 80) || "none");
  if (pieces.length === 0) throw unexpected(`scripts that start with ${start}`, "none");
  return pieces.map((script) => {
    const code = $(script).text();
    const [, json] = call.exec(code) ?? [];
    if (!json) throw unexpected(`one text in ${start}"…"])`, code.slice(0, 80));
    const text: string = JSON.parse(json);
    return { script, text: text.replace(preconnect, "") };
  });
}

/** Returns how long the data is, for lib/enhancement/early-script/start-page.ts: the scripts, and the characters in them. */
export function readData($: CheerioAPI): { pieces: number; characters: number } {
  const pieces = piecesOf($);
  return { pieces: 1 + pieces.length, characters: pieces.reduce((sum, { text }) => sum + text.length, 0) };
}

/**
 * Writes the data with single quotes and in ASCII. Without a backslash before each double quote, it repeats strings of the page's
 * HTML, so it compresses better (docs/performance.md). In ASCII, it stays the same when a host sends the page with another
 * charset.
 */
export function rewriteData($: CheerioAPI): void {
  for (const { script, text } of piecesOf($)) $(script).text(`${start}${literalOf(text)}])`);
}

const escapeOf = (character: string) => {
  const code = character.charCodeAt(0).toString(16);
  return code.length > 2 ? `\\u${code.padStart(4, "0")}` : `\\x${code}`;
};

/** Returns a JavaScript literal of a text, for an inline script: it contains neither `</script>` nor `<!--`. */
function literalOf(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    // Each escape as a whole, so that the quote after an escaped backslash stays.
    .replace(/\\.|'/g, (found) => ({ '\\"': '"', "'": "\\'" })[found] ?? found)
    .replace(/<(?=[/!])/g, "<\\")
    .replace(/[^\0-\x7f]/g, escapeOf);
  return `'${escaped}'`;
}

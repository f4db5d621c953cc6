import { readFileSync } from "node:fs";
import type { FieldPath } from "./fields";

/** Returns the line of `file` with a field, or with the nearest field around it. Line 1 if nothing is found. */
export function findSourceLine(file: string, [name, ...keys]: FieldPath): number {
  const text = readFileSync(file, "utf8").replace(commentsAndStrings, blank);
  let index = declared(text, String(name)) ?? 0;
  for (const key of keys) {
    const value = child(text, index, key);
    if (value === undefined) break;
    index = value;
  }
  return text.slice(0, index).split("\n").length;
}

/* Their brackets and commas do not count. A string before a colon is a field's name. */
const commentsAndStrings =
  /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\])*":?|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/g;
const blank = (match: string) =>
  match.endsWith('":') ? match : match.replace(/[^\n]/g, match.startsWith("/") ? " " : "_");

function declared(text: string, name: string): number | undefined {
  const found = new RegExp(`^(?:export )?const ${name}\\b[^=]*=\\s*`, "m").exec(text);
  return found ? found.index + found[0].length : undefined;
}

/** Returns the index of a field of the value at `start`, which may be an object, a list or the name of a constant. */
function child(text: string, start: number, key: PropertyKey): number | undefined {
  const [, constant] = /^(\w+)\s*[,;\]}]/.exec(text.slice(start, start + 80)) ?? [];
  const value = constant && declared(text, constant);
  if (value) return child(text, value, key);
  if (!/[[{]/.test(text[start] ?? "")) return undefined;
  const entries = entriesOf(text, start);
  if (typeof key === "number") return entries[key];
  for (const entry of entries) {
    const [field, name, spread] =
      /^(?:"?([\w-]+)"?(?::\s*|(?=\s*[,}]))|\.\.\.(\w+)\b)/.exec(text.slice(entry, entry + 120)) ??
      [];
    if (name === key) return entry + (field?.length ?? 0);
    const shared = spread && declared(text, spread);
    const inherited = shared && child(text, shared, key);
    if (inherited) return inherited;
  }
  return undefined;
}

function entriesOf(text: string, start: number): number[] {
  const begins: number[] = [];
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (/[[{(]/.test(text[index] ?? "")) depth++;
    if (/[\]})]/.test(text[index] ?? "")) depth--;
    if (depth === 0) break;
    if (depth === 1 && (index === start || text[index] === ","))
      begins.push(index + 1 + text.slice(index + 1).search(/\S/));
  }
  return begins;
}

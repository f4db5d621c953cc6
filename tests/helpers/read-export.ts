import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { filesIn } from "../../scripts/build/files";
import { built } from "../sites";

/** Parses HTML. Scripts do not run. */
export type Page = ReturnType<typeof load>;

/** Returns functions that read the files of an export. Throws when it is not built. */
export function readExport(site: string) {
  const out = built(site);
  const files = filesIn(out);
  const bytes = (file: string) => readFileSync(path.join(out, file));
  const read = (file: string) => bytes(file).toString();
  return {
    files,
    bytes,
    read,
    isExported: (file: string) => files.includes(file.replace(/^\//, "")),
    parse: (file: string) => load(read(file)),
  };
}

/** Returns the file that a host serves at a path. */
export const fileOf = (path: string) =>
  path === "/" ? "index.html" : /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;

const collapseSpaces = (text: string) => text.replace(/\s+/g, " ").trim();

/** Returns the text of each element that matches. */
export const textsOf = ($: Page, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => collapseSpaces($(element).text()));

/** Returns the text of all elements that match, as one string. */
export const wordsOf = ($: Page, selector: string) => collapseSpaces($(selector).text());

/** Returns the values of an attribute of the elements that match. */
export const valuesOf = ($: Page, selector: string, attribute: string) =>
  $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(attribute) ?? []);

/** Returns an address without its query and fragment. */
export const pathOf = (address: string) => decodeURIComponent(address.replace(/[?#].*$/, ""));

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { notFound } from "@/content/not-found";
import { pageList } from "@/content/pages";
import { filesIn } from "@/scripts/build/files";
import { isBuilt } from "@/scripts/build/sources";
import { out } from "../out";

// Old pages would fail many tests, without the reason. A copy with a planted fault has no sources.
if (out === "out" ? !isBuilt() : !existsSync(out))
  throw new Error(`${out}/ is not built from these sources: run \`npm run build\`.`);

/** Parsed HTML. Scripts do not run. */
export type Page = ReturnType<typeof load>;

/** The files of the built site. */
export const files = filesIn(out);
export const bytes = (file: string) => readFileSync(path.join(out, file));
export const read = (file: string) => bytes(file).toString();
export const isExported = (file: string) => files.includes(file.replace(/^\//, ""));

const parsed = new Map<string, Page>();
/** Returns a parsed page. Tests share it, and do not change it. */
export function parse(file: string): Page {
  const $ = parsed.get(file) ?? load(read(file));
  parsed.set(file, $);
  return $;
}

const parsedTexts = new Map<string, Page>();
/** Returns a parsed page without its scripts and styles, whose text is what a visitor reads. */
export function parseText(file: string): Page {
  const $ = parsedTexts.get(file) ?? load(read(file));
  if (!parsedTexts.has(file)) $("script, style, template").remove();
  parsedTexts.set(file, $);
  return $;
}

/* The export has these files as they are. Those of an owner may be HTML, such as a search engine's proof of ownership. */
const copied = filesIn("public");
/** The HTML files of the export that Next has made. */
export const htmlFiles = files.filter((file) => file.endsWith(".html") && !copied.includes(file));
/** The same without copies of pages in folders, like about-us/index.html. */
export const pageFiles = htmlFiles.filter((file) => !file.endsWith("/index.html"));

/** Returns the file that a host serves at a path. */
export const fileOf = (path: string) =>
  path === "/" ? "index.html" : /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;

export const exportedPages = pageList.map((page) => ({ ...page, file: fileOf(page.path) }));
const missing = { path: "/404", heading: [notFound.title], seo: notFound.seo };
/** All pages and the 404 page. */
export const everyPage = [...exportedPages, { ...missing, file: "404.html" }];

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

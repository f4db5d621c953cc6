import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { notFound } from "@/content/error-pages";
import { pageList } from "@/content/pages";
import { filesIn } from "@/scripts/build/files";
import { out } from "../out";

export const files = filesIn(out);
export const bytes = (file: string) => readFileSync(path.join(out, file));
export const read = (file: string) => bytes(file).toString();
export const isExported = (file: string) => files.includes(file.replace(/^\//, ""));

/** Parses a page. Scripts do not run. */
export const parse = (file: string) => load(read(file));
export type Page = ReturnType<typeof parse>;

/** Returns the file that a host serves at a path. */
export const fileOf = (path: string) =>
  path === "/" ? "index.html" : /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;

export const exportedPages = pageList.map((page) => ({ ...page, file: fileOf(page.path) }));
const missing = { label: "404", path: "/404", heading: [notFound.title], seo: notFound.seo };
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

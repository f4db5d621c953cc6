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

/** Returns a page as a parser reads it, without scripts. */
export const parse = (file: string) => load(read(file));
export type Page = ReturnType<typeof parse>;

/** Returns the file that a host sends for a page's address. */
export const fileOf = (path: string) =>
  path === "/" ? "index.html" : /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;

/** Every page, and with the 404 page. */
export const exportedPages = pageList.map((page) => ({ ...page, file: fileOf(page.path) }));
const missing = { label: "404", path: "/404", heading: [notFound.title], seo: notFound.seo };
export const everyPage = [...exportedPages, { ...missing, file: "404.html" }];

const single = (text: string) => text.replace(/\s+/g, " ").trim();
/** Return the text of each element that matches, or of all together, with single spaces. */
export const textsOf = ($: Page, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => single($(element).text()));
export const wordsOf = ($: Page, selector: string) => single($(selector).text());

/** Returns the values of an attribute of the elements that match. */
export const valuesOf = ($: Page, selector: string, attribute: string) =>
  $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(attribute) ?? []);

/** Returns the path of a local address, without its query and fragment. */
export const pathOf = (address: string) => decodeURIComponent(address.replace(/[?#].*$/, ""));

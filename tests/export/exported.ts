import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { pageList, pages } from "@/content/pages";
import { notFound } from "@/content/site";

export const out = path.resolve("out");

if (!existsSync(path.join(out, "index.html"))) {
  throw new Error(
    "out/index.html is missing. These tests read the exported site: run `npm run build` first.",
  );
}

/** The file that a host sends for a page's address. */
export const fileOf = (path: string) =>
  path === "/" ? "index.html" : /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;

export const read = (file: string) => readFileSync(path.join(out, file), "utf8");

export const isExported = (file: string) =>
  existsSync(path.join(out, file)) && statSync(path.join(out, file)).isFile();

/** A page as a parser without scripts sees it. */
export const parse = (file: string) => load(read(file));

export type Page = ReturnType<typeof parse>;

/** Every page for visitors, and the one for unknown addresses. */
export const exportedPages = pageList.map((page) => ({
  name: Object.entries(pages).find(([, { path }]) => path === page.path)?.[0] ?? page.path.slice(1),
  ...page,
  file: fileOf(page.path),
}));
export const missingPage = {
  name: "notFound",
  label: "404",
  path: "/404",
  heading: [notFound.title],
  seo: notFound.seo,
  file: "404.html",
};
export const everyPage = [...exportedPages, missingPage];
export const storyPages = exportedPages.filter(({ path }) => path !== "/");

/** The words of a piece of a page, with single spaces. */
export const wordsOf = ($: Page, selector: string) =>
  $(selector).text().replace(/\s+/g, " ").trim();

/** The path of a local address, without its query and fragment. */
export const pathOf = (address: string) => decodeURIComponent(address.replace(/[?#].*$/, ""));

/** The size in px that a PNG file says it has: two numbers after the 16 bytes of signature and chunk header. */
export function pngSize(file: string) {
  const bytes = readFileSync(path.join(out, file));
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Every HTML file of the export, sorted. */
export const exportedHtml = () =>
  readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.split(path.sep).join("/"))
    .sort();

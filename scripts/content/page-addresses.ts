import { existsSync } from "node:fs";
import { legalPages } from "../../content/legal";
import { pages } from "../../content/pages";
import { products } from "../../content/products";
import { findPath } from "../../lib/site/find-path";
import { type FieldPath, fieldName } from "./fields";
import { isFile } from "./is-file";
import { problem } from "./problem";
import type { Problem } from "./report";

/** Returns a problem for each page without a folder in app/, and for each whose address or words are those of another page. */
export function pathProblems(): Problem[] {
  return [...folderProblems(), ...legalProblems(), ...fileProblems()];
}

/* Next derives the address from the folder. app/[page] renders the path with the product's name. */
function folderProblems(): Problem[] {
  return Object.entries(pages).flatMap(([name, { path }]) => {
    const folder = `app${path}`;
    if (path === pages.whatItDoes.path || existsSync(`${folder}/page.tsx`)) return [];
    return problem(["pages", name, "path"], `has no page: rename its folder to ${folder}`);
  });
}

/* The schema compares pages with pages, and legal pages with legal pages. */
function legalProblems(): Problem[] {
  const others = Object.entries(pages).flatMap(([name, { path, linkText, seo }]) => [
    { field: "path", value: path, at: ["pages", name, "path"] },
    { field: "linkText", value: linkText, at: ["pages", name, "linkText"] },
    { field: "description", value: seo.description, at: ["pages", name, "seo", "description"] },
  ]);
  return legalPages.flatMap((page, index) =>
    others.flatMap(({ field, value, at }) => {
      if (page[field as keyof typeof page] !== value) return [];
      const what = `is ${value}, which is that of ${fieldName(at)}: choose another`;
      return problem(["legalPages", index, field], what);
    }),
  );
}

/* A file in public/ would replace the page. */
function fileProblems(): Problem[] {
  const all: { path: string; at: FieldPath }[] = [
    ...Object.entries(pages).map(([name, { path }]) => ({ path, at: ["pages", name, "path"] })),
    ...legalPages.map(({ path }, index) => ({ path, at: ["legalPages", index, "path"] })),
    ...products.map(({ id }, index) => ({ path: findPath(id), at: ["products", index, "id"] })),
  ];
  return all.flatMap(({ path, at }) => {
    const file = [`public${path}`, `public${path}.html`, `public${path}/index.html`].find(isFile);
    return file ? problem(at, `is ${path}, and ${file} has this address: rename one of them`) : [];
  });
}

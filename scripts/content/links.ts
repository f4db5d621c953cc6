import { existsSync } from "node:fs";
import { closest } from "fastest-levenshtein";
import { brand } from "../../content/brand";
import { home } from "../../content/home";
import { legalPages } from "../../content/legal";
import { pageList, pages } from "../../content/pages";
import { testimonials } from "../../content/testimonials";
import { glossary } from "../../lib/glossary";
import type { ContentEntry } from "./content-registry";
import { objectsOf, textsOf } from "./fields";
import { problem } from "./rules";

type Entry = Pick<ContentEntry, "name" | "value">;

/** Returns one line for each repeated section id and each broken internal link. */
export function linkProblems(entries: Entry[]): string[] {
  const sectionsOf = (name: string) => entries.flatMap((entry) => (entry.name === name ? sectionIds(entry.value) : []));
  const sections = sectionsOf("home");
  // The page renders the testimonials only if there are quotes.
  const shown = sections.filter(({ id }) => id !== home.testimonials.id || testimonials.length > 0);
  const addresses = [
    ...pageList.map(({ path }) => path),
    ...shown.map(({ id }) => `/#${id}`),
    ...sectionsOf("faq").map(({ id }) => `/#question-${id}`),
    ...glossary().map(({ id }) => `${pages.ingredients.path}#${id}`),
  ];
  const repeated = sections.flatMap(({ id, path }, index) => {
    if (sections.findIndex((other) => other.id === id) === index) return [];
    const what = `must not repeat “${id}”, the id of another section: choose another, like ${id}-2`;
    return problem(["home", ...path, "id"], what);
  });
  return [...repeated, ...entries.flatMap((entry) => brokenLinks(entry, addresses))];
}

/** Returns one line for each page whose path has no folder in app/. Next derives the URL from the folder. */
export function pathProblems(): string[] {
  return Object.entries(pages).flatMap(([name, { path }]) => {
    const folder = `app${path}`;
    // app/[page] renders the path with the product's name.
    if (path === pages.whatItDoes.path || existsSync(`${folder}/page.tsx`)) return [];
    return problem(["pages", name, "path"], `has no page: rename its folder to ${folder}`);
  });
}

const sectionIds = (value: unknown) =>
  objectsOf(value).flatMap(({ path, object: { id } }) =>
    path.length === 1 && typeof id === "string" ? { id, path } : [],
  );

function brokenLinks({ name, value }: Entry, addresses: string[]): string[] {
  return textsOf(value).flatMap(({ path, text }) => {
    // Absolute URLs of this site are internal links too.
    const href = text.startsWith(`${brand.siteUrl}/`) ? text.slice(brand.siteUrl.length) : text;
    if (path.at(-1) !== "href" || !href.startsWith("/")) return [];
    const isFile = /\.\w+$/.test(href) && existsSync(`public${href}`);
    if (isFile || addresses.includes(href)) return [];
    const isLegal = legalPages.some((page) => page.path === href);
    const advice = isLegal ? "write its sections in content/legal.ts first" : `use ${closest(href, addresses)}`;
    return problem([name, ...path], `leads to ${text}, which does not exist: ${advice}`);
  });
}

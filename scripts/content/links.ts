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

/** Returns one line for each broken internal link. */
export function linkProblems(entries: Entry[]): string[] {
  const idsOf = (name: string) => entries.flatMap((entry) => (entry.name === name ? idsIn(entry.value) : []));
  const sections = idsOf("home");
  // The page renders the testimonials only if there are quotes.
  const shown = sections.filter((id) => id !== home.testimonials.id || testimonials.length > 0);
  const addresses = [
    ...pageList.map(({ path }) => path),
    ...shown.map((id) => `/#${id}`),
    ...idsOf("faq").map((id) => `/#question-${id}`),
    ...glossary().map(({ id }) => `${pages.ingredients.path}#${id}`),
  ];
  return entries.flatMap((entry) => brokenLinks(entry, addresses));
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

/** Returns the ids of a module's entries: the landing page's sections, or the questions. */
const idsIn = (value: unknown) =>
  objectsOf(value).flatMap(({ path, object: { id } }) => (path.length === 1 && typeof id === "string" ? id : []));

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

import { existsSync } from "node:fs";
import { closest } from "fastest-levenshtein";
import { brand } from "../../content/brand";
import { glossary } from "../../content/glossary";
import { home as homeCopy } from "../../content/home";
import { legalPages } from "../../content/legal";
import { pageLabel } from "../../content/page-label";
import { pageList, pages } from "../../content/pages";
import { testimonials } from "../../content/testimonials";
import type { Entry } from "./entries";
import { groupsOf, textsOf } from "./fields";
import { problem } from "./rules";

type Visited = Pick<Entry, "name" | "value">;
/** Where on each page of this site a link can lead. */
type Places = Map<string, string[]>;

/** Returns one line for each id that stands twice on the landing page, and each link that leads nowhere on this site. */
export function linkProblems(entries: Visited[]): string[] {
  const home = entries.find(({ name }) => name === "home");
  const faq = entries.find(({ name }) => name === "faq");
  const sections = home ? sectionIds(home.value) : [];
  const isEmpty = (id: string) => id === homeCopy.testimonials.id && testimonials.length === 0;
  const places: Places = new Map(pageList.map(({ path }) => [path, []]));
  places.set("/", [
    ...sections.map(({ id }) => id).filter((id) => !isEmpty(id)),
    pageLabel.id,
    ...sectionIds(faq?.value).map(({ id }) => `question-${id}`),
  ]);
  const terms = glossary().map(({ id }) => id);
  places.set(pages.ingredients.path, terms);
  const repeated = sections.flatMap(({ id, path }, index) => {
    if (sections.findIndex((other) => other.id === id) === index) return [];
    const what = `must not repeat “${id}”, the id of another section: choose one of its own, like ${id}-2`;
    return problem(["home", ...path, "id"], what);
  });
  return [...repeated, ...entries.flatMap((entry) => deadLinks(entry, places))];
}

/** Returns one line for each page whose address is not that of its folder in app/, which is what Next goes by. */
export function addressProblems(): string[] {
  return Object.entries(pages).flatMap(([name, { path }]) => {
    const folder = `app${path}`;
    // app/[page] answers where the product's name is part of the address.
    if (path === pages.whatItDoes.path || existsSync(`${folder}/page.tsx`)) return [];
    return problem(["pages", name, "path"], `is where no page is: name its folder ${folder}`);
  });
}

const sectionIds = (value: unknown) =>
  groupsOf(value).flatMap(({ path, group: { id } }) =>
    path.length === 1 && typeof id === "string" ? { id, path } : [],
  );

function deadLinks({ name, value }: Visited, places: Places): string[] {
  return textsOf(value).flatMap(({ path, text }) => {
    // The owner's own domain is this site too.
    const href = text.startsWith(`${brand.siteUrl}/`) ? text.slice(brand.siteUrl.length) : text;
    if (path.at(-1) !== "href" || !href.startsWith("/")) return [];
    const [address = "", fragment] = href.split("#");
    const anchors = places.get(address);
    if (anchors ? !fragment || anchors.includes(fragment) : isFile(address)) return [];
    return problem([name, ...path], `leads to ${text}, which is not there: ${cure(href, places)}`);
  });
}

/** Returns whether an address is that of a file of the owner's, which is exported as it is. */
const isFile = (address: string) => /\.\w+$/.test(address) && existsSync(`public${address}`);

function cure(href: string, places: Places): string {
  const [address = ""] = href.split("#");
  if (legalPages.some(({ path }) => path === address))
    return "write its sections in content/legal.ts first";
  const anchors = places.get(address)?.map((id) => `${address}#${id}`);
  return `write ${closest(href, anchors?.length ? anchors : [...places.keys()])}`;
}

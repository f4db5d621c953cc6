import { existsSync } from "node:fs";
import { brand } from "../../content/brand";
import { glossary } from "../../content/glossary";
import { home as homeCopy } from "../../content/home";
import { legalPages } from "../../content/legal";
import { pageLabel } from "../../content/page-label";
import { pageList, pages } from "../../content/pages";
import { testimonials } from "../../content/testimonials";
import type { Entry } from "./entries";
import { type FieldPath, walkObjects, walkStrings } from "./fields";
import { problem } from "./rules";

type Visited = Pick<Entry, "name" | "value">;

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
  places.set(
    pages.ingredients.path,
    glossary().map(({ id }) => id),
  );
  const repeated = sections
    .filter(({ id }, index) => sections.findIndex((other) => other.id === id) !== index)
    .map(({ id, path }) =>
      problem(
        ["home", ...path, "id"],
        `must not repeat “${id}”, the id of another section: choose one of its own, like ${id}-2`,
      ),
    );
  return [...repeated, ...entries.flatMap((entry) => deadLinks(entry, places))];
}

/** Returns the ids of the direct parts of a module. */
function sectionIds(value: unknown): { id: string; path: FieldPath }[] {
  const ids: { id: string; path: FieldPath }[] = [];
  walkObjects(value, (node, path) => {
    if (path.length === 1 && typeof node.id === "string") ids.push({ id: node.id, path });
  });
  return ids;
}

/** Where on each page of this site a link can lead. */
type Places = Map<string, string[]>;

function deadLinks({ name, value }: Visited, places: Places): string[] {
  const problems: string[] = [];
  walkStrings(value, (written, path) => {
    // The owner's own domain is this site too.
    const href = written.startsWith(`${brand.siteUrl}/`)
      ? written.slice(brand.siteUrl.length)
      : written;
    if (path.at(-1) !== "href" || !href.startsWith("/")) return;
    const [address = "", fragment] = href.split("#");
    const anchors = places.get(address);
    if (anchors ? !fragment || anchors.includes(fragment) : isFile(address)) return;
    problems.push(
      problem([name, ...path], `leads to ${written}, which is not there: ${cure(href, places)}`),
    );
  });
  return problems;
}

/** A file of the owner's, which is exported as it is. */
const isFile = (address: string) => /\.\w+$/.test(address) && existsSync(`public${address}`);

function cure(href: string, places: Places): string {
  const [address = "", fragment = ""] = href.split("#");
  if (legalPages.some(({ path }) => path === address))
    return "write its sections in content/legal.ts first";
  const anchors = places.get(address) ?? [];
  const alike = anchors.filter((id) => id[0] === fragment[0]).map((id) => `${address}#${id}`);
  const right = anchors.length > 0 ? [...alike, address] : [...places.keys()];
  return `write ${right.join(" or ")}`;
}

import { statSync } from "node:fs";
import { closest } from "fastest-levenshtein";
import { brand } from "../../content/brand";
import { home } from "../../content/home";
import { legalPages } from "../../content/legal";
import { pageList, pages } from "../../content/pages";
import { testimonials } from "../../content/testimonials";
import { glossary } from "../../lib/products/glossary";
import { questionElementId } from "../../lib/site/question-links";
import type { ContentEntry } from "./content-registry";
import { objectsOf, textsOf } from "./fields";
import { isPicture } from "./is-picture";
import { type Problem, problem } from "./rules";

type Entry = Pick<ContentEntry, "name" | "value">;

/** Returns a problem for each broken internal link. */
export function linkProblems(entries: Entry[]): Problem[] {
  const idsOf = (name: string) => entries.flatMap((entry) => (entry.name === name ? idsIn(entry.value) : []));
  const sections = idsOf("home");
  // The page renders the testimonials only if there are quotes.
  const shown = sections.filter((id) => id !== home.testimonials.id || testimonials.length > 0);
  const addresses = [
    ...pageList.map(({ path }) => path),
    ...shown.map((id) => `/#${id}`),
    ...idsOf("faq").map((id) => `/#${questionElementId(id)}`),
    ...glossary().map(({ id }) => `${pages.ingredients.path}#${id}`),
  ];
  return entries.flatMap((entry) => [...brokenLinks(entry, addresses), ...missingFiles(entry)]);
}

/** Returns the ids of a module's entries: the landing page's sections, or the questions. */
const idsIn = (value: unknown) =>
  objectsOf(value).flatMap(({ path, object: { id } }) => (path.length === 1 && typeof id === "string" ? id : []));

function brokenLinks({ name, value }: Entry, addresses: string[]): Problem[] {
  return textsOf(value).flatMap(({ path, text }) => {
    const href = onThisSite(text);
    if (path.at(-1) !== "href" || !href.startsWith("/")) return [];
    if (isFile(href) || addresses.includes(href)) return [];
    return problem([name, ...path], `leads to ${text}, which does not exist: ${adviceFor(href, addresses)}`);
  });
}

function adviceFor(href: string, addresses: string[]): string {
  if (legalPages.some((page) => page.path === href)) return "write its sections in content/legal.ts first";
  const file = fileOf(href);
  const page = closest(href, addresses);
  // A page of this site, or one that the owner adds as it is.
  if (/\.html?$/.test(file)) return `copy the file to ${file}, or use ${page}`;
  return /\.\w+$/.test(file) ? `copy the file to ${file}` : `use ${page}`;
}

/** Returns a problem for each script or style sheet of this site that is not in public/. */
function missingFiles({ name, value }: Entry): Problem[] {
  return textsOf(value).flatMap(({ path, text }) => {
    const address = onThisSite(text);
    // scripts/content/picture-files.ts checks the pictures.
    const isScript = path.includes("styles") || path.at(-1) === "smartScript" || path.at(-1) === "src";
    if (!isScript || path.includes("attributes") || isPicture(address)) return [];
    if (!address.startsWith("/") || isFile(address)) return [];
    return problem([name, ...path], `is ${text}, which does not exist: copy the file to ${fileOf(address)}`);
  });
}

/** Returns the path of an address of this site, also of a complete one. */
const onThisSite = (address: string) =>
  address.startsWith(`${brand.siteUrl}/`) ? address.slice(brand.siteUrl.length) : address;

const fileOf = (address: string) => `public${address.replace(/[?#].*$/, "")}`;

const isFile = (address: string) => statSync(fileOf(address), { throwIfNoEntry: false })?.isFile() ?? false;

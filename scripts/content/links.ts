import { closest } from "fastest-levenshtein";
import { brand } from "../../content/brand";
import { legalPages } from "../../content/legal";
import { pageList, pages } from "../../content/pages";
import { products } from "../../content/products";
import { glossary } from "../../lib/products/glossary";
import { findPath } from "../../lib/site/find-path";
import { questionElementId } from "../../lib/site/question-links";
import type { ContentEntry } from "./content-registry";
import { objectsOf, textsOf } from "./fields";
import { isFile } from "./is-file";
import { isPicture } from "./picture-files";
import { problem } from "./problem";
import type { Problem } from "./report";

type Entry = Pick<ContentEntry, "name" | "value">;

/** Returns a problem for each broken internal link, and for each script that is missing. */
export function linkProblems(entries: Entry[]): Problem[] {
  const idsOf = (name: string) => entries.flatMap((entry) => (entry.name === name ? idsIn(entry.value) : []));
  const productPages = products.map(({ id }) => findPath(id));
  const fragments = [...idsOf("home"), ...idsOf("faq").map(questionElementId)];
  const addresses = [
    ...pageList.map(({ path }) => path),
    ...productPages,
    // The page of a product is the landing page with that product first.
    ...["/", ...productPages].flatMap((path) => fragments.map((fragment) => `${path}#${fragment}`)),
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
    const { pathname, searchParams, hash } = new URL(href, "https://example.com");
    const product = searchParams.get("label");
    const field = [name, ...path];
    if (product !== null)
      return problem(field, `leads to ${text}, and products have pages of their own: write ${productPage(product)}`);
    // Without a query, such as that of a campaign.
    const address = decoded(pathname + hash);
    if (addresses.includes(address) || isFile(fileOf(href))) return [];
    return problem(field, `leads to ${text}, which does not exist: ${adviceFor(address, addresses)}`);
  });
}

/** Returns the page of the product whose id is closest to a name. */
function productPage(name: string): string {
  const ids = products.map(({ id }) => id);
  return findPath(closest(name.toLowerCase(), ids));
}

function adviceFor(address: string, addresses: string[]): string {
  if (legalPages.some((page) => page.path === address)) return "write its sections in content/legal.ts first";
  const file = fileOf(address);
  const page = closest(address, addresses);
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
    if (!address.startsWith("/") || isFile(fileOf(address))) return [];
    return problem([name, ...path], `is ${text}, which does not exist: copy the file to ${fileOf(address)}`);
  });
}

/** Returns the path of an address of this site, even of a complete one. */
const onThisSite = (address: string) =>
  address.startsWith(`${brand.siteUrl}/`) ? address.slice(brand.siteUrl.length) : address;

const fileOf = (address: string) => decoded(`public${address.replace(/[?#].*$/, "")}`);

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    // “%” without a number.
    return address;
  }
}

import { brand } from "@/content/brand";
import { ingredientsPage } from "@/content/ingredients-page";
import { products } from "@/content/products";
import type { Citation, FlagName, Ingredient, Product } from "@/content/schema";
import { slug } from "@/lib/text/slug";
import { uniqueBy } from "@/lib/unique-by";
import { describedFlag, flagText } from "./flags";

/** An ingredient on one label, with the kind of product, such as "Hand cream". */
interface Listing extends Ingredient {
  product: string;
  preferences: Product["preferences"];
}

/** An ingredient name, with its entry on every label that lists it. */
export interface Term {
  id: string;
  name: string;
  listings: [Listing, ...Listing[]];
}

/* Letters that stay small at the start of a name, because they are a symbol: "α-pinene", "p-anisic acid". */
const symbol = /^(\p{Script=Greek}|\p{L}-)/u;

/** Returns a printed name without its function and percentage: "humectant: glycerin 2%" becomes "Glycerin". */
export function entryName(printed: string): string {
  const name = printed.replace(/^[^:]+: /, "").replace(/ [\d.,]+\s?%$/, "");
  return symbol.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

/* Names that differ only in capitals are one ingredient. */
const keyOf = (printed: string) => entryName(printed).normalize("NFC").toLowerCase();

/** Returns whether two printed names are those of one ingredient. */
export const isSameIngredient = (one: string, other: string) => keyOf(one) === keyOf(other);

/**
 * Returns the ingredients of all labels in alphabetical order, without duplicates. Each id is unique: the content check
 * reports two ingredients whose names would have the same.
 */
export function glossary(among: Product[] = products): Term[] {
  const terms = new Map<string, Term>();
  for (const { kind, preferences, ingredients } of among)
    for (const ingredient of ingredients) {
      const key = keyOf(ingredient.name);
      const listing = { ...ingredient, product: kind, preferences };
      const known = terms.get(key);
      if (known) {
        known.listings.push(listing);
        continue;
      }
      const name = entryName(ingredient.name);
      terms.set(key, { id: slug(name), name, listings: [listing] });
    }
  return [...terms.values()].sort((a, b) => a.name.localeCompare(b.name, brand.language));
}

/** Returns one fact about a term: a single text if all labels agree, otherwise one for each label that has it. */
export function factsOf(
  { listings }: Term,
  fact: "us" | "eu" | "origin" | "note",
): { text: string; product?: string }[] {
  const facts = listings.flatMap((listing) => {
    const text = listing[fact];
    return text ? [{ text, product: listing.product }] : [];
  });
  const [first] = facts;
  if (first && facts.every(({ text }) => text === first.text)) return [{ text: first.text }];
  return facts;
}

/** Returns the drawing of the first listing of a term that has one. */
export function drawingOf({ listings }: Term) {
  return listings.find(({ drawing }) => drawing)?.drawing;
}

/** Returns the explanation of a term: a single one if all labels agree, otherwise one for each label. */
export function answersOf({ listings }: Term): { what: string; does: string; product?: string }[] {
  const [first] = listings;
  const isOne = listings.every(({ what, does }) => what === first.what && does === first.does);
  return isOne ? [{ what: first.what, does: first.does }] : listings;
}

/** Returns the sources of a term, without duplicates. */
export function sourcesOf({ listings }: Term): Citation[] {
  return uniqueBy(
    listings.flatMap(({ sources }) => sources),
    ({ title, year }) => `${title}, ${year}`,
  );
}

/** Returns the text of a flag. Not "Your allergen", because readers of the page have not named one. */
function concernText(preference: Product["preferences"][number], flag: FlagName): string {
  if (flag === "allergen" && preference.allergen)
    return ingredientsPage.allergen.replace("{allergen}", preference.allergen);
  return flagText(preference, flag);
}

/** Returns the flags of a term for each preference, or else its default flag, unless that is "explained". */
export function concernsOf({ listings }: Term) {
  const all = listings.flatMap(({ flag, matters = {}, preferences }) => {
    const specific = preferences.flatMap((preference) => {
      const flag = matters[preference.id];
      if (!flag || flag === "explained") return [];
      return [{ text: concernText(preference, flag), flag }];
    });
    if (specific.length > 0 || flag === "explained") return specific;
    return [{ text: describedFlag(flag).text, flag }];
  });
  return uniqueBy(all, ({ text }) => text);
}

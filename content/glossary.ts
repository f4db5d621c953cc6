import { describedFlag, isFlagged } from "./flags";
import { labels } from "./labels";
import type { Citation, LabelProduct } from "./schema";

type Ingredient = LabelProduct["ingredients"][number];

/** An ingredient as one label has it, and what that is the label of: "Hand cream". */
interface Place extends Ingredient {
  product: string;
  chips: LabelProduct["chips"];
}

/** A name, and every label on which it stands. */
export interface Term {
  id: string;
  name: string;
  places: [Place, ...Place[]];
}

/** Returns a printed name as somebody would look it up: without what it is there for, and without its share. */
function nameOf(printed: string): string {
  const name = printed.replace(/^[^:]+: /, "").replace(/ [\d.,]+\s?%$/, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the part of an address that leads to it. */
const idOf = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", "-");

/** Returns each ingredient of the labels once, in the order of the alphabet. */
export function glossary(among: LabelProduct[] = labels): Term[] {
  const terms = new Map<string, Term>();
  for (const { tab, chips, ingredients } of among)
    for (const ingredient of ingredients) {
      const name = nameOf(ingredient.name);
      const place = { ...ingredient, product: tab, chips };
      const known = terms.get(idOf(name));
      if (known) known.places.push(place);
      else terms.set(idOf(name), { id: idOf(name), name, places: [place] });
    }
  return [...terms.values()].sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Returns a fact of a term: once where its labels agree, else once for each of them. */
export function factsOf(
  { places }: Term,
  fact: "us" | "eu" | "origin" | "note",
): { says: string; product?: string }[] {
  const stated = places.flatMap((place) => {
    const says = place[fact];
    return says ? [{ says, product: place.product }] : [];
  });
  const [first] = stated;
  if (first && stated.every(({ says }) => says === first.says)) return [{ says: first.says }];
  return stated;
}

/** Returns what it is and does: once where its labels agree, else once for each of them. */
export function answersOf({ places }: Term): { what: string; does: string; product?: string }[] {
  const [first] = places;
  const isOne = places.every(({ what, does }) => what === first.what && does === first.does);
  return isOne ? [{ what: first.what, does: first.does }] : places;
}

/** In a sentence or two what it is, and what it does on the first label that has it. */
export const shortAnswer = ({ places: [first] }: Term) => `${first.what} ${first.does}`;

/** Returns who says so, each once. */
export function sourcesOf({ places }: Term): Citation[] {
  const all = places.flatMap(({ sources }) => sources);
  return all.filter(
    ({ title, year }, index) =>
      all.findIndex((other) => other.title === title && other.year === year) === index,
  );
}

/** Returns the flags of a term: its own unless it is "explained", then each preference's. */
export function concernsOf({ places }: Term) {
  const all = places.flatMap(({ flag, matters = {}, chips }) => [
    ...(flag === "explained" ? [] : [{ text: describedFlag(flag).label, flag }]),
    ...chips.flatMap(({ id, label, flagged }) => {
      const flag = matters[id];
      if (!flag || flag === "explained") return [];
      return [{ text: isFlagged(flag) ? flagged : `${label}: ${describedFlag(flag).label.toLowerCase()}`, flag }];
    }),
  ]);
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index);
}

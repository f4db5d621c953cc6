import { concernsOf, glossary } from "@/lib/products/glossary";
import { candy, lotion } from "./sample-products";

/** Returns the flags of an ingredient of a product, as the page of ingredients shows them. */
function concerns({ kind, preferences, ingredients }: typeof candy, ingredientName: string) {
  const listings = ingredients.filter(({ name }) => name === ingredientName);
  const [first] = listings.map((listing) => ({ ...listing, product: kind, preferences }));
  return first && concernsOf({ id: ingredientName, name: ingredientName, listings: [first] });
}

it("names an allergen without “your”", () => {
  expect(concerns(lotion, "almond")).toEqual([{ text: "Allergen: tree nuts", flag: "allergen" }]);
});

it("names a preference that flags an ingredient, otherwise the ingredient's flag", () => {
  expect(concerns(candy, "gelatin")).toEqual([{ text: "Not vegan", flag: "look" }]);
  expect(concerns(lotion, "scent")).toEqual([{ text: "Not sure", flag: "unsure" }]);
  expect(concerns(candy, "sugar")).toEqual([]);
});

describe("the entries of the ingredients page", () => {
  /** Returns the id and the name of each entry, for labels with these names. */
  function entries(...labels: string[][]) {
    const [water] = lotion.ingredients;
    const ingredients = (names: string[]) => names.flatMap((name) => (water ? { ...water, name } : []));
    const products = labels.map((names) => ({ ...lotion, ingredients: ingredients(names) }));
    return glossary(products).map(({ id, name, listings }) => `${id} ${name} ${listings.length}`);
  }

  it("are two for α-Pinene and β-Pinene, whose Greek letters stay small", () => {
    expect(entries(["α-Pinene", "β-Pinene"])).toEqual(["α-pinene α-Pinene 1", "β-pinene β-Pinene 1"]);
  });

  it("have names of any script, and a small letter that is part of a name, like p- or d-", () => {
    expect(entries(["水", "вода", "γ-lactone", "p-anisic acid", "citric acid"])).toEqual([
      "citric-acid Citric acid 1",
      "p-anisic-acid p-anisic acid 1",
      "γ-lactone γ-lactone 1",
      "вода Вода 1",
      "水 水 1",
    ]);
  });

  it("are one for names that differ in capitals, in the function or in the percentage", () => {
    expect(entries(["Sugar", "humectant: glycerin"], ["sugar", "Glycerin 2%"])).toEqual([
      "glycerin Glycerin 2",
      "sugar Sugar 2",
    ]);
  });

  it("are two for names that differ in an accent", () => {
    expect(entries(["Mate", "Maté"])).toHaveLength(2);
  });
});

import { concernsOf } from "@/lib/products/glossary";
import { candy, lotion } from "./sample-products";

/** Returns the flags of an ingredient of a product, as the page of ingredients shows them. */
function concerns({ kind, chips, ingredients }: typeof candy, ingredientName: string) {
  const listings = ingredients.filter(({ name }) => name === ingredientName);
  const [first] = listings.map((listing) => ({ ...listing, product: kind, chips }));
  return first && concernsOf({ id: ingredientName, name: ingredientName, listings: [first] });
}

it("names an allergen without “your”", () => {
  expect(concerns(lotion, "almond")).toEqual([{ text: "Some avoid tree nuts", flag: "allergen" }]);
});

it("names a preference that flags an ingredient, and else the ingredient's flag", () => {
  expect(concerns(candy, "gelatin")).toEqual([{ text: "Not vegan", flag: "look" }]);
  expect(concerns(lotion, "scent")).toEqual([{ text: "Not sure", flag: "unsure" }]);
  expect(concerns(candy, "sugar")).toEqual([]);
});

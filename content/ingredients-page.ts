import type { IngredientsPage } from "./schema";

/** The copy of the /ingredients page. The ingredients are in content/products.ts. */
export const ingredientsPage: IngredientsPage = {
  lead: "Each ingredient in plain English: what it is, what it does, what the FDA and the EU say, and where to check it.",
  index: "Ingredients, A to Z",
  facts: "Rules and sources",
  products: "Found in",
  allergen: "Allergen: {allergen}",
  download: "Scan your own shelf",
  ending: "That was one shelf. Now scan yours.",
};

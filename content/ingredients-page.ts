import type { IngredientsPage } from "./schema";

/** The words around the ingredients of content/labels.ts, on their page. */
export const ingredientsPage: IngredientsPage = {
  lead: "Each ingredient in plain English: what it is, what it does, what the FDA and the EU say, and where to check it.",
  index: "Ingredients, A to Z",
  facts: "Rules, origin and sources",
  products: "Found in",
  download: "Scan the labels on your own shelf.",
  ending: "That was one shelf. Now scan yours.",
};

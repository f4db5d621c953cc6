import type { IngredientsPage } from "./schema";

/** The words around the ingredients of content/labels.ts, on a page of their own. */
export const ingredientsPage: IngredientsPage = {
  lead: "Each ingredient in a plain sentence: what it is and does, what FDA and the EU say, where it comes from, and who says so.",
  index: "Ingredients:",
  flag: "Flag",
  products: "In",
  ending: "That was one shelf. Scan yours.",
};

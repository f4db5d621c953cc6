import type { IngredientsPage } from "./schema";

/** The words around the ingredients of content/labels.ts, on a page of their own. */
export const ingredientsPage: IngredientsPage = {
  lead: "Every name on our labels in a plain sentence: what it is and does there, what FDA and the EU say, where it comes from, and who says so.",
  index: "Ingredients:",
  printed: "Printed as",
  labels: "On the label of",
  concerns: "Matters to",
  ending: "That was one shelf. Scan yours.",
};

import type { IngredientsPage } from "@/content/schema";

export const ingredientsPage: IngredientsPage = {
  lead: "Every word on the made-up packages, in made-up plain words.",
  index: "All words",
  facts: "Rules, proof",
  products: "On",
  allergen: "Some avoid {allergen}",
  download: "Try it at home",
  ending: "Those were all words.",
};

import type { Ingredient } from "@/content/schema";

/** The greatest length of a list of ingredients that desktops set large, in characters: three lines of the package. */
const longestLargeLabel = 110;

/** Returns whether desktops set a product's list of ingredients small, so that its package fits their first window. */
export function isLongLabel(ingredients: Pick<Ingredient, "name">[]): boolean {
  return ingredients.map(({ name }) => name).join(", ").length > longestLargeLabel;
}

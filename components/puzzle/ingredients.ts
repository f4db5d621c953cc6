import type { Ingredient, Product } from "@/content/schema";
import { flagOf, isFlagged } from "@/lib/products/flags";

/**
 * Returns whether an ingredient of a puzzle is not a find. False without a puzzle, and for an ingredient that the label
 * does not explain, because it could be one.
 */
export function isMiss(ingredient: Ingredient, puzzle: Product["puzzle"]): boolean {
  return puzzle !== undefined && ingredient.flag !== "unsure" && !isFind(ingredient, puzzle);
}

/** Returns whether an ingredient is one that solves a product's puzzle. */
export function isFind({ name }: Ingredient, puzzle: Product["puzzle"]): boolean {
  return puzzle?.finds.includes(name) ?? false;
}

/** Returns the ingredients that solve a product's puzzle. */
export function findsOf({ ingredients, puzzle }: Product): Ingredient[] {
  return ingredients.filter((ingredient) => isFind(ingredient, puzzle));
}

/** Returns the names of the ingredients that the selected preferences flag. */
export function flaggedNames(ingredients: Ingredient[], selectedPreferences: string[]): string[] {
  return ingredients
    .filter((ingredient) => isFlagged(flagOf(ingredient, selectedPreferences).flag))
    .map(({ name }) => name);
}

import type { Ingredient, Product } from "@/content/schema";

/** Returns whether an ingredient is one that solves a product's puzzle. */
export function isTarget({ name }: Ingredient, puzzle: Product["puzzle"]): boolean {
  return puzzle?.targets.includes(name) ?? false;
}

/**
 * Returns whether an ingredient of a puzzle is not a target. False without a puzzle, and for an ingredient that the label does
 * not explain, because it could be one.
 */
export function isMiss(ingredient: Ingredient, puzzle: Product["puzzle"]): boolean {
  return puzzle !== undefined && ingredient.flag !== "unsure" && !isTarget(ingredient, puzzle);
}

/** Returns the ingredients that solve a product's puzzle. */
export function targetIngredients({ ingredients, puzzle }: Product): Ingredient[] {
  return ingredients.filter((ingredient) => isTarget(ingredient, puzzle));
}

/** Returns the ingredient that the phone shows at first. */
export function shownAtFirst({ ingredients, puzzle }: Product): Ingredient | undefined {
  const name = puzzle?.shown ?? puzzle?.targets[0];
  return ingredients.find((ingredient) => ingredient.name === name) ?? ingredients[0];
}

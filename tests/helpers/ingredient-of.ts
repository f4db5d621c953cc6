import type { Ingredient } from "../../content/schema";

/** Returns an ingredient of a product. Throws when it has none of that name. */
export function ingredientOf({ ingredients }: { ingredients: Ingredient[] }, name: string | undefined): Ingredient {
  const ingredient = ingredients.find((ingredient) => ingredient.name === name);
  if (!ingredient) throw new Error(`The product has no ingredient named ${name}.`);
  return ingredient;
}

import { products } from "@/content/products";
import type { FlagName } from "@/content/schema";
import { flagOf } from "./flags";

/* Separate from flags.ts, which client components import, so that their scripts do not contain the products. */

/** Returns a product's ingredients with their flags for a preference. Empty if content/products.ts has no such product. */
export function flaggedIngredients(productId: string, preference: string): { name: string; flag: FlagName }[] {
  const product = products.find(({ id }) => id === productId);
  return (product?.ingredients ?? []).map((ingredient) => ({
    name: ingredient.name,
    flag: flagOf(ingredient, [preference]).flag,
  }));
}

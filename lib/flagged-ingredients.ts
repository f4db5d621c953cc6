import { products } from "@/content/products";
import type { FlagName } from "@/content/schema";

/** Returns a product's ingredients with their flags for a preference. Empty if content/products.ts has no such product. */
export function flaggedIngredients(productId: string, preference: string): { name: string; flag: FlagName }[] {
  const product = products.find(({ id }) => id === productId);
  return (product?.ingredients ?? []).map(({ name, flag, matters }) => ({ name, flag: matters?.[preference] ?? flag }));
}

import type { Product } from "@/content/schema";

/* An ad's link opens a product, and selects a preference: `/?label=<product>&pick=<preference>`. */

const parameter = (name: string) => new URLSearchParams(window.location.search).get(name);

/** Returns the product in the address of the page, as written there, or null. */
export const adProductInAddress = () => parameter("label");

/** Returns the ids of the product and the preference in the address of the page, among all products. */
export function findAd(products: Product[]): { id?: string; preference?: string } {
  const label = parameter("label") ?? "";
  const pick = parameter("pick");
  const product = products.find(({ id, aliases }) => id === label || aliases?.includes(label));
  // A preference of another product stays selected for it.
  const chip = products.flatMap(({ chips }) => chips).find(({ id }) => id === pick);
  return { id: product?.id, preference: chip?.id };
}

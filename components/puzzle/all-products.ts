import { products } from "@/content/products";
import { withDesign } from "@/lib/products/package-design";

/** All products, with what their packages need. Loads late: see use-products.ts. */
export const allProducts = products.map(withDesign);

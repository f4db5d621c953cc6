import { products } from "@/content/products";
import { withDrawings } from "@/lib/products/package-drawings";

/** All products with their drawings. Loads late: see use-show-product.ts. */
export const allProducts = products.map(withDrawings);

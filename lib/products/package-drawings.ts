import type { Product } from "@/content/schema";
import { packages } from "@/generated/packages";
import { headlineWidth } from "@/lib/text/font-metrics";

/** The drawings of a product's package, as SVG. */
interface PackageDrawings {
  /** The picture on the front. */
  front: string;
  /** The seam of a bag, at its top and its bottom. */
  seam?: string;
  /** The cap of a tube. */
  cap?: string;
  /** The small package on the shelf. */
  shelf: string;
}

export interface DrawnProduct extends Product {
  drawings: PackageDrawings;
  /** The width of the brand, in em. CSS calculates from it the greatest size at which the brand fits its package. */
  brandWidth: number;
}

/** The part of a product that the shelf shows. */
export type ShelfProduct = Pick<DrawnProduct, "id" | "brand" | "brandWidth" | "shape" | "kind" | "teaser"> & {
  drawings: Pick<PackageDrawings, "shelf">;
};

const parts: Record<Product["shape"], Pick<PackageDrawings, "seam" | "cap">> = {
  bag: { seam: packages["bag-seam"] },
  tube: { cap: packages["tube-cap"] },
  flacon: {},
};

/**
 * Returns a product with the drawings of its package. The puzzle's components do not import generated/packages.ts, so that a
 * drawing that the first screen does not show loads later, with the other products.
 */
export function withDrawings(product: Product): DrawnProduct {
  const { brand, motif, shape } = product;
  const drawings = { front: motifDrawing(motif), shelf: packages[shape], ...parts[shape] };
  return { ...product, drawings, brandWidth: Number(headlineWidth(brand).toFixed(2)) };
}

/** Returns the part of a product that the shelf shows. */
export function shelfProduct(product: Product): ShelfProduct {
  const { id, brand, brandWidth, shape, kind, teaser, drawings } = withDrawings(product);
  return { id, brand, brandWidth, shape, kind, teaser, drawings: { shelf: drawings.shelf } };
}

/** Returns the SVG of a motif. The content check reports a product whose motif has no drawing. */
export function motifDrawing(motif: string): string {
  return packages[`motif-${motif}` as keyof typeof packages];
}

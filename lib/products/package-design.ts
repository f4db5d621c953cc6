import type { Product } from "@/content/schema";
import { packages } from "@/generated/packages";
import { headlineWidth } from "@/lib/text/font-metrics";

/** What a product's package needs besides its words. The drawings are SVG. */
export interface PackageDesign {
  /** The picture on the front. */
  motif: string;
  /** The seam of a bag, at its top and its bottom. */
  seam?: string;
  /** The cap of a tube. */
  cap?: string;
  /** The small package on the shelf. */
  small: string;
  /** The width of the brand, in em. CSS calculates from it the greatest size at which the brand fits its package. */
  brandWidth: number;
}

export type DesignedProduct = Product & { design: PackageDesign };

const edges: Record<Product["shape"], Pick<PackageDesign, "seam" | "cap">> = {
  bag: { seam: packages["bag-seam"] },
  tube: { cap: packages["tube-cap"] },
  flacon: {},
};

/**
 * Returns a product with the design of its package. The page contains the design of the packages in it. The drawings of the
 * others load with the products, so components do not import generated/packages.ts.
 */
export function withDesign(product: Product): DesignedProduct {
  const { brand, motif, shape } = product;
  const design = {
    motif: motifDrawing(motif),
    small: packages[shape],
    ...edges[shape],
    brandWidth: Number(headlineWidth(brand).toFixed(2)),
  };
  return { ...product, design };
}

/** Returns the SVG of a motif. The content check reports a product whose motif has no drawing. */
export function motifDrawing(motif: string): string {
  return packages[`motif-${motif}` as keyof typeof packages];
}

import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { InlineDrawing } from "@/components/ui/inline-drawing";
import type { Product } from "@/content/schema";
import { packages } from "@/generated/packages";
import { motifDrawing } from "@/lib/products/motif-drawing";
import { headlineWidth } from "@/lib/text/font-metrics";
import styles from "./product-package.module.css";

interface ProductPackageProps {
  product: Product;
  isSolved?: boolean;
  /** The ids of the elements with the brand and the kind of product, which name the package. */
  brandId: string;
  kindId: string;
  /** The label panel. */
  children: ReactNode;
}

/** The width of a brand, in em. CSS calculates from it the greatest size at which the brand fits its package. */
export const brandStyle = (brand: string) => ({ "--brand-width": headlineWidth(brand).toFixed(2) }) as CSSProperties;

/** The letters in the longer line of what is printed beside a brand. */
function printStyle({ kind, netWeight }: Product) {
  return { "--print-letters": Math.max(kind.length, netWeight.length) } as CSSProperties;
}

/** Connects the large and the small package of a product, so that a view transition moves one to the other. */
export const transitionStyle = (id: string) => ({ viewTransitionName: `package-${id}` });

/** A package with its printed front, and `children` as its label panel. */
export function ProductPackage({ product, isSolved, brandId, kindId, children }: ProductPackageProps) {
  const { id, brand, kind, netWeight, shape, motif } = product;
  const seam = shape === "bag" && (
    <InlineDrawing svg={packages["bag-seam"]} className={styles.seam} svgClassName={styles.stretched} />
  );
  return (
    <div
      className={clsx(styles.package, styles[shape])}
      style={transitionStyle(id)}
      data-solved={isSolved || undefined}
    >
      {seam}
      <div className={styles.front} style={printStyle(product)}>
        <p id={brandId} className={styles.brand} style={brandStyle(brand)}>
          {brand}
        </p>
        <InlineDrawing svg={motifDrawing(motif)} className={styles.motif} svgClassName={styles.motifDrawing} />
        <p className={styles.print}>
          <b id={kindId}>{kind}</b> {netWeight}
        </p>
      </div>
      {children}
      {seam}
      {shape === "tube" && (
        <InlineDrawing svg={packages["tube-cap"]} className={styles.cap} svgClassName={styles.stretched} />
      )}
    </div>
  );
}

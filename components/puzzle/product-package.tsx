import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { InlineDrawing } from "@/components/ui/inline-drawing";
import type { Product } from "@/content/schema";
import type { DrawnProduct } from "@/lib/products/package-drawings";
import styles from "./product-package.module.css";

interface ProductPackageProps {
  product: DrawnProduct;
  isSolved?: boolean;
  /** The ids of the elements with the brand and the kind of product, which name the package. */
  brandId: string;
  kindId: string;
  /** The label panel. */
  children: ReactNode;
}

/** The width of a brand, in em, for the style sheet. */
export const brandStyle = (brandWidth: number) => ({ "--brand-width": brandWidth }) as CSSProperties;

/** The letters in the longer line of the print beside a brand. */
function printStyle({ kind, netWeight }: Product) {
  return { "--print-letters": Math.max(kind.length, netWeight.length) } as CSSProperties;
}

/** Connects the large and the small package of a product, so that a view transition moves one to the other. */
export const transitionStyle = (id: string) => ({ viewTransitionName: `package-${id}` });

/** A package with its printed front, and `children` as its label panel. */
export function ProductPackage({ product, isSolved, brandId, kindId, children }: ProductPackageProps) {
  const { id, brand, brandWidth, kind, netWeight, shape, drawings } = product;
  const seam = drawings.seam && (
    <InlineDrawing svg={drawings.seam} className={styles.seam} svgClassName={styles.stretched} />
  );
  return (
    <div
      className={clsx(styles.package, styles[shape])}
      style={transitionStyle(id)}
      data-solved={isSolved || undefined}
    >
      {seam}
      <div className={styles.front} style={printStyle(product)}>
        <p id={brandId} className={styles.brand} style={brandStyle(brandWidth)}>
          {brand}
        </p>
        <InlineDrawing svg={drawings.front} className={styles.motif} svgClassName={styles.motifDrawing} />
        <p className={styles.print}>
          <b id={kindId}>{kind}</b> {netWeight}
        </p>
      </div>
      {children}
      {seam}
      {drawings.cap && <InlineDrawing svg={drawings.cap} className={styles.cap} svgClassName={styles.stretched} />}
    </div>
  );
}

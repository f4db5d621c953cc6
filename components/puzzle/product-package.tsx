import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { InlineDrawing } from "@/components/ui/inline-drawing";
import type { Product } from "@/content/schema";
import { packages } from "@/generated/packages";
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

/** The greatest length of a brand that fills its package, in characters. */
const longestLargeBrand = 7;

/** The length of a brand, from which CSS calculates the greatest size at which it fits its package. */
export const brandStyle = (brand: string) => ({ "--letters": brand.length }) as CSSProperties;

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
      <div className={styles.front}>
        <p
          id={brandId}
          className={clsx(styles.brand, brand.length > longestLargeBrand && styles.longBrand)}
          style={brandStyle(brand)}
        >
          {brand}
        </p>
        <InlineDrawing
          // The content check reports a motif without a drawing.
          svg={packages[`motif-${motif}` as keyof typeof packages]}
          className={styles.motif}
          svgClassName={styles.motifDrawing}
        />
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

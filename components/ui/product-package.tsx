import type { ReactNode } from "react";
import type { LabelProduct } from "@/content/schema";
import { packages } from "@/generated/packages";
import { InlineDrawing } from "./inline-drawing";

interface ProductPackageProps {
  product: LabelProduct;
  children: ReactNode;
}

/** A package with its printed front, and `children` as its label panel. */
export function ProductPackage({ product, children }: ProductPackageProps) {
  const { brand, kind, netWeight, shape } = product;
  return (
    <div className={`pack pack-${shape}`}>
      {shape === "bag" && <InlineDrawing svg={packages["bag-seam"]} className="pack-seam" />}
      <div className="pack-front">
        <p className="pack-brand">{brand}</p>
        <InlineDrawing svg={packages[`${shape}-motif`]} className="pack-motif" />
        <p className="pack-print">
          <b>{kind}</b> {netWeight}
        </p>
      </div>
      {children}
      {shape === "bag" && <InlineDrawing svg={packages["bag-seam"]} className="pack-seam" />}
      {shape === "tube" && <InlineDrawing svg={packages["tube-cap"]} className="pack-cap" />}
    </div>
  );
}

/** A whole package with its brand. */
export function SmallPackage({ brand, shape }: Pick<LabelProduct, "brand" | "shape">) {
  return (
    <span aria-hidden="true" className={`small-package small-package-${shape}`}>
      <InlineDrawing svg={packages[shape]} />
      <span className="small-package-brand">{brand}</span>
    </span>
  );
}

import type { ReactNode } from "react";
import type { Product } from "@/content/schema";
import { packages } from "@/generated/packages";
import { InlineDrawing } from "./inline-drawing";

interface ProductPackageProps {
  product: Product;
  children: ReactNode;
}

/** Connects the large and the small package of a product, so that a view transition moves one to the other. */
const transitionStyle = (id: string) => ({ viewTransitionName: `package-${id}` });

/** A package with its printed front, and `children` as its label panel. */
export function ProductPackage({ product, children }: ProductPackageProps) {
  const { id, brand, kind, netWeight, shape, motif } = product;
  return (
    <div className={`pack pack-${shape}`} style={transitionStyle(id)}>
      {shape === "bag" && <InlineDrawing svg={packages["bag-seam"]} className="pack-seam" />}
      <div className="pack-front">
        <p className="pack-brand">{brand}</p>
        {/* The content check reports a motif without a drawing. */}
        <InlineDrawing svg={packages[`motif-${motif}` as keyof typeof packages]} className="pack-motif" />
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
export function SmallPackage({ id, brand, shape }: Pick<Product, "id" | "brand" | "shape">) {
  return (
    <span aria-hidden="true" className={`small-package small-package-${shape}`} style={transitionStyle(id)}>
      <InlineDrawing svg={packages[shape]} />
      <span className="small-package-brand">{brand}</span>
    </span>
  );
}

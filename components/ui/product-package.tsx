import type { ReactNode } from "react";
import { packages } from "@/app/generated/packages";
import type { LabelProduct } from "@/content/schema";
import { InlineDrawing } from "./inline-drawing";

interface ProductPackageProps {
  product: LabelProduct;
  children: ReactNode;
}

/** A package with its printed front, and `children` as its label panel. */
export function ProductPackage({ product, children }: ProductPackageProps) {
  const { brand, tab, netWeight, shape } = product;
  return (
    <div className={`pack pack-${shape}`}>
      {shape === "bag" && bagSeam}
      <div className="pack-front">
        <p className="pack-brand">{brand}</p>
        <InlineDrawing svg={packages[`${shape}-motif`]} className="pack-motif" />
        <p className="pack-print">
          <b>{tab}</b> {netWeight}
        </p>
      </div>
      {children}
      {shape === "bag" && bagSeam}
      {shape === "tube" && tubeCap}
    </div>
  );
}

/** The sealed end of a bag. Stretches to the bag's width, so that no tooth is cut. */
const bagSeam = (
  <svg aria-hidden="true" viewBox="-1.5 0 355 26" preserveAspectRatio="none" className="pack-seam">
    <path d={`M0 13${"l8-10 8 10".repeat(22)}`} vectorEffect="non-scaling-stroke" />
    <path d={`M8 13${"v12m16-12".repeat(22)}M0 25h352`} vectorEffect="non-scaling-stroke" />
  </svg>
);

/** The shoulders of a tube, which stands on its cap. */
const tubeCap = (
  <svg aria-hidden="true" viewBox="0 0 352 52" preserveAspectRatio="none" className="pack-cap">
    <path d="M78 22h196v29H78Z" className="fill-cobalt" vectorEffect="non-scaling-stroke" />
    <path d={`M96 22${"v29m16-29".repeat(11)}`} vectorEffect="non-scaling-stroke" />
    <path d="M2 0l66 22h216l66-22" className="fill-paper" vectorEffect="non-scaling-stroke" />
  </svg>
);

/** A whole package, 138 px high, with its brand. */
export function SmallPackage({ brand, shape }: Pick<LabelProduct, "brand" | "shape">) {
  return (
    <span aria-hidden="true" className={`small-package small-package-${shape}`}>
      <InlineDrawing svg={packages[shape]} />
      <span className="small-package-brand">{brand}</span>
    </span>
  );
}

import type { ReactNode } from "react";
import type { LabelProduct } from "@/content/schema";

type Shape = LabelProduct["shape"];

/* The printed motifs: gums, a mitten, a scent. */
const motifs: Record<Shape, ReactNode> = {
  bag: (
    <>
      <circle cx="19" cy="32" r="16" className="fill-marigold" />
      <circle cx="19" cy="32" r="6" className="fill-petal" />
      <path d="M42 38c0-9 12-24 12-24s12 15 12 24a12 12 0 0 1-24 0Z" className="fill-cobalt" />
      <path
        d="M75 21a6 6 0 1 1 10-4h8a6 6 0 1 1 10 4c3 4 4 8 4 13 0 10-8 17-18 17s-18-7-18-17c0-5 1-9 4-13Z"
        className="fill-tomato"
      />
      <path d="M83 31h0M95 31h0M86 39h6" strokeWidth="4" />
      <path d="M116 22a8 8 0 0 1 16 0v22a8 8 0 0 1-16 0Z" className="fill-citron" />
    </>
  ),
  tube: (
    <>
      <path d="M44 54V28a17 17 0 0 1 34 0v8l7-6a7 7 0 0 1 10 10L80 54Z" className="fill-citron" />
      <path d="M41 56h42" strokeWidth="8" />
    </>
  ),
  flacon: (
    <path
      d="M14 34c9-11 18-11 27 0s18 11 27 0 18-11 27 0 18 11 27 0M34 16c8-9 16-9 24 0s16 9 24 0 16-9 24 0M34 54c8-9 16-9 24 0s16 9 24 0 16-9 24 0"
      fill="none"
    />
  ),
};

interface PackageFrontProps {
  product: Pick<LabelProduct, "brand" | "tab" | "netWeight" | "shape">;
}

/** The printed front: brand, motif, kind and net weight. */
function PackageFront({ product: { brand, tab, netWeight, shape } }: PackageFrontProps) {
  return (
    <div className="pack-front">
      <p className="pack-brand">{brand}</p>
      <svg
        aria-hidden="true"
        viewBox="0 0 136 64"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="pack-motif stroke-ink"
      >
        {motifs[shape]}
      </svg>
      <p className="pack-print">
        <b>{tab}</b> {netWeight}
      </p>
    </div>
  );
}

/** A package around `children`, its printed panel. */
export function ProductPackage({ product, children }: PackageFrontProps & { children: ReactNode }) {
  const { shape } = product;
  return (
    <div className={`pack pack-${shape}`}>
      {shape === "bag" && <BagTeeth />}
      <PackageFront product={product} />
      {children}
      {shape === "bag" && <BagTeeth />}
    </div>
  );
}

/** The crimped end of a bag. */
function BagTeeth() {
  return (
    <svg aria-hidden="true" height="12" className="pack-teeth">
      <pattern id="teeth" width="14" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 13L7 2l7 11" strokeWidth="3" className="fill-petal stroke-ink" />
      </pattern>
      <rect width="100%" height="12" fill="url(#teeth)" />
    </svg>
  );
}

const outlines: Record<Shape, { width: number; paths: ReactNode }> = {
  bag: {
    width: 92,
    paths: (
      <>
        <path
          d="M6 16l5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6V122l-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6Z"
          className="fill-petal"
        />
        <path d="M6 28h80M6 110h80" />
      </>
    ),
  },
  tube: {
    width: 68,
    paths: (
      <>
        <path d="M6 6h56v14l-4 84-8 8H18l-8-8L6 20Z" className="fill-paper" />
        <path d="M6 19h56" />
        <path d="M20 112h28v22H20Z" className="fill-cobalt" />
      </>
    ),
  },
  flacon: {
    width: 96,
    paths: (
      <>
        <path d="M36 6h24v22H36Z" className="fill-ink" />
        <path d="M41 28h14v10H41Z" className="fill-paper" />
        <path
          d="M24 38h48a18 18 0 0 1 18 18v64a12 12 0 0 1-12 12H18a12 12 0 0 1-12-12V56a18 18 0 0 1 18-18Z"
          className="fill-marigold-tint"
        />
        <path d="M6 118h84" />
      </>
    ),
  },
};

/** A whole package, 138 px high, with its brand. */
export function SmallPackage({ brand, shape }: Pick<LabelProduct, "brand" | "shape">) {
  const { width, paths } = outlines[shape];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 138`}
      width={width}
      height={138}
      strokeWidth="3"
      strokeLinejoin="round"
      className="small-package stroke-ink"
    >
      {paths}
      <text
        x={width / 2}
        y={shape === "flacon" ? 88 : 72}
        textAnchor="middle"
        className={`fill-ink stroke-none font-display font-extrabold ${shape === "tube" ? "text-[18px]" : "text-[22px]"}`}
      >
        {brand}
      </text>
    </svg>
  );
}

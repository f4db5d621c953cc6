"use client";

import clsx from "clsx";
import { InlineDrawing } from "@/components/ui/inline-drawing";
import type { ShelfProduct } from "@/lib/products/package-drawings";
import packageSizes from "./package-sizes.module.css";
import { brandStyle, transitionStyle } from "./product-package";
import { usePuzzle } from "./puzzle-context";
import styles from "./puzzle-shelf.module.css";
import { useShowProduct } from "./use-show-product";

/** The other products' packages, which trade places with the package shown. */
export function PuzzleShelf({ className }: { className?: string }) {
  const { copy, state } = usePuzzle();
  if (state.shelf.length === 0) return null;
  return (
    <div role="group" aria-label={copy.products} className={clsx(styles.shelf, "js-only", className)}>
      {state.shelf.map((product) => (
        <ShelfButton key={product.id} product={product} />
      ))}
    </div>
  );
}

function ShelfButton({ product }: { product: ShelfProduct }) {
  const { copy } = usePuzzle();
  const { id, brand, brandWidth, shape, kind, teaser, drawings } = product;
  const { show, isLoading, hasFailed } = useShowProduct(id);

  return (
    <button
      type="button"
      aria-busy={isLoading}
      className={clsx(styles.button, "mx-1 mt-3 min-w-24 text-label font-bold wrap-break-word")}
      onClick={show}
    >
      <span>{kind}</span>{" "}
      <span className={clsx(styles.teaser, "block pb-1.5 font-normal underline-offset-4")}>
        {hasFailed ? copy.retry : teaser}
      </span>{" "}
      <span aria-hidden="true" className={clsx(styles.package, packageSizes[shape])} style={transitionStyle(id)}>
        <InlineDrawing svg={drawings.shelf} svgClassName={styles.drawing} />
        <span className={styles.brand} style={brandStyle(brandWidth)}>
          {brand}
        </span>
      </span>{" "}
    </button>
  );
}

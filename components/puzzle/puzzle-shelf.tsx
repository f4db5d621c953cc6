"use client";

import clsx from "clsx";
import type { MouseEvent } from "react";
import { InlineDrawing } from "@/components/ui/inline-drawing";
import { Link } from "@/components/ui/link";
import type { ShelfProduct } from "@/lib/products/package-drawings";
import { findPath } from "@/lib/site/find-path";
import packageSizes from "./package-sizes.module.css";
import { brandStyle, transitionStyle } from "./product-package";
import { usePuzzle } from "./puzzle-context";
import styles from "./puzzle-shelf.module.css";
import { useShowProduct } from "./use-show-product";

/** The other products' packages, which link to their pages. Once hydrated, a package trades places with the package shown. */
export function PuzzleShelf({ className }: { className?: string }) {
  const { copy, state } = usePuzzle();
  if (state.shelf.length === 0) return null;
  return (
    <div role="group" aria-label={copy.products} className={clsx(styles.shelf, className)}>
      {state.shelf.map((product) => (
        <ShelfLink key={product.id} product={product} />
      ))}
    </div>
  );
}

function ShelfLink({ product }: { product: ShelfProduct }) {
  const { id, brand, brandWidth, shape, kind, teaser, drawings } = product;
  const { show, isLoading } = useShowProduct(id);

  function showHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show();
  }

  return (
    <Link
      href={findPath(id)}
      aria-busy={isLoading || undefined}
      className={clsx(styles.link, "mx-1 mt-3 min-w-24 text-center text-label font-bold wrap-break-word")}
      onClick={showHere}
    >
      <span>{kind}</span>{" "}
      <span className={clsx(styles.teaser, "block pb-1.5 font-normal underline-offset-4")}>{teaser}</span>{" "}
      <span className={clsx(styles.package, packageSizes[shape])} style={transitionStyle(id)}>
        <InlineDrawing svg={drawings.shelf} svgClassName={styles.drawing} />
        <span className={styles.brand} style={brandStyle(brandWidth)}>
          {brand}
        </span>
      </span>{" "}
    </Link>
  );
}

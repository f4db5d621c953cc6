"use client";

import clsx from "clsx";
import { type ReactNode, useReducer, useRef } from "react";
import { Part } from "@/components/ui/part";
import type { DrawnProduct, ShelfProduct } from "@/lib/products/package-drawings";
import packageSizes from "./package-sizes.module.css";
import { type PuzzleContent, PuzzleContext } from "./puzzle-context";
import styles from "./puzzle-root.module.css";
import { initialState, puzzleReducer } from "./puzzle-state";

interface PuzzleRootProps extends PuzzleContent {
  /** The product in the pre-rendered page. */
  first: DrawnProduct;
  /** The other products. Their labels load later. */
  others: ShelfProduct[];
  className?: string;
  /** The parts of the puzzle, and other elements that are laid out with them. */
  children: ReactNode;
}

/** The puzzle: a package with ingredients to tap. Its parts are anywhere in `children`. */
export function PuzzleRoot(props: PuzzleRootProps) {
  return (
    <Part name="puzzle">
      <Root {...props} />
    </Part>
  );
}

function Root({ first, others, className, children, ...content }: PuzzleRootProps) {
  const [state, dispatch] = useReducer(puzzleReducer, { product: first, shelf: others }, initialState);
  const list = useRef<HTMLDivElement>(null);
  return (
    <PuzzleContext value={{ ...content, state, dispatch, list }}>
      <div className={clsx(styles.root, packageSizes[state.product.shape], className)}>{children}</div>
    </PuzzleContext>
  );
}

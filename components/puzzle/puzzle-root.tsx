"use client";

import clsx from "clsx";
import { type ReactNode, useReducer, useRef } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { updateWithTransition } from "@/lib/browser/view-transition";
import type { LoupeHandle } from "./loupe";
import packageSizes from "./package-sizes.module.css";
import { type LivePuzzle, PuzzleContext, type ShelfProduct, type StaticPuzzle } from "./puzzle-context";
import styles from "./puzzle-root.module.css";
import { initialState, puzzleReducer } from "./puzzle-state";
import { stateInDocument } from "./remembered-puzzle";
import { timelineStyle } from "./timeline";
import { useArrival } from "./use-arrival";
import { useProducts } from "./use-products";
import { useRememberPuzzle } from "./use-remember-puzzle";
import { useTimeline } from "./use-timeline";

interface PuzzleRootProps extends StaticPuzzle {
  /** The other products. Their labels load later. */
  others: ShelfProduct[];
  className?: string;
  /** The parts of the puzzle, and whatever is laid out with them. */
  children: ReactNode;
}

/** The puzzle: a package with ingredients to tap. Its parts are anywhere in `children`. */
export function PuzzleRoot({ className, children, ...prerendered }: PuzzleRootProps) {
  const classes = clsx(styles.root, className);
  return (
    <ErrorBoundary
      name="puzzle"
      fallback={
        <PuzzleContext value={{ prerendered, live: null }}>
          <div className={clsx(classes, packageSizes[prerendered.first.shape])}>{children}</div>
        </PuzzleContext>
      }
    >
      <LiveRoot {...prerendered} className={classes}>
        {children}
      </LiveRoot>
    </ErrorBoundary>
  );
}

function LiveRoot({ copy, download, ingredientsPath, first, others, className, children }: PuzzleRootProps) {
  const packages: ShelfProduct[] = [first, ...others];
  const [state, dispatch] = useReducer(puzzleReducer, packages, (all) => stateInDocument(all) ?? initialState(all));
  const { products, load } = useProducts();
  const loupe = useRef<LoupeHandle>(null);
  const answerElement = useRef<HTMLDivElement>(null);
  const shown = useTimeline(state, dispatch, answerElement);
  useArrival({ first, others, load, dispatch });
  useRememberPuzzle(state, first.id);

  const product = products?.find(({ id }) => id === state.productId) ?? first;
  const finds = product.puzzle?.finds ?? [];

  async function showProduct(id: string) {
    const isLoaded = (await load()).some((product) => product.id === id);
    if (isLoaded) updateWithTransition(() => dispatch({ type: "product-chosen", id }));
    return isLoaded;
  }

  const live: LivePuzzle = {
    copy,
    download,
    ingredientsPath,
    first,
    state,
    shown,
    product,
    shelf: state.shelf.flatMap((id) => packages.filter((other) => other.id === id)),
    tap: (word) => dispatch({ type: "tapped", word, finds, now: performance.now() }),
    playItself: (word) => dispatch({ type: "played-itself", word, finds }),
    togglePreference: (id) => dispatch({ type: "preference-toggled", id }),
    showProduct,
    loupe,
    answerElement,
  };
  return (
    <PuzzleContext value={{ prerendered: live, live }}>
      <div className={clsx(className, packageSizes[product.shape])} style={timelineStyle()}>
        {children}
      </div>
    </PuzzleContext>
  );
}

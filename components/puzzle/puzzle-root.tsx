"use client";

import clsx from "clsx";
import { type ReactNode, useRef } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import type { Ingredient } from "@/content/schema";
import { updateWithTransition } from "@/lib/browser/view-transition";
import type { DrawnProduct, ShelfProduct } from "@/lib/products/package-drawings";
import { isFind } from "./ingredients";
import { lateCompletion } from "./late-completion";
import type { LoupeHandle } from "./loupe";
import packageSizes from "./package-sizes.module.css";
import { type Puzzle, type PuzzleBehavior, type PuzzleContent, PuzzleContext } from "./puzzle-context";
import styles from "./puzzle-root.module.css";
import { initialState } from "./puzzle-state";
import { timelineStyle, useTimeline } from "./timeline";
import { useProducts } from "./use-products";
import { usePuzzleState } from "./use-puzzle-state";

interface PuzzleRootProps extends PuzzleContent {
  /** The product in the pre-rendered page. */
  first: DrawnProduct;
  /** The other products. Their labels load later. */
  others: ShelfProduct[];
  className?: string;
  /** The parts of the puzzle, and whatever is laid out with them. */
  children: ReactNode;
}

/** The puzzle: a package with ingredients to tap. Its parts are anywhere in `children`. */
export function PuzzleRoot(props: PuzzleRootProps) {
  return (
    <ErrorBoundary name="puzzle" fallback={<StaticRoot {...props} />}>
      <LiveRoot {...props} />
    </ErrorBoundary>
  );
}

function LiveRoot({ first, others, className, children, ...content }: PuzzleRootProps) {
  const packages = [first, ...others];
  const { products, load } = useProducts();
  const [state, dispatch] = usePuzzleState(packages, load);
  const loupe = useRef<LoupeHandle>(null);
  const answerElement = useRef<HTMLDivElement>(null);
  const { flight, followFlight } = useTimeline(state, dispatch, {
    loupe,
    answerElement,
    loadCompletion: lateCompletion.load,
  });

  const product = products?.find(({ id }) => id === state.productId) ?? first;
  const finds = product.puzzle?.finds ?? [];

  /** Sends the loupe to a find. */
  function sendLoupe(ingredient: Ingredient, word: Element, list: Element) {
    if (!loupe.current) return;
    if (isFind(ingredient, product.puzzle)) followFlight(ingredient.name, loupe.current.flyTo(word, list, ingredient));
    else loupe.current.hideLens();
  }

  async function showProduct(id: string) {
    const isLoaded = (await load()).some((product) => product.id === id);
    if (isLoaded) updateWithTransition(() => dispatch({ type: "product-chosen", id }));
    return isLoaded;
  }

  const behavior: PuzzleBehavior = {
    tap(ingredient, word, list) {
      dispatch({ type: "tapped", name: ingredient.name, finds, now: performance.now() });
      sendLoupe(ingredient, word, list);
    },
    playItself(ingredient, word, list) {
      dispatch({ type: "played-itself", name: ingredient.name, finds });
      sendLoupe(ingredient, word, list);
    },
    togglePreference: (id) => dispatch({ type: "preference-toggled", id }),
    showProduct,
    loupe,
    flight,
    answerElement,
  };
  const shelf = state.shelf.flatMap((id) => packages.filter((other) => other.id === id));
  return (
    <Frame puzzle={{ ...content, product, shelf, state, behavior }} className={className}>
      {children}
    </Frame>
  );
}

/** The puzzle as it was pre-rendered, without behavior. */
function StaticRoot({ first, others: _, className, children, ...content }: PuzzleRootProps) {
  const state = initialState([first]);
  return (
    <Frame puzzle={{ ...content, product: first, shelf: [], state, behavior: null }} className={className}>
      {children}
    </Frame>
  );
}

interface FrameProps {
  puzzle: Puzzle;
  className: string | undefined;
  children: ReactNode;
}

/** The element that the parts are laid out in. */
function Frame({ puzzle, className, children }: FrameProps) {
  return (
    <PuzzleContext value={puzzle}>
      <div className={clsx(styles.root, packageSizes[puzzle.product.shape], className)} style={timelineStyle()}>
        {children}
      </div>
    </PuzzleContext>
  );
}

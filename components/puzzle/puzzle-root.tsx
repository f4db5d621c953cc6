"use client";

import clsx from "clsx";
import { createContext, type ReactNode, type RefObject, useContext, useRef } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import type { Ingredient, Product, PuzzleCopy } from "@/content/schema";
import { updateWithTransition } from "@/lib/browser/view-transition";
import { isFind } from "./ingredients";
import type { LoupeHandle } from "./loupe";
import packageSizes from "./package-sizes.module.css";
import styles from "./puzzle-root.module.css";
import { initialState, type PuzzleState } from "./puzzle-state";
import { type Flight, timelineStyle, useTimeline } from "./timeline";
import { useProducts } from "./use-products";
import { usePuzzleState } from "./use-puzzle-state";

/** What the shelf needs of a product. */
export type ShelfProduct = Pick<Product, "id" | "brand" | "shape" | "kind" | "teaser">;

interface PuzzleContent {
  copy: PuzzleCopy;
  /** The text of the download button after the last find. */
  download: string;
  /** The path of the page with all ingredients. */
  ingredientsPath: string;
}

interface Puzzle extends PuzzleContent {
  /** The product that is shown. */
  product: Product;
  /** The other products, in the order of their packages. */
  shelf: ShelfProduct[];
  state: PuzzleState;
  /** Null in a static puzzle: nothing can be tapped, and the finds' answers are shown. */
  behavior: PuzzleBehavior | null;
}

/** What makes the puzzle work. */
export interface PuzzleBehavior {
  /** Opens the answer of an ingredient. `word` is its element in the `list`. */
  tap(ingredient: Ingredient, word: Element, list: Element): void;
  /** Opens a find for a visitor who does nothing. */
  playItself(ingredient: Ingredient, word: Element, list: Element): void;
  togglePreference(id: string): void;
  /** Shows another product. Resolves to false when its data has failed to load. */
  showProduct(id: string): Promise<boolean>;
  /** Null while the loupe is missing: it loads late, and not with reduced motion. */
  loupe: RefObject<LoupeHandle | null>;
  /** The find that the loupe is with. */
  flight: Flight | null;
  /** The element that contains the answer. */
  answerElement: RefObject<HTMLDivElement | null>;
}

const PuzzleContext = createContext<Puzzle | null>(null);

/** Returns the puzzle that a part belongs to. Throws outside `Puzzle.Root`. */
export function usePuzzle(): Puzzle {
  const puzzle = useContext(PuzzleContext);
  if (!puzzle) throw new Error("a part of the puzzle must be inside Puzzle.Root");
  return puzzle;
}

/** Returns the puzzle with its behavior. Throws in a static puzzle. */
export function useLivePuzzle(): Puzzle & { behavior: PuzzleBehavior } {
  const puzzle = usePuzzle();
  const { behavior } = puzzle;
  if (!behavior) throw new Error("this part of the puzzle needs behavior");
  return { ...puzzle, behavior };
}

interface PuzzleRootProps extends PuzzleContent {
  /** The product in the pre-rendered page. */
  first: Product;
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
  const { flight, followFlight } = useTimeline(state, dispatch, { loupe, answerElement });

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

/** Takes the behavior away from the parts inside: they show the product as it would be pre-rendered. */
export function WithoutBehavior({ children }: { children: ReactNode }) {
  const puzzle = usePuzzle();
  const state = initialState([puzzle.product]);
  return <PuzzleContext value={{ ...puzzle, state, behavior: null }}>{children}</PuzzleContext>;
}

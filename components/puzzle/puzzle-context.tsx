import { createContext, type ReactNode, type RefObject, useContext } from "react";
import type { Ingredient, PuzzleCopy } from "@/content/schema";
import type { DrawnProduct, ShelfProduct } from "@/lib/products/package-drawings";
import type { LoupeHandle } from "./loupe";
import { initialState, type PuzzleState } from "./puzzle-state";
import type { Flight } from "./timeline";

export interface PuzzleContent {
  copy: PuzzleCopy;
  /** The language of the copy, as in HTML's `lang` attribute. */
  language: string;
  /** The text of the download button after the last find. */
  download: string;
  /** The path of the page with all ingredients. */
  ingredientsPath: string;
}

export interface Puzzle extends PuzzleContent {
  /** The product that is shown. */
  product: DrawnProduct;
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

export const PuzzleContext = createContext<Puzzle | null>(null);

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

/** Takes the behavior away from the parts inside: they show the product as it would be pre-rendered. */
export function WithoutBehavior({ children }: { children: ReactNode }) {
  const puzzle = usePuzzle();
  const state = initialState([puzzle.product]);
  return <PuzzleContext value={{ ...puzzle, state, behavior: null }}>{children}</PuzzleContext>;
}

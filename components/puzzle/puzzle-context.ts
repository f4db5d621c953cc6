import { createContext, type RefObject, useContext } from "react";
import type { Product, PuzzleCopy } from "@/content/schema";
import type { LoupeHandle } from "./loupe";
import type { PuzzleState, TappedWord } from "./puzzle-state";
import type { Shown } from "./use-timeline";

/** What the shelf needs of a product. */
export type ShelfProduct = Pick<Product, "id" | "brand" | "shape" | "kind" | "teaser">;

/** The puzzle as pre-rendered. */
export interface StaticPuzzle {
  copy: PuzzleCopy;
  /** The text of the download button after the last find. */
  download: string;
  /** The path of the page with all ingredients. */
  ingredientsPath: string;
  /** The product in the pre-rendered page. */
  first: Product;
}

/** The puzzle as the visitor plays it. */
export interface LivePuzzle extends StaticPuzzle {
  state: PuzzleState;
  shown: Shown;
  /** The product that is shown. */
  product: Product;
  /** The other products, in the order of their packages. */
  shelf: ShelfProduct[];
  tap(word: TappedWord): void;
  /** Opens a find for a visitor who does nothing. */
  playItself(word: TappedWord): void;
  togglePreference(id: string): void;
  /** Shows another product. Resolves to false when its data has failed to load. */
  showProduct(id: string): Promise<boolean>;
  /** Null while the loupe is missing: it loads late, and not with reduced motion. */
  loupe: RefObject<LoupeHandle | null>;
  /** The element that contains the answer. */
  answerElement: RefObject<HTMLDivElement | null>;
}

interface PuzzleContextValue {
  prerendered: StaticPuzzle;
  /** Null once the puzzle has failed. Its parts then show what was pre-rendered. */
  live: LivePuzzle | null;
}

export const PuzzleContext = createContext<PuzzleContextValue | null>(null);

/** Returns the puzzle that a part belongs to. Throws outside `Puzzle.Root`. */
export function usePuzzleContext(): PuzzleContextValue {
  const context = useContext(PuzzleContext);
  if (!context) throw new Error("a part of the puzzle must be inside Puzzle.Root");
  return context;
}

/** Returns the working puzzle. Throws in a part that is rendered after the puzzle has failed. */
export function usePuzzle(): LivePuzzle {
  const { live } = usePuzzleContext();
  if (!live) throw new Error("the puzzle has failed");
  return live;
}

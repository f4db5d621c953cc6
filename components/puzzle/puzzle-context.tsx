import { createContext, type Dispatch, type RefObject, useContext } from "react";
import type { PuzzleCopy } from "@/content/schema";
import type { PuzzleEvent, PuzzleState } from "./puzzle-state";

/** Values that are the same for all products. */
export interface PuzzleContent {
  copy: PuzzleCopy;
  /** The language of the copy, as in HTML's `lang` attribute. */
  language: string;
  /** The text of the download button on the receipt. */
  download: string;
  /** The offer in the download button. */
  offer: string;
  /** The path of the page with all ingredients. */
  ingredientsPath: string;
}

export interface Puzzle extends PuzzleContent {
  state: PuzzleState;
  dispatch: Dispatch<PuzzleEvent>;
  /** The list of ingredients, for the phone. */
  list: RefObject<HTMLDivElement | null>;
}

export const PuzzleContext = createContext<Puzzle | null>(null);

/** Returns the puzzle that a part belongs to. Throws outside `Puzzle.Root`. */
export function usePuzzle(): Puzzle {
  const puzzle = useContext(PuzzleContext);
  if (!puzzle) throw new Error("a part of the puzzle must be inside Puzzle.Root");
  return puzzle;
}

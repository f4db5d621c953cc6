import { type ActionDispatch, useEffect, useEffectEvent, useReducer } from "react";
import type { Product } from "@/content/schema";
import { adProductInAddress, findAd } from "./ad-link";
import { afterAbsence, initialState, type PuzzleEvent, type PuzzleState, puzzleReducer } from "./puzzle-state";

interface Memory {
  /** The puzzle as the visitor left it for another page, at `at` (ms, as in `performance.now()`). */
  left?: { state: PuzzleState; at: number };
  /** The product in the ad's link that was opened last, as written there. */
  openedAd?: string;
}

/** What this document remembers. Empty during hydration. */
let memory: Memory = {};

/** Forgets the puzzle, like a new load of the page. For tests. */
export function forgetPuzzle() {
  memory = {};
}

/**
 * Returns the state of the puzzle, and the function that sends it events. When Next's router shows the page again, the
 * puzzle is as the visitor left it. `load` returns all products, or none when they fail to load.
 */
export function usePuzzleState(
  packages: { id: string }[],
  load: () => Promise<Product[]>,
): [PuzzleState, ActionDispatch<[PuzzleEvent]>] {
  const [state, dispatch] = useReducer(puzzleReducer, packages, startState);

  const leave = useEffectEvent(() => {
    memory.left = { state, at: performance.now() };
  });
  useEffect(() => () => leave(), []);

  // Once the page is hydrated, an ad's link opens its product. Not again when the visitor returns to its address, because
  // they may have chosen another product. Unknown values change nothing.
  useEffect(() => {
    const adProduct = adProductInAddress();
    if (!adProduct || adProduct === memory.openedAd) return;
    let isGone = false;
    load().then((products) => {
      const { id, preference } = findAd(products);
      if (!id || isGone) return;
      memory.openedAd = adProduct;
      dispatch({ type: "ad-opened", id, preference });
    });
    return () => {
      isGone = true;
    };
  }, [load]);

  return [state, dispatch];
}

function startState(packages: { id: string }[]): PuzzleState {
  if (!memory.left) return initialState(packages);
  const { state, at } = memory.left;
  return afterAbsence(state, performance.now() - at);
}

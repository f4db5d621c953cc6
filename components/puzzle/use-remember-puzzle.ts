import { useEffect, useEffectEvent } from "react";
import type { PuzzleState } from "./puzzle-state";
import { addressLabel, rememberPuzzle } from "./remembered-puzzle";

/** Stores the puzzle for the visitor's return: at every change, and with the time so far when they leave the page. */
export function useRememberPuzzle(state: PuzzleState) {
  useEffect(() => rememberPuzzle(state, addressLabel()), [state]);

  const onLeave = useEffectEvent(() => rememberPuzzle(state, addressLabel()));
  useEffect(() => {
    const remember = () => onLeave();
    window.addEventListener("pagehide", remember);
    return () => window.removeEventListener("pagehide", remember);
  }, []);
}

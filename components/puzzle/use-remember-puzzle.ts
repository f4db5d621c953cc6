import { useEffect, useEffectEvent } from "react";
import type { PuzzleState } from "./puzzle-state";
import { rememberPuzzle } from "./remembered-puzzle";

/** Stores the puzzle for the visitor's return: at every change, and with the time so far when they leave the page. */
export function useRememberPuzzle(state: PuzzleState, firstId: string) {
  useEffect(() => rememberPuzzle(state, firstId), [state, firstId]);

  const rememberNow = useEffectEvent(() => rememberPuzzle(state, firstId));
  useEffect(() => {
    const onLeave = () => rememberNow();
    window.addEventListener("pagehide", onLeave);
    return () => {
      window.removeEventListener("pagehide", onLeave);
      // Client-side navigation unmounts the puzzle without that event.
      onLeave();
    };
  }, []);
}

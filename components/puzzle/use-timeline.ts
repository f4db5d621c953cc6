import { type ActionDispatch, type RefObject, useEffect, useState } from "react";
import { foundWords, openWord, type PuzzleEvent, type PuzzleState, type TappedWord } from "./puzzle-state";
import { timeline } from "./timeline";

export interface Shown {
  /** The word whose answer is shown: the open one, once the loupe has landed. */
  answer: TappedWord | null;
  /** The finds in the circles. */
  finds: TappedWord[];
}

/**
 * Sends the events that time brings, and returns what is shown while the loupe flies. `answerElement`
 * contains the answer.
 */
export function useTimeline(
  { progress }: PuzzleState,
  dispatch: ActionDispatch<[PuzzleEvent]>,
  answerElement: RefObject<HTMLElement | null>,
): Shown {
  const { phase } = progress;
  const open = openWord(progress);
  const found = foundWords(progress);
  const isLastUnderLoupe = found.at(-1)?.isUnderLoupe ?? false;

  useEffect(() => {
    if (phase !== "revealing") return;
    const wait = isLastUnderLoupe ? timeline.message : timeline.message - timeline.circle;
    const timer = setTimeout(() => dispatch({ type: "revealed" }), wait);
    return () => clearTimeout(timer);
  }, [phase, isLastUnderLoupe, dispatch]);

  // Each tap changes the progress, so it starts the wait again.
  useEffect(() => {
    if (progress.phase !== "solved") return;
    const timer = setTimeout(() => {
      const keepsAnswer = answerElement.current?.contains(document.activeElement) ?? false;
      dispatch({ type: "read", keepsAnswer });
    }, timeline.reading);
    return () => clearTimeout(timer);
  }, [progress, answerElement, dispatch]);

  return {
    answer: useLate(open, open?.isUnderLoupe ? timeline.landing : 0),
    finds: useLate(found, isLastUnderLoupe ? timeline.circle : 0),
  };
}

/**
 * Returns a value `delay` ms after it has changed, and its last value until then. With a delay of 0, returns the value at
 * once. The next change may have a delay, so the value is stored as well.
 */
function useLate<Value>(value: Value, delay: number): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    if (delay === 0) {
      setLate(value);
      return;
    }
    const timer = setTimeout(() => setLate(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return delay > 0 ? late : value;
}

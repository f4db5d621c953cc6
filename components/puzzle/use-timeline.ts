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
 * Sends the events that time brings, and returns what is shown while the loupe flies. `answer` is the element
 * that contains the answer.
 */
export function useTimeline(
  { progress }: PuzzleState,
  dispatch: ActionDispatch<[PuzzleEvent]>,
  answer: RefObject<HTMLElement | null>,
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

  const openName = open?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tap on another word starts the wait again
  useEffect(() => {
    if (phase !== "solved") return;
    const timer = setTimeout(() => {
      const keepsAnswer = answer.current?.contains(document.activeElement) ?? false;
      dispatch({ type: "read", keepsAnswer });
    }, timeline.reading);
    return () => clearTimeout(timer);
  }, [phase, openName, answer, dispatch]);

  return {
    answer: useLate(open, open?.isUnderLoupe ? timeline.landing : 0),
    finds: useLate(found, isLastUnderLoupe ? timeline.circle : 0),
  };
}

/**
 * Returns a value `delay` ms after it has changed, and the one before until then. At once without a delay: the value is
 * stored all the same, as the one before a later change.
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

import { type ActionDispatch, type CSSProperties, type RefObject, useEffect, useState } from "react";
import type { LoupeHandle } from "./loupe";
import { foundIngredients, type PuzzleEvent, type PuzzleState } from "./puzzle-state";

/**
 * The durations of the puzzle from a tap to its answer, and of what follows, in ms. Gestures and changes of packages, on
 * which nothing here depends, have theirs in their style sheets.
 *
 * Only a find sends the loupe. Without it (the word is not a find, the loupe has not loaded, or the visitor prefers reduced
 * motion), nothing waits for a landing: the answer, the stroke and the circle appear at the tap.
 */
export const timeline = {
  /** How long the list must be in view without any input before the puzzle plays by itself. */
  selfPlay: 3500,

  /** How long the loupe flies from the mascot to a find. The answer changes when it lands. */
  flight: 340,
  /** How long the answer waits for the landing at most. A browser may hold animations back. */
  latestLanding: 1000,
  /** From the landing to the stroke behind the word. */
  wordStroke: 40,
  /** From the landing to the find's drawing in its circle, when the question counts it. */
  circle: 80,
  /** From the landing to the loupe's departure. */
  stay: 400,
  /** From the last find's circle to the message with the visitor's time, which replaces the question. */
  message: 80,
  /** From the message, or from the last tap on another word: time to read before the completion replaces the answer. */
  reading: 4500,

  /** From the tap to the closing of the mascot's pupil in the loupe's glass, before the loupe lands. */
  pupilClosing: 220,
  /** How long the pupil takes to close. Then the text appears in the glass. */
  pupilClosingDuration: 100,
  /** How long the text takes to appear in the glass. */
  glassTextDuration: 120,
  /** How long the pupil takes to open. Then the loupe returns to the mascot. */
  pupilOpeningDuration: 80,

  /** How long the stroke in the glass takes. */
  glassStrokeDuration: 160,
  /** How long the stroke behind a word takes. */
  wordStrokeDuration: 240,
  /** How long an answer takes to appear. */
  answerDuration: 200,
  /** How long a find's drawing takes to grow in its circle. */
  circleDuration: 200,
  /** How long the stroke behind the message takes. */
  messageDuration: 480,
  /** How long the package's motif takes for each of two hops once the puzzle is solved. */
  motifDuration: 400,
  /** The time between the gestures of two finds in the completion. */
  completionStep: 150,
} as const;

/** Returns the times that style sheets use, as custom properties. */
export function timelineStyle(): CSSProperties {
  const times = {
    "--word-stroke-delay": timeline.wordStroke,
    "--word-stroke-duration": timeline.wordStrokeDuration,
    "--answer-duration": timeline.answerDuration,
    "--circle-duration": timeline.circleDuration,
    "--message-duration": timeline.messageDuration,
    "--motif-duration": timeline.motifDuration,
  };
  return Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, `${ms}ms`]));
}

/** The loupe's way to a find, until it returns. */
export interface Flight {
  /** The find. */
  name: string;
  /** The loupe flies to the find, then has landed on it. Then the find is counted. */
  stage: "flying" | "landed" | "counted";
}

/** Returns whether the loupe still flies to an ingredient, so that its answer and its stroke wait. */
export function isFlyingTo(flight: Flight | null, name: string | null | undefined): boolean {
  return flight !== null && flight.name === name && flight.stage === "flying";
}

/** Returns whether the loupe is with an ingredient whose circle waits. */
export function isUncounted(flight: Flight | null, name: string | undefined): boolean {
  return flight !== null && flight.name === name && flight.stage !== "counted";
}

interface TimelineOptions {
  loupe: RefObject<LoupeHandle | null>;
  /** Contains the answer. */
  answerElement: RefObject<HTMLElement | null>;
  /** Loads the completion. Rejects when it fails to load. */
  loadCompletion(): Promise<unknown>;
}

/**
 * Schedules what follows a tap. Returns where the loupe is, and a function that follows its flight: `landing` resolves when
 * it has landed.
 */
export function useTimeline(
  { progress }: PuzzleState,
  dispatch: ActionDispatch<[PuzzleEvent]>,
  { loupe, answerElement, loadCompletion }: TimelineOptions,
) {
  const [flight, setFlight] = useState<Flight | null>(null);
  const { phase } = progress;
  const isLastUncounted = isUncounted(flight, foundIngredients(progress).at(-1));

  function followFlight(name: string, landing: Promise<void>) {
    const started: Flight = { name, stage: "flying" };
    setFlight(started);
    // The loupe may have been sent to another find.
    landing.then(() => setFlight((current) => (current === started ? { name, stage: "landed" } : current)));
  }

  useEffect(() => {
    if (flight?.stage === "flying")
      return after(timeline.latestLanding, () => setFlight({ ...flight, stage: "landed" }));
    if (flight?.stage === "landed") return after(timeline.circle, () => setFlight({ ...flight, stage: "counted" }));
    if (flight?.stage === "counted")
      return after(timeline.stay - timeline.circle, () => {
        loupe.current?.returnHome();
        setFlight(null);
      });
  }, [flight, loupe]);

  useEffect(() => {
    if (phase === "revealing" && !isLastUncounted) return after(timeline.message, () => dispatch({ type: "revealed" }));
  }, [phase, isLastUncounted, dispatch]);

  // Each tap changes the progress, so it starts the wait again.
  useEffect(() => {
    if (progress.phase !== "solved") return;
    let isOver = false;
    const loaded = loadCompletion().then(
      () => true,
      () => false,
    );
    const cancel = after(timeline.reading, async () => {
      // When it fails to load, the open answer stays. The next tap on a word tries again.
      if (!(await loaded) || isOver) return;
      const keepsAnswer = answerElement.current?.contains(document.activeElement) ?? false;
      dispatch({ type: "read", keepsAnswer });
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [progress, answerElement, loadCompletion, dispatch]);

  return { flight, followFlight };
}

/** Calls `action` in `delay` ms. Returns a function that prevents it. */
function after(delay: number, action: () => void) {
  const timer = setTimeout(action, delay);
  return () => clearTimeout(timer);
}

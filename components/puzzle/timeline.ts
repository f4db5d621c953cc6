import type { CSSProperties } from "react";

/**
 * The durations of the puzzle from a tap to its answer, and of what follows, in ms. Gestures and changes of packages, on
 * which nothing here depends, have theirs in their style sheets. Times "from the tap" are for a find that the loupe flies
 * to. Without the loupe (it has not loaded, the visitor prefers reduced motion, or the word is not a find), nothing waits
 * for it.
 */
export const timeline = {
  /** How long the list must be in view without any input before the puzzle plays by itself. */
  selfPlay: 3500,

  /** From the tap: the loupe lands on the word. The answer changes. */
  landing: 340,
  /** From the tap: the stroke behind the word starts, while the one in the glass is drawn. */
  wordStroke: 380,
  /** From the tap: the find's drawing appears in its circle, and the question counts it. */
  circle: 420,
  /** From the tap on the last find: the message with the visitor's time replaces the question. */
  message: 500,
  /** From the tap: the loupe returns to the mascot. */
  departure: 740,
  /** From the message, or from the last tap on another word: time to read before the completion replaces the answer. */
  reading: 4500,

  /** From the tap: the mascot's pupil closes in the loupe's glass, before the loupe lands. */
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

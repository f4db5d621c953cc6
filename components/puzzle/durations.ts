import type { CSSProperties } from "react";

/** The durations of the puzzle, in ms. */
export const durations = {
  /** From the first paint to the moment when the phone rises by itself. */
  demoDelay: 1200,
  /** To the word that it shows by itself, and back to its place. phone.module.css divides it. */
  demo: 3200,

  /** How long the phone flies to a word that is tapped. */
  flight: 320,
  /** How long it stays there. */
  stay: 900,

  /** How long the stroke behind a word takes. */
  wordStroke: 240,
  /** How long an answer takes to appear. */
  answer: 200,
  /** How long the drawing of a target takes to grow in its circle. */
  circle: 200,
  /** How long the stroke behind the message takes, once all targets are found. */
  message: 480,
  /** From the last target to the receipt. */
  receiptDelay: 1000,
  /** How long the receipt takes to appear. */
  receipt: 300,
  /** How long each of the two hops of the package's motif takes, once all targets are found. */
  motif: 400,
} as const;

/** Returns the durations as custom properties, for style sheets: `--duration-demo-delay` and so on. */
export function durationStyle(): CSSProperties {
  const properties = Object.entries(durations).map(([name, ms]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [`--duration-${property}`, `${ms}ms`];
  });
  return Object.fromEntries(properties);
}

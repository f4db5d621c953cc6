import type { Constants } from "./schema";

/** Thresholds and speeds of the specification (sections 4 and 9). */
export const constants: Constants = {
  /** Share of the scrollable height past which the download bar shows. */
  stickyBar: { shownPast: 0.25 },
  /** A narrower window, in px, counts as mobile. */
  mobileBelow: 768,
  /** px of scrolling past which the top bar marks itself. */
  topBarScrolledPast: 10,
  /** Widths in px; speed in px per second: 0.3 px a frame at 60 frames a second. */
  marquee: { cardWidth: 320, gap: 24, speed: 18 },
  /**
   * ms of hovering before a tooltip opens, in which the next one opens at once after another, and that a
   * pointer may take from the term to its tooltip, which must be reachable (WCAG 1.4.13).
   */
  tooltip: { delay: 700, skipDelay: 300, grace: 150 },
  /** How many show at once; ms that one stays, and one with a button. */
  toasts: { visible: 3, duration: 4000, durationWithAction: 5000 },
};

import type { Constants } from "./schema";

/** Thresholds, speeds and delays from the specification (sections 4 and 9). */
export const constants: Constants = {
  /** The fraction of the scrollable height past which the download bar appears. */
  downloadBar: { shownPast: 0.25 },
  /** Windows narrower than this, in px, count as mobile. */
  mobileBelow: 768,
  /** The scroll position, in px, past which the top bar is marked as scrolled. */
  topBarScrolledPast: 10,
  /** Widths in px. Speed in px per second: 0.3 px per frame at 60 frames per second. */
  marquee: { cardWidth: 320, gap: 24, speed: 18 },
  /**
   * Times in ms. A tooltip opens after the pointer hovers for `delay`. Within `skipDelay` after one closes,
   * the next opens at once.
   */
  tooltip: { delay: 700, skipDelay: 300 },
  /** The maximum number of visible toasts, and their durations in ms, without and with a button. */
  toasts: { visible: 3, duration: 4000, durationWithAction: 5000 },
};

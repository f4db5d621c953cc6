import type { Constants } from "./schema";

/** Thresholds, speeds and delays from the specification (sections 4 and 9). */
export const constants: Constants = {
  /** The download bar appears past this fraction of the scrollable height. */
  stickyBar: { shownPast: 0.25 },
  /** Windows narrower than this, in px, count as mobile. */
  mobileBelow: 768,
  /** The top bar is marked as scrolled past this scroll position, in px. */
  topBarScrolledPast: 10,
  /** Widths in px. Speed in px per second: 0.3 px per frame at 60 frames per second. */
  marquee: { cardWidth: 320, gap: 24, speed: 18 },
  /**
   * Times in ms. A tooltip opens after hovering for `delay`. For `skipDelay` after one closes, the next
   * opens at once. The pointer has `grace` to move from the term to its tooltip (WCAG 1.4.13).
   */
  tooltip: { delay: 700, skipDelay: 300, grace: 150 },
  /** The maximum number of visible toasts, and how long a toast stays, without and with a button, in ms. */
  toasts: { visible: 3, duration: 4000, durationWithAction: 5000 },
};

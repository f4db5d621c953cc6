import type { Constants } from "@/content/schema";

/** The thresholds of the specification (sections 4 and 9). The behavior tests use the numbers themselves. */
export const constants: Constants = {
  downloadBar: { shownPast: 0.25 },
  mobileBelow: 768,
  topBarScrolledPast: 10,
  marquee: { cardWidth: 320, gap: 24, speed: 18 },
  tooltip: { delay: 700, skipDelay: 300 },
  toasts: { visible: 3, duration: 4000, durationWithAction: 5000 },
};

import { constants } from "@/content/constants";

/** Matches windows under 768 px, the specification's mobile breakpoint. */
export const mobileQuery = `(max-width: ${constants.mobileBelow - 0.02}px)`;

/**
 * For effects and event handlers. Components that render it call `useIsMobile`. False in a browser without media queries.
 */
export const isMobile = () => window.matchMedia?.(mobileQuery).matches ?? false;

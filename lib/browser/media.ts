import { constants } from "@/content/constants";

/* Media queries for effects and event handlers. Components that render the result use hooks/use-media.ts. */

/** Matches windows under 768 px, the specification's mobile breakpoint. */
export const mobileQuery = `(max-width: ${constants.mobileBelow - 0.02}px)`;

export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

/** Returns the query's list, or undefined in a browser without media queries. */
export const mediaList = (query: string): MediaQueryList | undefined => window.matchMedia?.(query);

/** Returns whether a media query matches. False in a browser without media queries. */
export const matchesMedia = (query: string): boolean => mediaList(query)?.matches ?? false;

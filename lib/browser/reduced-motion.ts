export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

/** For effects and event handlers. Components that render it call `usePrefersReducedMotion`. */
export const prefersReducedMotion = () => window.matchMedia?.(reducedMotionQuery).matches ?? false;

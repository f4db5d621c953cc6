import { useEffect, useState } from "react";
import { reducedMotion, usePrefersReducedMotion } from "./use-media";

export type MotionModule = typeof import("@/lib/motion");

let loaded: MotionModule | undefined;

/**
 * Returns framer-motion's components once they have loaded, after hydration. Returns undefined until then, when loading
 * fails, and with reduced motion: render the final state.
 */
export function useMotion(): MotionModule | undefined {
  const [motion, setMotion] = useState(loaded);
  const prefersReducedMotion = usePrefersReducedMotion();
  useEffect(() => {
    // During hydration, the hook returns the value of the pre-rendered page.
    if (prefersReducedMotion || window.matchMedia(reducedMotion).matches) return;
    import("@/lib/motion").then(
      (module) => {
        loaded = module;
        setMotion(module);
      },
      () => {},
    );
  }, [prefersReducedMotion]);
  return prefersReducedMotion ? undefined : motion;
}

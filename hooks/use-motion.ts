import { useEffect, useState } from "react";
import { usePrefersReducedMotion } from "./use-media";

type MotionModule = typeof import("@/lib/motion");

let loaded: MotionModule | undefined;

/**
 * Returns framer-motion's components once they have loaded, after hydration. Returns undefined until then, when loading
 * fails, and with reduced motion: render the final state. Keeps the result while `canChange` is false, so that no focus
 * is lost.
 */
export function useMotion(canChange = true): MotionModule | undefined {
  const [motion, setMotion] = useState(loaded);
  const prefersReducedMotion = usePrefersReducedMotion();
  useEffect(() => {
    import("@/lib/motion").then(
      (module) => {
        loaded = module;
        setMotion(module);
      },
      () => {},
    );
  }, []);
  const latest = prefersReducedMotion ? undefined : motion;
  const [used, setUsed] = useState(latest);
  if (canChange && used !== latest) setUsed(latest);
  return used;
}

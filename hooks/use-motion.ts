import { useEffect, useState } from "react";

export type MotionModule = typeof import("@/lib/motion");

let loaded: MotionModule | undefined;

/**
 * Returns framer-motion's components once they have loaded, after hydration. Returns undefined until
 * then, and when loading fails. Render the final state in that case.
 */
export function useMotion(): MotionModule | undefined {
  const [motion, setMotion] = useState(loaded);
  useEffect(() => {
    import("@/lib/motion").then(
      (module) => {
        loaded = module;
        setMotion(module);
      },
      () => {},
    );
  }, []);
  return motion;
}

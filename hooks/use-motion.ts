"use client";

import { useEffect, useState } from "react";

export type MotionModule = typeof import("@/lib/motion");

let loaded: MotionModule | undefined;

/**
 * Returns framer-motion's components once they are loaded, after hydration; undefined until then, and
 * when they cannot be loaded. Render the final state without them.
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

"use client";

import { useEffect, useState } from "react";

export type MotionModule = typeof import("@/lib/motion");

/**
 * Returns framer-motion's components once they are loaded, after hydration; undefined until then, and
 * when they cannot be loaded. Render the final state without them.
 */
export function useMotion(): MotionModule | undefined {
  const [motion, setMotion] = useState<MotionModule>();
  useEffect(() => {
    import("@/lib/motion").then(setMotion, () => {});
  }, []);
  return motion;
}

"use client";

import { useEffect, useState } from "react";

type MotionModule = typeof import("@/components/ui/motion");

/**
 * Returns framer-motion's components once they are loaded, after hydration; undefined until then, and
 * when they cannot be loaded. Render the final state without them.
 */
export function useMotion(): MotionModule | undefined {
  const [motion, setMotion] = useState<MotionModule>();
  useEffect(() => {
    import("@/components/ui/motion").then(setMotion, () => {});
  }, []);
  return motion;
}

"use client";

import { domAnimation, LazyMotion, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";

export { AnimatePresence } from "framer-motion";
export * as m from "framer-motion/m";

/*
 * framer-motion in a chunk of its own, 30 KB that no first frame needs. Import it through
 * hooks/use-motion.ts, never directly: the bundler would load all of it before hydration.
 */

/** The root of animated elements (`m`): loads their features, and shows final states for reduced motion. */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}

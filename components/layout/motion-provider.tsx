"use client";

import { LazyMotion, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";

/* A failed load leaves every element in its final state. */
const loadFeatures = () =>
  import("./motion-features").then(
    ({ features }) => features,
    () => new Promise<never>(() => {}),
  );

/** Lets `m` components animate: their features load after hydration, and reduced motion shows final states. */
export function MotionProvider({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}

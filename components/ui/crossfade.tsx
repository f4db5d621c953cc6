"use client";

import type { ReactNode } from "react";
import { useMotion } from "@/hooks/use-motion";

interface CrossfadeProps {
  /** Identifies the content. */
  id: string;
  /** The time until `children` fade in, in s. */
  delay: number;
  children: ReactNode;
}

/** Fades from the previous content to `children`, in the same grid cell. Swaps them without framer-motion. */
export function Crossfade({ id, delay, children }: CrossfadeProps) {
  const motion = useMotion();
  if (!motion) return children;
  const { AnimatePresence, m, Motion } = motion;
  return (
    <Motion>
      <AnimatePresence initial={false}>
        <m.div
          key={id}
          className="[grid-area:1/1]"
          initial={{ opacity: 0, y: 8 }}
          animate={{ opacity: 1, y: 0, transition: { duration: 0.18, delay } }}
          exit={{ opacity: 0, transition: { duration: 0.12 } }}
        >
          {children}
        </m.div>
      </AnimatePresence>
    </Motion>
  );
}

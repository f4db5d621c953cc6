"use client";

import type { ReactNode } from "react";
import { usePrefersReducedMotion } from "@/hooks/use-media";
import { useMotion } from "@/hooks/use-motion";

interface CrossfadeProps {
  /** Identifies the content. */
  id: string;
  children: ReactNode;
}

/** Fades from the previous content to `children`, in the same grid cell. Swaps them until framer-motion has loaded. */
export function Crossfade({ id, children }: CrossfadeProps) {
  const motion = useMotion();
  const prefersReducedMotion = usePrefersReducedMotion();
  if (!motion || prefersReducedMotion) return children;
  const { AnimatePresence, m, Motion } = motion;
  return (
    <Motion>
      <AnimatePresence initial={false}>
        <m.div
          key={id}
          className="[grid-area:1/1]"
          initial={{ opacity: 0, y: 8 }}
          animate={{ opacity: 1, y: 0, transition: { duration: 0.2, delay: 0.1 } }}
          exit={{ opacity: 0, transition: { duration: 0.12 } }}
        >
          {children}
        </m.div>
      </AnimatePresence>
    </Motion>
  );
}

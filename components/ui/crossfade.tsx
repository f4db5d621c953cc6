"use client";

import type { ReactNode } from "react";
import { useMotion } from "@/hooks/use-motion";

interface CrossfadeProps {
  /** Identifies the content. */
  id: string;
  /** The time until the fade, in s. */
  delay: number;
  children: ReactNode;
}

const fade = {
  hidden: (delay: number) => ({ opacity: 0, transition: { duration: 0.14, delay } }),
  shown: (delay: number) => ({ opacity: 1, transition: { duration: 0.16, delay: delay + 0.04 } }),
};

/** Fades from the previous content to `children`, in the same grid cell. Swaps them without framer-motion. */
export function Crossfade({ id, delay, children }: CrossfadeProps) {
  const motion = useMotion();
  if (!motion) return children;
  return (
    <motion.Motion>
      <motion.AnimatePresence initial={false} custom={delay}>
        <motion.m.div key={id} variants={fade} custom={delay} initial="hidden" animate="shown" exit="hidden">
          {children}
        </motion.m.div>
      </motion.AnimatePresence>
    </motion.Motion>
  );
}

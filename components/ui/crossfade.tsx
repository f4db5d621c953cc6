"use client";

import { type ReactNode, useState } from "react";
import { useMotion } from "@/hooks/use-motion";

interface CrossfadeProps {
  /** Identifies the content. */
  id: string;
  /** The time until the fade, in s. */
  delay: number;
  children: ReactNode;
}

const variants = {
  before: { opacity: 0, y: 8 },
  shown: (delay: number) => ({ opacity: 1, y: 0, transition: { duration: 0.16, delay: delay + 0.06 } }),
  after: (delay: number) => ({ opacity: 0, transition: { duration: 0.06, delay } }),
};

/** Fades the previous content out, then `children` in, in the same grid cell. Swaps them without framer-motion. */
export function Crossfade({ id, delay, children }: CrossfadeProps) {
  const [firstId] = useState(id);
  const motion = useMotion(id === firstId);
  if (!motion) return children;
  return (
    <motion.Motion>
      <motion.AnimatePresence initial={false} custom={delay}>
        <motion.m.div key={id} variants={variants} custom={delay} initial="before" animate="shown" exit="after">
          {children}
        </motion.m.div>
      </motion.AnimatePresence>
    </motion.Motion>
  );
}

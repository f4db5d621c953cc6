"use client";

import type { Variants } from "framer-motion";
import { type ReactNode, useState } from "react";
import { useMotion } from "@/hooks/use-motion";

interface SwapProps {
  /** Identifies the content. */
  id: string;
  /** The time for which the previous content stays, in s. */
  delay: number;
  children: ReactNode;
}

const variants: Variants = {
  before: { opacity: 0, y: 8 },
  // Readable at once, so that the place never looks empty.
  shown: (delay: number) => ({ opacity: 1, y: 0, transition: { duration: 0.2, delay, ease: [0, 0.8, 0.2, 1] } }),
  after: (delay: number) => ({ opacity: 0, transition: { duration: 0.01, delay: delay - 0.01 } }),
};

/** Replaces the previous content with `children`, in the same grid cell. Both are never visible together. */
export function Swap({ id, delay, children }: SwapProps) {
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

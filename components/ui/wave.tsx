"use client";

import type { ReactNode } from "react";
import { useMotion } from "@/hooks/use-motion";

interface WaveProps {
  /** True to wave now, "in-view" to wave when the mascot is scrolled into view. */
  when: boolean | "in-view";
  /** The time until the wave, in s. */
  delay?: number;
  className?: string;
  children: ReactNode;
}

const wave = { rotate: [0, -9, 7, -9, 7, 0], y: ["0%", "-9%", "0%", "-6%", "0%", "0%"] };

/** Makes a drawing, such as the mascot, wave and hop twice. */
export function Wave({ when, delay = 0, className, children }: WaveProps) {
  const motion = useMotion();
  if (!motion) return <div className={className}>{children}</div>;
  return (
    <motion.Motion>
      <motion.m.div
        {...(when === "in-view" ? { whileInView: wave } : { animate: when ? wave : {} })}
        viewport={{ once: true, amount: 0.5 }}
        transition={{ duration: 1.2, delay }}
        style={{ originY: 0.9 }}
        className={className}
      >
        {children}
      </motion.m.div>
    </motion.Motion>
  );
}

"use client";

import type { ReactNode } from "react";
import { useMotion } from "@/hooks/use-motion";

interface WaveProps {
  /** Now, or when it is scrolled into view. */
  when: boolean | "in-view";
  className?: string;
  children: ReactNode;
}

const wave = { rotate: [0, -9, 7, -9, 7, 0], y: [0, -6, 0, -6, 0, 0] };

/** The mascot waves with its whole body, twice; still without framer-motion. */
export function Wave({ when, className, children }: WaveProps) {
  const motion = useMotion();
  if (!motion || when === false) return <div className={className}>{children}</div>;
  const { m, Motion } = motion;
  const target = when === "in-view" ? { whileInView: wave } : { animate: wave };
  return (
    <Motion>
      <m.div
        {...target}
        viewport={{ once: true, amount: 0.5 }}
        transition={{ duration: 1.2 }}
        style={{ originY: 0.9 }}
        className={className}
      >
        {children}
      </m.div>
    </Motion>
  );
}

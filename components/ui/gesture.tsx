"use client";

import type { ReactNode } from "react";
import { useMotion } from "@/hooks/use-motion";

interface GestureProps {
  name?: keyof typeof gestures;
  /** True for now, "in-view" for when the drawing is scrolled into view. */
  when: boolean | "in-view";
  /** The time until the gesture, in s. */
  delay?: number;
  className?: string;
  children: ReactNode;
}

const gestures = {
  wave: { rotate: [0, -9, 7, -9, 7, 0], y: ["0%", "-9%", "0%", "-6%", "0%", "0%"], transition: { duration: 1.2 } },
  jump: { rotate: [0, -6, 0], y: ["0%", "-12%", "0%"], transition: { duration: 0.5 } },
  hop: { rotate: [0, -4, 0], y: ["0%", "-6%", "0%"], transition: { duration: 0.4 } },
  shake: { rotate: [0, -9, 9, -6, 0], transition: { duration: 0.5 } },
};

/** Makes a drawing, such as the mascot, wave, jump, hop or shake its head. */
export function Gesture({ name = "wave", when, delay = 0, className, children }: GestureProps) {
  const motion = useMotion();
  if (!motion) return <div className={className}>{children}</div>;
  const { transition, ...keyframes } = gestures[name];
  return (
    <motion.Motion>
      <motion.m.div
        {...(when === "in-view" ? { whileInView: keyframes } : { animate: when ? keyframes : {} })}
        viewport={{ once: true, amount: 0.5 }}
        transition={{ ...transition, delay }}
        style={{ originY: 0.9 }}
        className={className}
      >
        {children}
      </motion.m.div>
    </motion.Motion>
  );
}

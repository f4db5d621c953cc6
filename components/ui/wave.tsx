import type { ReactNode } from "react";
import { Animated } from "./animated";

interface WaveProps {
  /** True to wave now, "in-view" to wave when the mascot is scrolled into view. */
  when: boolean | "in-view";
  className?: string;
  children: ReactNode;
}

const wave = { rotate: [0, -9, 7, -9, 7, 0], y: ["0%", "-9%", "0%", "-6%", "0%", "0%"] };

/** Makes a drawing, such as the mascot, wave and hop twice. */
export function Wave({ when, className, children }: WaveProps) {
  return (
    <Animated
      isStill={when === false}
      {...(when === "in-view" ? { whileInView: wave } : { animate: wave })}
      viewport={{ once: true, amount: 0.5 }}
      transition={{ duration: 1.2 }}
      style={{ originY: 0.9 }}
      className={className}
    >
      {children}
    </Animated>
  );
}

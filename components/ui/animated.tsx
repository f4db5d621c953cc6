"use client";

import type { HTMLMotionProps } from "framer-motion";
import type { ReactNode } from "react";
import { useMotion } from "@/hooks/use-motion";

interface AnimatedProps extends HTMLMotionProps<"div"> {
  /** True for the element without its animation. */
  isStill?: boolean;
  children: ReactNode;
}

/** An element with framer-motion's props; without its animation until framer-motion is loaded. */
export function Animated({ isStill = false, className, children, ...animation }: AnimatedProps) {
  const motion = useMotion();
  if (!motion || isStill) return <div className={className}>{children}</div>;
  const { m, Motion } = motion;
  return (
    <Motion>
      <m.div className={className} {...animation}>
        {children}
      </m.div>
    </Motion>
  );
}

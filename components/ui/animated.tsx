"use client";

import type { HTMLMotionProps } from "framer-motion";
import type { ReactNode } from "react";
import { useMotion } from "@/hooks/use-motion";

interface AnimatedProps extends HTMLMotionProps<"div"> {
  isStill: boolean;
  children: ReactNode;
}

/** A div with framer-motion's props. Does not animate if `isStill` is true or without framer-motion. */
export function Animated({ isStill, className, children, ...animation }: AnimatedProps) {
  const motion = useMotion();
  if (!motion || isStill) return <div className={className}>{children}</div>;
  return (
    <motion.Motion>
      <motion.m.div className={className} {...animation}>
        {children}
      </motion.m.div>
    </motion.Motion>
  );
}

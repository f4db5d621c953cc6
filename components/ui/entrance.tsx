"use client";

import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { useMotion } from "@/hooks/use-motion";

interface EntranceProps {
  as?: "div" | "p" | "span";
  /** The state before the entrance. */
  from: { rotate?: number; scale?: number; scaleX?: number };
  /** The fraction of the element that must be in view, from 0 to 1. */
  amount?: number;
  className?: string;
  children?: ReactNode;
}

/**
 * Animates an element once, when it is scrolled into view. The pre-rendered page shows the final
 * state. An element that is already in view when framer-motion loads is not animated.
 */
export function Entrance({ as: Tag = "div", from, amount = 0.3, className, children }: EntranceProps) {
  const element = useRef<HTMLElement>(null);
  const motion = useMotion();
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (motion && box && box.top + box.height * amount > window.innerHeight) setIsBelow(true);
  }, [motion, amount]);

  if (!motion || !isBelow)
    return (
      <Tag ref={element as Ref<never>} className={className}>
        {children}
      </Tag>
    );
  const MotionTag = motion.m[Tag];
  // Only the values of `from`, because framer-motion would derive the others from the current transform.
  const to = Object.fromEntries(Object.keys(from).map((name) => [name, name === "rotate" ? 0 : 1]));
  return (
    <motion.Motion>
      <MotionTag
        initial={from}
        whileInView={to}
        viewport={{ once: true, amount }}
        transition={{ duration: 0.6, ease: "easeOut" }}
        className={className}
      >
        {children}
      </MotionTag>
    </motion.Motion>
  );
}

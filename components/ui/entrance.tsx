"use client";

import * as m from "framer-motion/m";
import { type ReactNode, useEffect, useRef, useState } from "react";

const elements = { div: m.div, p: m.p, li: m.li, span: m.span };

interface EntranceProps {
  as?: keyof typeof elements;
  /** The state before the element is in view: transform and opacity only. */
  from: {
    x?: number | string;
    y?: number | string;
    rotate?: number;
    scale?: number;
    scaleX?: number;
    opacity?: number;
  };
  /** ms */
  duration?: number;
  className?: string;
  children?: ReactNode;
}

/**
 * Animates an element once, when it is scrolled into view. The pre-rendered page shows the final
 * state; only an element that is below the window at hydration is ever moved back.
 */
export function Entrance({ as = "div", from, duration = 480, className, children }: EntranceProps) {
  const element = useRef<never>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    const { top } = (element.current as unknown as Element).getBoundingClientRect();
    setIsWaiting(top > window.innerHeight);
  }, []);
  const Element = elements[as];
  const to = Object.fromEntries(
    Object.keys(from).map((name) => [name, /scale|opacity/.test(name) ? 1 : 0]),
  );
  return (
    <Element
      ref={element}
      initial={false}
      variants={{ before: { ...from, transition: { duration: 0 } }, after: to }}
      animate={isWaiting ? "before" : "after"}
      whileInView="after"
      viewport={{ once: true, amount: 0.3 }}
      transition={{ duration: duration / 1000, ease: "easeOut" }}
      className={className}
    >
      {children}
    </Element>
  );
}

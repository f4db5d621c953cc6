"use client";

import clsx from "clsx";
import { type CSSProperties, type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { useInView } from "@/hooks/use-in-view";
import styles from "./entrance.module.css";

interface EntranceProps {
  as?: "div" | "p" | "span";
  /** The state before the entrance. Degrees and factors, as in CSS. A scale can be a custom property, `var(--scale)`. */
  from: { rotate?: number; scale?: number | `var(--${string})`; scaleX?: number };
  /** The fraction of the element that must be in view, from 0 to 1. */
  amount?: number;
  className?: string;
  children?: ReactNode;
}

/**
 * Animates an element once, when it is scrolled into view. The pre-rendered page shows the final state. An element that
 * is already in view after hydration is not animated.
 */
export function Entrance({ as: Tag = "div", from, amount = 0.3, className, children }: EntranceProps) {
  const element = useRef<HTMLElement>(null);
  const isInView = useInView(element, { amount });
  const [isAnimated, setIsAnimated] = useState(false);

  useEffect(() => {
    const box = element.current?.getBoundingClientRect();
    const isBelow = box && box.top + box.height * amount > window.innerHeight;
    // Without the observer, the element would wait forever.
    if (isBelow && window.IntersectionObserver) setIsAnimated(true);
  }, [amount]);

  return (
    <Tag
      ref={element as Ref<never>}
      className={clsx(className, isAnimated && (isInView ? styles.isEntering : styles.isWaiting))}
      style={isAnimated ? ({ "--entrance-from": toTransform(from) } as CSSProperties) : undefined}
    >
      {children}
    </Tag>
  );
}

function toTransform({ rotate = 0, scale = 1, scaleX = 1 }: EntranceProps["from"]) {
  return `scale(${scale}) scaleX(${scaleX}) rotate(${rotate}deg)`;
}

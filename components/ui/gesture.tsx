"use client";

import clsx from "clsx";
import { type ReactNode, useRef } from "react";
import { useInView } from "@/hooks/use-in-view";
import styles from "./gesture.module.css";

interface GestureProps {
  name?: "wave" | "jump" | "hop" | "shake";
  /** True for now, "in-view" for when half of the drawing has been scrolled into view. */
  when: boolean | "in-view";
  className?: string;
  children: ReactNode;
}

/** Makes a drawing, such as the mascot, wave, jump, hop or shake its head. Still with reduced motion. */
export function Gesture({ name = "wave", when, className, children }: GestureProps) {
  const element = useRef<HTMLDivElement>(null);
  const isInView = useInView(element, { amount: 0.5 });
  const isPlaying = when === "in-view" ? isInView : when;
  return (
    // Without the reference, nothing is observed.
    <div
      ref={when === "in-view" ? element : null}
      className={clsx(styles.gesture, isPlaying && styles[name], className)}
    >
      {children}
    </div>
  );
}

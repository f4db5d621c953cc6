"use client";

import type { ReactNode } from "react";
import type { Site } from "@/content/schema";
import { edges } from "./column";
import { ScrollButtons } from "./scroll-buttons";
import { useRow } from "./use-row";

interface ScrollerProps {
  labels: Site["scroller"];
  /** The id of the heading that names the list. */
  labelledBy: string;
  /** What stands above the list, with the buttons beside it. */
  heading?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A row that scrolls sideways by finger, wheel, arrow keys or its two buttons. */
export function Scroller({ labels, labelledBy, heading, className = "", children }: ScrollerProps) {
  const { row, onScroll, ...buttons } = useRow<HTMLUListElement>();
  return (
    <>
      <div className={`flex items-end justify-between gap-4 ${edges}`}>
        {heading}
        <ScrollButtons labels={labels} {...buttons} />
      </div>
      <ul
        ref={row}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-labelledby={labelledBy}
        className={`no-scrollbar relative mt-4 flex snap-x snap-mandatory overflow-x-auto scroll-pr-(--edge-right) scroll-pl-(--edge-left) pb-1 lg:mt-6 ${edges} ${className}`}
      >
        {children}
      </ul>
    </>
  );
}

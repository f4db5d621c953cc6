"use client";

import { type ReactNode, type UIEvent, useRef, useState } from "react";
import type { IconName } from "@/content/icon-names";
import type { Site } from "@/content/schema";
import { edges } from "./column";
import { Icon } from "./icon";
import { useIsMobile, usePrefersReducedMotion } from "./use-media";

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
  const list = useRef<HTMLUListElement>(null);
  const [end, setEnd] = useState<"first" | "last" | null>("first");
  const isMobile = useIsMobile();
  const prefersStillness = usePrefersReducedMotion();

  /** A phone moves on by one card, a wider window by all that it shows. */
  function move(direction: 1 | -1) {
    const row = list.current;
    const [first, second] = row?.children ?? [];
    if (!row || !first || !second) return;
    const slot = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    const cards = isMobile ? 1 : Math.max(1, Math.floor(row.clientWidth / slot));
    row.scrollBy({
      left: direction * cards * slot,
      behavior: prefersStillness ? "auto" : "smooth",
    });
  }

  function onScroll({ currentTarget: row }: UIEvent) {
    const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
    setEnd(row.scrollLeft < 2 ? "first" : left < 2 ? "last" : null);
  }

  return (
    <>
      <div className={`flex items-end justify-between gap-4 ${edges}`}>
        {heading}
        <div className="flex shrink-0 gap-2">
          <ScrollButton
            label={labels.previous}
            icon="arrow-left"
            isIdle={end === "first"}
            onClick={() => move(-1)}
          />
          <ScrollButton
            label={labels.next}
            icon="arrow-right"
            isIdle={end === "last"}
            onClick={() => move(1)}
          />
        </div>
      </div>
      <ul
        ref={list}
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

interface ScrollButtonProps {
  label: string;
  icon: IconName;
  /** There is nothing further on its side. It keeps its place, and the keyboard's focus. */
  isIdle: boolean;
  onClick: () => void;
}

function ScrollButton({ label, icon, isIdle, onClick }: ScrollButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isIdle || undefined}
      onClick={onClick}
      className="js-only flex size-11 items-center justify-center rounded-button border-2 border-ink bg-paper hover:bg-citron aria-disabled:border-rule aria-disabled:bg-paper aria-disabled:text-rule lg:size-12"
    >
      <Icon name={icon} />
    </button>
  );
}

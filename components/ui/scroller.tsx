"use client";

import { type ReactNode, useRef } from "react";
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

  return (
    <>
      <div className={`flex items-end justify-between gap-4 ${edges}`}>
        {heading}
        <div className="flex shrink-0 gap-2">
          <ScrollButton label={labels.previous} icon="arrow-left" onClick={() => move(-1)} />
          <ScrollButton label={labels.next} icon="arrow-right" onClick={() => move(1)} />
        </div>
      </div>
      <ul
        ref={list}
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

function ScrollButton({
  label,
  icon,
  onClick,
}: {
  label: string;
  icon: IconName;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="js-only flex size-11 items-center justify-center rounded-button border-2 border-ink bg-paper hover:bg-citron lg:size-12"
    >
      <Icon name={icon} />
    </button>
  );
}

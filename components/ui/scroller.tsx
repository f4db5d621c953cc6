"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { Site } from "@/content/schema";
import { useIsMobile, usePrefersReducedMotion } from "@/hooks/use-media";
import { edges } from "@/lib/class-names";

interface ScrollerProps {
  /** The id of the heading that labels the row. */
  labelledBy: string;
  labels: Site["scroller"];
  /** Rendered beside the buttons. */
  heading: ReactNode;
  className: string;
  /** List items of equal width. */
  children: ReactNode;
}

/** A native scroller with snap points, and buttons that scroll it. */
export function Scroller({ labelledBy, labels, heading, className, children }: ScrollerProps) {
  const row = useRef<HTMLUListElement>(null);
  const [isAtStart, setIsAtStart] = useState(true);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const isMobile = useIsMobile();
  const behavior = usePrefersReducedMotion() ? "auto" : "smooth";

  const updateEnds = useCallback(() => {
    const { scrollWidth = 0, clientWidth = 0, scrollLeft = 0 } = row.current ?? {};
    setIsAtStart(scrollLeft < 2);
    setIsAtEnd(scrollWidth - clientWidth - scrollLeft < 2);
  }, []);
  useEffect(() => {
    updateEnds();
    window.addEventListener("resize", updateEnds);
    return () => window.removeEventListener("resize", updateEnds);
  }, [updateEnds]);

  /** Scrolls by one card on phones, and by all visible cards in wider windows. */
  function move(direction: 1 | -1) {
    const list = row.current;
    const slot = list?.firstElementChild?.getBoundingClientRect().width;
    if (!list || !slot) return;
    const cards = isMobile ? 1 : Math.max(1, Math.floor(list.clientWidth / slot));
    list.scrollBy({ left: direction * cards * slot, behavior });
  }

  // At an end, a button uses aria-disabled so that it keeps the focus.
  const button =
    "js-only flex size-11 items-center justify-center rounded-button border-2 border-ink bg-paper text-ink hover:bg-milk aria-disabled:border-rule aria-disabled:bg-paper aria-disabled:text-rule lg:size-12";
  return (
    <>
      <div className={`flex items-end justify-between gap-4 ${edges}`}>
        {heading}
        <div className="scroll-buttons flex shrink-0 gap-2">
          <button
            type="button"
            aria-label={labels.previous}
            aria-disabled={isAtStart || undefined}
            onClick={() => move(-1)}
            className={`chevron-back ${button}`}
          />
          <button
            type="button"
            aria-label={labels.next}
            aria-disabled={isAtEnd || undefined}
            onClick={() => move(1)}
            className={`chevron-next ${button}`}
          />
        </div>
      </div>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-labelledby={labelledBy}
        onScroll={updateEnds}
        className={`bar-less flex [scroll-snap-type:x_mandatory] scroll-pr-(--edge-right) scroll-pl-(--edge-left) overflow-x-auto ${edges} ${className}`}
      >
        {children}
      </ul>
    </>
  );
}

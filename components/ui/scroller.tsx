"use client";

import clsx from "clsx";
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { Site } from "@/content/schema";
import { useIsMobile, usePrefersReducedMotion } from "@/hooks/use-media";

import { isFocusVisible } from "@/lib/browser/is-focus-visible";
import { Chevron } from "./chevron";
import { Island } from "./island";
import styles from "./scroller.module.css";

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
export function Scroller(props: ScrollerProps) {
  return (
    <Island name="scroller" fallback={<PlainRow {...props} />}>
      <RowWithButtons {...props} />
    </Island>
  );
}

const headerClasses = "flex items-end justify-between gap-4 edges";

const rowClasses = clsx(styles.row, "edges");

function PlainRow({ labelledBy, heading, className, children }: ScrollerProps) {
  return (
    <>
      <div className={headerClasses}>{heading}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <ul role="list" tabIndex={0} aria-labelledby={labelledBy} className={clsx(rowClasses, className)}>
        {children}
      </ul>
    </>
  );
}

function RowWithButtons({ labelledBy, labels, heading, className, children }: ScrollerProps) {
  const row = useRef<HTMLUListElement>(null);
  const [isAtStart, setIsAtStart] = useState(true);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const fits = isAtStart && isAtEnd;
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
    // A button that is disabled keeps the focus, and still receives clicks.
    if (!list || !slot || (direction < 0 ? isAtStart : isAtEnd)) return;
    const cards = isMobile ? 1 : Math.max(1, Math.floor(list.clientWidth / slot));
    list.scrollBy({ left: direction * cards * slot, behavior });
  }

  /** Scrolls the card that contains the keyboard focus into view. The browser stops at a part of it, and the snap points undo that. */
  function showFocused({ target }: FocusEvent) {
    const list = row.current;
    const card = [...(list?.children ?? [])].find((card) => card.contains(target));
    if (!list || !card || !isFocusVisible(target)) return;
    const { left, right } = card.getBoundingClientRect();
    const { scrollPaddingLeft } = getComputedStyle(list);
    const start = list.getBoundingClientRect().left + Number.parseFloat(scrollPaddingLeft);
    if (left < start || right > list.getBoundingClientRect().right) list.scrollBy({ left: left - start, behavior });
  }

  const button =
    "js-only flex size-11 items-center justify-center rounded-button border-2 border-ink bg-paper text-ink hover:bg-milk aria-disabled:border-rule aria-disabled:bg-paper aria-disabled:text-rule lg:size-12";
  return (
    <>
      <div className={headerClasses}>
        {heading}
        <div className={clsx(styles.buttons, fits && "invisible", "shrink-0 gap-2")}>
          {/* At an end, a button uses aria-disabled so that it keeps the focus. */}
          <button type="button" aria-disabled={isAtStart || undefined} onClick={() => move(-1)} className={button}>
            {/* Text, not a label, for text browsers. */}
            <span className="sr-only">{labels.previous}</span>
            <Chevron direction="back" />
          </button>{" "}
          <button type="button" aria-disabled={isAtEnd || undefined} onClick={() => move(1)} className={button}>
            <span className="sr-only">{labels.next}</span>
            <Chevron direction="next" />
          </button>
        </div>
      </div>
      <ul
        role="list"
        ref={row}
        // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={fits ? undefined : 0}
        aria-labelledby={labelledBy}
        onScroll={updateEnds}
        onFocus={showFocused}
        className={clsx(rowClasses, className)}
      >
        {children}
      </ul>
    </>
  );
}

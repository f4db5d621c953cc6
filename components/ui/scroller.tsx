"use client";

import clsx from "clsx";
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { Site } from "@/content/schema";
import { isFocusVisible } from "@/lib/browser/is-focus-visible";
import { matchesMedia, mobileQuery, reducedMotionQuery } from "@/lib/browser/media";
import { Chevron } from "./chevron";
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
export function Scroller({ labelledBy, labels, heading, className, children }: ScrollerProps) {
  const row = useRef<HTMLUListElement>(null);
  const [isAtStart, setIsAtStart] = useState(true);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const fits = isAtStart && isAtEnd;

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
    const cards = matchesMedia(mobileQuery) ? 1 : Math.max(1, Math.floor(list.clientWidth / slot));
    scrollBy(list, direction * cards * slot);
  }

  /** Scrolls the card that contains the keyboard focus into view. The browser stops at a part of it, and the snap points undo that. */
  function showFocused({ target }: FocusEvent) {
    const list = row.current;
    const card = [...(list?.children ?? [])].find((card) => card.contains(target));
    if (!list || !card || !isFocusVisible(target)) return;
    const { left, right } = card.getBoundingClientRect();
    const { scrollPaddingLeft } = getComputedStyle(list);
    const start = list.getBoundingClientRect().left + Number.parseFloat(scrollPaddingLeft);
    if (left < start || right > list.getBoundingClientRect().right) scrollBy(list, left - start);
  }

  return (
    <>
      <div className="flex items-end justify-between gap-4 edges">
        {heading}
        <div className={clsx(styles.buttons, fits && "invisible", "shrink-0 gap-2")}>
          <MoveButton isAtEnd={isAtStart} onClick={() => move(-1)}>
            {/* Text, not a label, for text browsers. */}
            <span className="sr-only">{labels.previous}</span>
            <Chevron direction="back" />
          </MoveButton>{" "}
          <MoveButton isAtEnd={isAtEnd} onClick={() => move(1)}>
            <span className="sr-only">{labels.next}</span>
            <Chevron direction="next" />
          </MoveButton>
        </div>
      </div>
      <ul
        ref={row}
        role="list"
        // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={fits ? undefined : 0}
        aria-labelledby={labelledBy}
        onScroll={updateEnds}
        onFocus={showFocused}
        className={clsx(styles.row, "edges", className)}
      >
        {children}
      </ul>
    </>
  );
}

function scrollBy(list: Element, left: number) {
  list.scrollBy({ left, behavior: matchesMedia(reducedMotionQuery) ? "auto" : "smooth" });
}

interface MoveButtonProps {
  isAtEnd: boolean;
  onClick(): void;
  children: ReactNode;
}

function MoveButton({ isAtEnd, onClick, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      // Not `disabled`, so that it keeps the focus.
      aria-disabled={isAtEnd || undefined}
      onClick={onClick}
      className="js-only flex size-11 items-center justify-center rounded-button border-2 border-ink bg-paper text-ink hover:bg-milk aria-disabled:border-rule aria-disabled:bg-paper aria-disabled:text-rule lg:size-12"
    >
      {children}
    </button>
  );
}

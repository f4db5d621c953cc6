"use client";

import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Site } from "@/content/schema";
import { useIsMobile, usePrefersReducedMotion } from "@/hooks/use-media";

const RowContext = createContext<RefObject<HTMLUListElement | null>>({ current: null });

/** Shares the element of a `ScrollerRow` with its `ScrollerButtons`. */
export function Scroller({ children }: { children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  return <RowContext.Provider value={row}>{children}</RowContext.Provider>;
}

interface ScrollerRowProps {
  /** The id of the heading that labels the row. */
  labelledBy: string;
  className?: string;
  /** List items of equal width. */
  children: ReactNode;
}

/** A native scroller with snap points. Focusable, so that the keyboard can scroll it (WCAG 2.1.1). */
export function ScrollerRow({ labelledBy, className = "", children }: ScrollerRowProps) {
  return (
    <ul
      ref={useContext(RowContext)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-labelledby={labelledBy}
      className={`no-scrollbar flex snap-x snap-mandatory overflow-x-auto ${className}`}
    >
      {children}
    </ul>
  );
}

/** The previous and next buttons. At an end, a button uses aria-disabled so that it keeps the focus. */
export function ScrollerButtons({ labels }: { labels: Site["scroller"] }) {
  const row = useContext(RowContext);
  const end = useScrollEnd(row);
  const isMobile = useIsMobile();
  const behavior = usePrefersReducedMotion() ? "auto" : "smooth";

  /** Scrolls by one card on phones, and by all visible cards in wider windows. */
  function move(direction: 1 | -1) {
    const list = row.current;
    const slot = list?.firstElementChild?.getBoundingClientRect().width;
    if (!list || !slot) return;
    const cards = isMobile ? 1 : Math.max(1, Math.floor(list.clientWidth / slot));
    list.scrollBy({ left: direction * cards * slot, behavior });
  }

  const button =
    "js-only flex size-11 items-center justify-center rounded-button border-2 border-ink bg-paper text-ink hover:bg-milk aria-disabled:border-rule aria-disabled:bg-paper aria-disabled:text-rule lg:size-12";
  return (
    <div className="scroll-buttons flex shrink-0 gap-2">
      <button
        type="button"
        aria-label={labels.previous}
        aria-disabled={end === "first" || undefined}
        onClick={() => move(-1)}
        className={`chevron-back ${button}`}
      />
      <button
        type="button"
        aria-label={labels.next}
        aria-disabled={end === "last" || undefined}
        onClick={() => move(1)}
        className={`chevron-next ${button}`}
      />
    </div>
  );
}

/** Returns the end that a row is scrolled to, or null in between. */
function useScrollEnd(row: RefObject<HTMLElement | null>) {
  const [end, setEnd] = useState<"first" | "last" | null>("first");
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      setEnd(element.scrollLeft < 2 ? "first" : rest < 2 ? "last" : null);
    };
    element.addEventListener("scroll", update, { passive: true });
    return () => element.removeEventListener("scroll", update);
  }, [row]);
  return end;
}

import { type UIEvent, useRef, useState } from "react";
import { useIsMobile, usePrefersReducedMotion } from "./use-media";

/** A row of list items that scrolls sideways: where it is, and what moves it on. */
export function useRow<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const [end, setEnd] = useState<"first" | "last" | null>("first");
  const isMobile = useIsMobile();
  const prefersStillness = usePrefersReducedMotion();

  /** A phone moves on by one card, a wider window by all that it shows. */
  function move(direction: 1 | -1) {
    const [first, second] = row.current?.querySelectorAll("li") ?? [];
    if (!row.current || !first || !second) return;
    const slot = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    const cards = isMobile ? 1 : Math.max(1, Math.floor(row.current.clientWidth / slot));
    row.current.scrollBy({
      left: direction * cards * slot,
      behavior: prefersStillness ? "auto" : "smooth",
    });
  }

  function onScroll({ currentTarget: row }: UIEvent) {
    const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
    setEnd(row.scrollLeft < 2 ? "first" : left < 2 ? "last" : null);
  }

  return { row, end, move, onScroll };
}

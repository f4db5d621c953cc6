import { useEffect, useRef, useState } from "react";
import { useIsMobile, usePrefersReducedMotion } from "./use-media";

/** Returns the row of list items under an id, which scrolls sideways: where it is, and what moves it on. */
export function useRow(id: string) {
  const row = useRef<HTMLElement>(null);
  const [end, setEnd] = useState<"first" | "last" | null>("first");
  const isMobile = useIsMobile();
  const prefersStillness = usePrefersReducedMotion();

  useEffect(() => {
    const element = document.getElementById(id);
    row.current = element;
    if (!element) return;
    function look() {
      if (!element) return;
      const left = element.scrollWidth - element.clientWidth - element.scrollLeft;
      setEnd(element.scrollLeft < 2 ? "first" : left < 2 ? "last" : null);
    }
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [id]);

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

  return { end, move };
}

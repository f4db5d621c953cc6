import { type RefObject, useEffect, useState } from "react";

interface InViewOptions {
  /** The fraction of the element that must be in view, from 0 to 1. */
  amount?: number;
  /** Extends the window, as in CSS: "100% 0px" adds one window height above and below. */
  margin?: string;
}

/**
 * Returns true once an element has come into view, and stays true. Always false in the pre-rendered page
 * and in browsers without IntersectionObserver.
 */
export function useInView(
  element: RefObject<Element | null>,
  { amount = 0, margin = "0px" }: InViewOptions = {},
): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (isInView || !element.current || !window.IntersectionObserver) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { threshold: amount, rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInView, amount, margin]);
  return isInView;
}

"use client";

import { useEffect } from "react";
import { prefersReducedMotion } from "@/components/ui/use-media";

/*
 * Swipes each highlighter stroke as it scrolls into view, and lets what has a `data-enter` make its
 * entry once: the bracket, the stamps, what the camera found. Only what is outside the window is taken
 * back first, so that nothing which a visitor sees ever vanishes; the words themselves are never touched.
 */
export function PageMotion() {
  useEffect(() => {
    if (prefersReducedMotion()) return;
    const stops = [
      // Above the download bar, where it is seen.
      enterOnce("highlight", "", { rootMargin: "0px 0px -100px 0px" }),
      // Not at the window's edge, where it is over before it is looked at.
      enterOnce("enter", "now", { rootMargin: "0px 0px -20% 0px", threshold: 0.3 }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

/** Gives each element with a `data-<name>` the value `entered` once it is seen, and "waiting" until then. */
function enterOnce(
  name: "highlight" | "enter",
  entered: string,
  where: IntersectionObserverInit,
): () => void {
  const elements = document.querySelectorAll<HTMLElement>(`[data-${name}]`);
  const entry = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      entry.unobserve(target);
      (target as HTMLElement).dataset[name] = entered;
    }
  }, where);
  // An observer and no measuring, for which the browser would lay out what it was allowed to skip.
  const window = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      window.unobserve(target);
      if (!isIntersecting) (target as HTMLElement).dataset[name] = "waiting";
      entry.observe(target);
    }
  });
  for (const element of elements) window.observe(element);
  return () => {
    window.disconnect();
    entry.disconnect();
    for (const element of elements) element.dataset[name] = "";
  };
}

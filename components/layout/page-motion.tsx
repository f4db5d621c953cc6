"use client";

import { useEffect } from "react";
import { prefersReducedMotion } from "@/components/ui/use-media";

type InView = typeof import("./in-view").inView;

/*
 * Swipes each highlighter stroke as it scrolls into view, and lets what has a `data-enter` make its
 * entry once: the tag, the mascot, what the camera found. Only what is outside the window is taken
 * back first, so that nothing which a visitor sees ever vanishes; the words themselves are never touched.
 */
export function PageMotion() {
  useEffect(() => {
    if (prefersReducedMotion()) return;
    let stops: (() => void)[] = [];
    let isGone = false;
    import("./in-view").then(
      ({ inView }) => {
        if (isGone) return;
        stops = [
          // Above the download bar, where it is seen.
          enterOnce(inView, "highlight", "", { margin: "0px 0px -100px 0px" }),
          // Not at the window's edge, where it is over before it is looked at.
          enterOnce(inView, "enter", "now", { margin: "0px 0px -20% 0px", amount: 0.3 }),
        ];
      },
      // Without the library all of it stands, as it is in the end.
      () => {
        for (const element of document.querySelectorAll<HTMLElement>("[data-enter]"))
          element.dataset.enter = "now";
      },
    );
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

/** Gives each element with a `data-<name>` the value `entered` once it is seen, and "waiting" until then. */
function enterOnce(
  inView: InView,
  name: "highlight" | "enter",
  entered: string,
  where: Parameters<InView>[2],
): () => void {
  const elements = [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)];
  let stop = () => {};
  // An observer and no measuring, for which the browser would lay out what it was allowed to skip.
  const window = new IntersectionObserver((entries) => {
    window.disconnect();
    const outside = entries.flatMap(({ isIntersecting, target }) =>
      isIntersecting ? [] : [target as HTMLElement],
    );
    for (const element of outside) element.dataset[name] = "waiting";
    const enter = (element: Element) => {
      (element as HTMLElement | SVGElement).dataset[name] = entered;
    };
    stop = inView(elements, enter, where);
  });
  for (const element of elements) window.observe(element);
  return () => {
    window.disconnect();
    stop();
    for (const element of elements) element.dataset[name] = "";
  };
}

"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { prefersReducedMotion } from "@/hooks/use-media";

/** ms in view and untouched before the label plays itself. */
const delay = 3500;

const touches = ["pointerdown", "keydown", "wheel", "touchmove", "focusin", "scroll"] as const;

/**
 * Calls `play` once, when `element` has been in view and the page untouched for 3.5 s. Never for
 * reduced motion, since this motion starts by itself.
 */
export function useSelfPlay(element: RefObject<HTMLElement | null>, play: () => void) {
  const onDue = useEffectEvent(play);
  useEffect(() => {
    if (!element.current || prefersReducedMotion()) return;
    let timer: ReturnType<typeof setTimeout>;
    let isInView = false;
    const restart = () => {
      clearTimeout(timer);
      if (isInView && !document.hidden) timer = setTimeout(finish, delay);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isInView = entry?.isIntersecting ?? false;
        restart();
      },
      { threshold: 0.6 },
    );
    const listening = new AbortController();
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
      listening.abort();
    };
    const finish = () => {
      stop();
      onDue();
    };
    observer.observe(element.current);
    const { signal } = listening;
    document.addEventListener("visibilitychange", restart, { signal });
    for (const type of touches) window.addEventListener(type, stop, { signal, passive: true });
    return stop;
  }, [element]);
}

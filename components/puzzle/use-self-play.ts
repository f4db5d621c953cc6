import { type RefObject, useEffect, useEffectEvent } from "react";
import { usePrefersReducedMotion } from "@/hooks/use-media";
import { timeline } from "./timeline";

const inputs = ["pointerdown", "click", "keydown", "wheel", "touchmove", "focusin", "scroll"] as const;

/** The fraction of the element that must be in view, from 0 to 1. */
const amountInView = 0.6;

/**
 * Calls `play` once, after `element` has been in view for 3.5 s without any input. Observes the element that is there
 * when the component is mounted. Does nothing when the visitor prefers reduced motion, or in a browser without
 * IntersectionObserver.
 */
export function useSelfPlay(element: RefObject<HTMLElement | null>, play: () => void) {
  const onDue = useEffectEvent(play);
  const prefersReducedMotion = usePrefersReducedMotion();
  useEffect(() => {
    if (!element.current || prefersReducedMotion || !window.IntersectionObserver) return;
    let timer: ReturnType<typeof setTimeout>;
    let isInView = false;
    const restart = () => {
      clearTimeout(timer);
      if (isInView && !document.hidden) timer = setTimeout(finish, timeline.selfPlay);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isInView = entry?.isIntersecting ?? false;
        restart();
      },
      { threshold: amountInView },
    );
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("visibilitychange", restart);
      for (const type of inputs) window.removeEventListener(type, stop);
    };
    const finish = () => {
      stop();
      onDue();
    };
    observer.observe(element.current);
    document.addEventListener("visibilitychange", restart);
    for (const type of inputs) window.addEventListener(type, stop, { passive: true });
    return stop;
  }, [element, prefersReducedMotion]);
}

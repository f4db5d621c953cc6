import { type RefObject, useEffect, useEffectEvent } from "react";
import { usePrefersReducedMotion } from "@/hooks/use-media";

/** How long the label must be in view without any input before it plays by itself, in ms. */
const delay = 3500;

const inputs = ["pointerdown", "keydown", "wheel", "touchmove", "focusin", "scroll"] as const;

/**
 * Calls `play` once, after `element` has been in view for 3.5 s without any input. Does nothing when
 * the visitor prefers reduced motion.
 */
export function useSelfPlay(element: RefObject<HTMLElement | null>, play: () => void) {
  const onDue = useEffectEvent(play);
  const prefersReducedMotion = usePrefersReducedMotion();
  useEffect(() => {
    if (!element.current || prefersReducedMotion) return;
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
      // Safari 14 ignores `signal` and still calls `restart`.
      isInView = false;
      observer.disconnect();
      listening.abort();
    };
    const finish = () => {
      stop();
      onDue();
    };
    observer.observe(element.current);
    document.addEventListener("visibilitychange", restart, { signal: listening.signal });
    for (const type of inputs) window.addEventListener(type, stop, { signal: listening.signal, passive: true });
    return stop;
  }, [element, prefersReducedMotion]);
}

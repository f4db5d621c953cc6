"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";
import { prefersReducedMotion } from "@/components/ui/use-media";

/* px between an explanation and what it must not touch. */
const gap = 8;

/**
 * What a tap on a word does: `choose` it, and bring its explanation into view where that stands below the
 * window's end, as on a phone, so that the tap is seen to be answered; but no further than the word stays in sight.
 */
export function useAnswerInView(
  label: RefObject<HTMLElement | null>,
  choose: (index: number) => Promise<void>,
) {
  const [taps, setTaps] = useState(0);

  useEffect(() => {
    if (taps === 0) return;
    const word = label.current?.querySelector("[aria-current]");
    const answer = label.current?.querySelector("[data-fact]");
    if (!word || !answer) return;
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const end = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
    const wanted = answer.getBoundingClientRect().bottom + gap - end;
    const most = word.getBoundingClientRect().top - (Number.parseFloat(scrollPaddingTop) || 0);
    if (wanted > 0 && most > 0)
      window.scrollBy({
        top: Math.min(wanted, most),
        behavior: prefersReducedMotion() ? "auto" : "smooth",
      });
  }, [taps, label]);

  return useCallback(
    async (index: number) => {
      await choose(index);
      setTaps((count) => count + 1);
    },
    [choose],
  );
}

"use client";

import { useCallback, useEffect, useState } from "react";

/**
 * What a tap on a word does: `choose` it, and bring its explanation into view where that stands below the
 * window's end, as on a phone, so that the tap is seen to be answered.
 */
export function useAnswerInView(choose: (index: number) => Promise<void>, explanationId: string) {
  const [taps, setTaps] = useState(0);

  useEffect(() => {
    if (taps === 0) return;
    const { matches: prefersStillness } = window.matchMedia("(prefers-reduced-motion: reduce)");
    document
      .getElementById(explanationId)
      ?.scrollIntoView({ block: "nearest", behavior: prefersStillness ? "auto" : "smooth" });
  }, [taps, explanationId]);

  return useCallback(
    async (index: number) => {
      await choose(index);
      setTaps((count) => count + 1);
    },
    [choose],
  );
}

"use client";

import { type RefObject, useEffect } from "react";
import type { LabelState } from "./label-state";

/* How far the pupils go from their middle, in units of the mascot's drawing (320 across). */
const reach = 7;

/** Has the mascot on the label look at the word that is chosen; straight ahead when none is. */
export function useGaze(figure: RefObject<HTMLElement | null>, { product, chosen }: LabelState) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word, or another product's, is looked at anew
  useEffect(() => {
    const eyes = figure.current?.querySelector<SVGElement>(".mascot-pupils");
    const word = figure.current?.querySelector("[data-word][aria-current]");
    if (!eyes) return;
    if (!word) {
      eyes.style.transform = "";
      return;
    }
    const from = eyes.getBoundingClientRect();
    const to = word.getBoundingClientRect();
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const scale = reach / Math.max(Math.hypot(x, y), 1);
    eyes.style.transform = `translate(${(x * scale).toFixed(1)}px, ${(y * scale).toFixed(1)}px)`;
  }, [figure, product, chosen]);
}

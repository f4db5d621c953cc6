"use client";

import { useEffect } from "react";
import { labelId } from "./names";

/* How long after hydration to fetch what enlivens the label, in ms, when nobody touches it sooner: late
   enough to leave the first tap of the page alone, soon enough to be there when a thumb arrives. */
const patience = 300;

/** Brings the label to life; what it takes is fetched on its own, once the page stands. */
export function LabelPlayer() {
  useEffect(() => {
    const label = document.getElementById(labelId);
    if (!label) return;
    let early: HTMLElement | undefined;
    let isFetching = false;
    let isGone = false;
    let stop = listen(label);

    function listen(label: HTMLElement) {
      const timer = setTimeout(fetchPlayer, patience);
      label.addEventListener("click", keep);
      label.addEventListener("focusin", fetchPlayer);
      return () => {
        clearTimeout(timer);
        label.removeEventListener("click", keep);
        label.removeEventListener("focusin", fetchPlayer);
      };
    }
    function keep(event: Event) {
      event.preventDefault();
      early = event.target as HTMLElement;
      fetchPlayer();
    }
    function fetchPlayer() {
      if (isFetching) return;
      isFetching = true;
      import("./enliven").then(
        ({ enliven }) => {
          stop();
          if (isGone) return;
          stop = enliven(label as HTMLElement);
          early?.click();
        },
        // Without it the label still shows its first finding.
        () => stop(),
      );
    }
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  return null;
}

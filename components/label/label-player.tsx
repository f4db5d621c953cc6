"use client";

import { type ComponentType, useEffect, useState } from "react";
import { labelId } from "./names";
import type { PlayingProps } from "./playing";

/* How long after hydration to fetch what plays the label, in ms, when nobody touches it sooner: late
   enough to leave the first tap of the page alone, soon enough to be there when a thumb arrives. */
const patience = 300;

interface Player {
  Playing: ComponentType<PlayingProps>;
  props: PlayingProps;
}

/** Brings the label to life; what it takes is fetched on its own, once the page stands. */
export function LabelPlayer() {
  const [player, setPlayer] = useState<Player>();

  useEffect(() => {
    const label = document.getElementById(labelId);
    if (!label) return;
    let early: HTMLElement | undefined;
    let isFetching = false;

    function fetchPlayer() {
      if (isFetching) return;
      isFetching = true;
      import("./playing").then(
        ({ Playing }) => {
          stop();
          if (label) setPlayer({ Playing, props: { label, early } });
        },
        // Without it the label still shows its first finding.
        stop,
      );
    }
    function keep(event: Event) {
      event.preventDefault();
      early = event.target as HTMLElement;
      fetchPlayer();
    }
    function stop() {
      clearTimeout(timer);
      label?.removeEventListener("click", keep);
      label?.removeEventListener("focusin", fetchPlayer);
    }
    const timer = setTimeout(fetchPlayer, patience);
    label.addEventListener("click", keep);
    label.addEventListener("focusin", fetchPlayer);
    return stop;
  }, []);

  return player && <player.Playing {...player.props} />;
}

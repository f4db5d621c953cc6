"use client";

import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { constants } from "@/content/constants";
import { Icon } from "./icon";
import { useIsHydrated } from "./use-is-hydrated";
import { usePrefersReducedMotion } from "./use-media";

interface MarqueeProps {
  /** The id of the heading that names the row. */
  labelledBy: string;
  pause: string;
  play: string;
  /** The cards, as list items of the width that content/constants.ts gives. */
  children: ReactNode;
  count: number;
}

const { cardWidth, gap, speed } = constants.marquee;

/**
 * A row of cards that runs at 18 px/s and starts over after one list's length. Hover, touch and
 * focus hold it, the button stops it. Still and scrollable by hand until hydrated, for reduced
 * motion, and while stopped.
 */
export function Marquee({ labelledBy, pause, play, children, count }: MarqueeProps) {
  const track = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [isStopped, setIsStopped] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const isHydrated = useIsHydrated();
  const prefersStillness = usePrefersReducedMotion();
  const canMove = isHydrated && !prefersStillness;
  const length = count * (cardWidth + gap);

  /** What was scrolled by hand while stopped becomes part of the run, so that nothing jumps. */
  function resume() {
    const animation = track.current?.getAnimations()[0];
    if (animation && viewport.current) {
      const scrolledFor = (viewport.current.scrollLeft / speed) * 1000;
      animation.currentTime = Number(animation.currentTime) + scrolledFor;
      viewport.current.scrollLeft = 0;
    }
    setIsStopped(false);
  }

  const state = canMove ? `marquee-running ${isStopped || isTouched ? "marquee-paused" : ""}` : "";
  const list = "flex shrink-0 gap-[var(--marquee-gap)] pr-[var(--marquee-gap)]";
  return (
    <div
      className={state}
      style={
        {
          "--marquee-card": `${cardWidth}px`,
          "--marquee-gap": `${gap}px`,
          "--marquee-shift": `${-length}px`,
          "--marquee-duration": `${length / speed}s`,
        } as CSSProperties
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        role="group"
        ref={viewport}
        aria-labelledby={labelledBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        onTouchStart={() => setIsTouched(true)}
        onTouchEnd={() => setIsTouched(false)}
        onTouchCancel={() => setIsTouched(false)}
        className={`marquee-viewport no-scrollbar px-5 sm:px-8 ${canMove && !isStopped ? "overflow-hidden" : "overflow-x-auto"}`}
      >
        <div ref={track} className="marquee-track" data-marquee-track>
          <ul className={list}>{children}</ul>
          {canMove && (
            <ul aria-hidden="true" inert className={list}>
              {children}
            </ul>
          )}
        </div>
      </div>
      {canMove && (
        <button
          type="button"
          onClick={() => (isStopped ? resume() : setIsStopped(true))}
          className="no-print mx-5 mt-6 inline-flex min-h-12 items-center gap-2 rounded-button border-2 border-ink px-4 font-bold hover:bg-citron sm:mx-8"
        >
          <Icon name={isStopped ? "play" : "pause"} />
          {isStopped ? play : pause}
        </button>
      )}
    </div>
  );
}

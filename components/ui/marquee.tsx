"use client";

import clsx from "clsx";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { constants } from "@/content/constants";
import { useInView } from "@/hooks/use-in-view";
import { useMedia, usePrefersReducedMotion } from "@/hooks/use-media";
import { column, edges } from "@/lib/class-names";

interface MarqueeProps {
  /** The id of the heading that labels the row. */
  labelledBy: string;
  pause: string;
  play: string;
  /** Rendered beside the pause button. */
  heading: ReactNode;
  /** The number of cards. Their width is set in content/constants.ts. */
  count: number;
  /** Classes of the row that moves. */
  className?: string;
  /** The cards, as list items. */
  children: ReactNode;
}

const { cardWidth, gap, speed } = constants.marquee;

/** The time between the last scroll event and the next movement, in ms. */
const restDelay = 150;

/**
 * A row of cards that moves at 18 px/s in a loop. Hover and keyboard focus pause it. Touch, arrow keys
 * and the wheel scroll it. The button stops it. The row is a plain scroller until it is near
 * the window, when all cards fit in the window, and when the visitor prefers reduced motion.
 */
export function Marquee({ labelledBy, pause, play, heading, count, className, children }: MarqueeProps) {
  const track = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [isStopped, setIsStopped] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const releaseTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isNear = useInView(viewport, { margin: "100% 0px" });
  const prefersReducedMotion = usePrefersReducedMotion();
  const length = count * (cardWidth + gap);
  const isLonger = useMedia(`(max-width: ${length}px)`) && count > 1;
  const canMove = isNear && !prefersReducedMotion && isLonger;
  const isRunning = canMove && !isStopped && !isHeld;

  /*
   * Moves the row's offset from the animation to the scroll position when the row stops, and back when
   * it starts, so that the row can be scrolled both ways and never jumps.
   */
  useLayoutEffect(() => {
    if (!canMove) return;
    const animation = track.current?.getAnimations?.()[0];
    const row = viewport.current;
    if (!animation || !row) return;
    const run = (Number(animation.currentTime) / 1000) * speed;
    const scrolled = isRunning ? 0 : Math.min(Math.floor(run % length), row.scrollWidth - row.clientWidth);
    animation.currentTime = (((run + row.scrollLeft - scrolled) % length) / speed) * 1000;
    row.scrollLeft = scrolled;
  }, [canMove, isRunning, length]);

  function hold() {
    clearTimeout(releaseTimer.current);
    releaseTimer.current = undefined;
    setIsHeld(true);
  }
  function release() {
    clearTimeout(releaseTimer.current);
    releaseTimer.current = setTimeout(() => setIsHeld(false), restDelay);
  }

  const style: Record<`--${string}`, string> = {
    "--marquee-card": `${cardWidth}px`,
    "--marquee-gap": `${gap}px`,
    "--marquee-shift": `${-length}px`,
    "--marquee-duration": `${length / speed}s`,
  };
  const state = isRunning ? "marquee-running" : "marquee-running marquee-paused";
  const listClasses = "flex shrink-0 gap-[var(--marquee-gap)] pr-[var(--marquee-gap)]";
  return (
    <div className={canMove ? state : undefined} style={style}>
      <div className={`${column} mb-6 flex items-end justify-between gap-4`}>
        {heading}
        <button
          type="button"
          onClick={() => setIsStopped(!isStopped)}
          aria-label={isStopped ? play : pause}
          data-stopped={isStopped || undefined}
          className="marquee-button print:hidden inline-flex size-12 shrink-0 items-center justify-center rounded-button border-2 border-ink hover:bg-milk motion-reduce:hidden"
          // Keeps its space, to avoid a layout shift.
          style={isNear && !isLonger ? { visibility: "hidden" } : undefined}
        />
      </div>
      <div
        role="group"
        ref={viewport}
        aria-labelledby={labelledBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        onTouchStart={hold}
        onTouchEnd={release}
        onTouchCancel={release}
        // Momentum scrolling continues after the finger lifts.
        onScroll={() => releaseTimer.current !== undefined && release()}
        onWheel={({ deltaX }) => deltaX !== 0 && hold()}
        onMouseLeave={release}
        onKeyDown={({ key }) => /^Arrow(Left|Right)$/.test(key) && hold()}
        onBlur={release}
        className={clsx("marquee-viewport bar-less overflow-x-auto", edges, className)}
      >
        <div ref={track} className="marquee-track">
          <ul className={listClasses}>{children}</ul>
          {canMove && (
            // The class `flex` overrides `hidden`, unless the style sheet fails to load and nothing moves.
            <ul aria-hidden="true" inert hidden className={listClasses}>
              {children}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

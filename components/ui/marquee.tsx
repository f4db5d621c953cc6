"use client";

import clsx from "clsx";
import {
  type AnimationEvent,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { constants } from "@/content/constants";
import { useInView } from "@/hooks/use-in-view";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { useIsTouched } from "@/hooks/use-is-touched";
import { usePrefersReducedMotion } from "@/hooks/use-media";
import styles from "./marquee.module.css";

interface MarqueeProps {
  /** The id of the heading that labels the row. */
  labelledBy: string;
  pause: string;
  play: string;
  /** Rendered beside the pause button. */
  heading: ReactNode;
  /** The number of cards. Their width is set in content/constants.ts. */
  count: number;
  /** Classes of the row that contains the cards. */
  className?: string;
  /** The cards, as list items. */
  children: ReactNode;
}

const { cardWidth, gap, speed } = constants.marquee;

/** The time between the last scroll event and the next movement, in ms. */
const restDelay = 150;

/** The length of one round, in px. */
const lengthOf = (count: number) => count * (cardWidth + gap);

/**
 * A row of cards that moves in a loop. Hover and keyboard focus pause it. Touch, arrow keys
 * and the wheel scroll it. The button stops it. The row is a plain scroller until it is near
 * the window, when all cards fit in the window, and when the visitor prefers reduced motion.
 */
export function Marquee({ labelledBy, pause, play, heading, count, className, children }: MarqueeProps) {
  const track = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const { isTouched, onPointerEnter } = useIsTouched();
  const [isStopped, setIsStopped] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const releaseTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isNear = useInView(viewport, { margin: "100% 0px" });
  const prefersReducedMotion = usePrefersReducedMotion();
  const length = lengthOf(count);
  /** Whether not all cards fit in the row. */
  const [overflows, setOverflows] = useState(true);
  /** Whether the row can move. A single card would follow itself. */
  const isLonger = overflows && count > 1;
  /** Whether the cards have started over: those that have left the window are then still in the row's padding. */
  const [hasLooped, setHasLooped] = useState(false);
  const canMove = isNear && !prefersReducedMotion && isLonger;
  const isRunning = canMove && !isStopped && !isHeld;
  const isButtonUsable = isHydrated && (isLonger || !isNear);

  useEffect(() => {
    function compare() {
      if (!viewport.current) return;
      const start = Number.parseFloat(getComputedStyle(viewport.current).paddingLeft);
      setOverflows(start + length - gap > viewport.current.clientWidth);
    }
    compare();
    window.addEventListener("resize", compare);
    return () => window.removeEventListener("resize", compare);
  }, [length]);

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

  function markRound({ target, currentTarget }: AnimationEvent) {
    if (target === currentTarget) setHasLooped(true);
  }

  function hold() {
    clearTimeout(releaseTimer.current);
    releaseTimer.current = undefined;
    setIsHeld(true);
  }
  function release() {
    clearTimeout(releaseTimer.current);
    releaseTimer.current = setTimeout(() => setIsHeld(false), restDelay);
  }

  const style = {
    "--marquee-card": `${cardWidth}px`,
    "--marquee-gap": `${gap}px`,
    "--marquee-shift": `${-length}px`,
    "--marquee-duration": `${length / speed}s`,
  } as CSSProperties;
  // The class overrides `hidden`, unless the style sheet fails to load and nothing moves.
  const copy = { "aria-hidden": true, inert: true, hidden: true, children };

  return (
    <div className={clsx(canMove && styles.moving, canMove && !isRunning && styles.paused)} style={style}>
      <div className="column mb-6 flex items-end justify-between gap-4">
        {heading}
        <button
          type="button"
          onClick={() => setIsStopped(!isStopped)}
          // Keeps its space while it is of no use, to avoid a layout shift.
          className={clsx(
            styles.button,
            !isButtonUsable && "invisible",
            isStopped && styles.isStopped,
            "js-only inline-flex size-12 shrink-0 items-center justify-center rounded-button border-2 border-ink hover:bg-milk motion-reduce:hidden",
          )}
        >
          {/* Text, not a label, for text browsers. */}
          <span className="sr-only">{isStopped ? play : pause}</span>
        </button>
      </div>
      <div
        ref={viewport}
        role="group"
        aria-labelledby={labelledBy}
        // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={overflows ? 0 : undefined}
        onPointerEnter={onPointerEnter}
        onTouchStart={hold}
        onTouchEnd={release}
        onTouchCancel={release}
        // Momentum scrolling continues after the finger lifts.
        onScroll={() => releaseTimer.current !== undefined && release()}
        onWheel={({ deltaX }) => deltaX !== 0 && hold()}
        onMouseLeave={release}
        onKeyDown={({ key }) => /^Arrow(Left|Right)$/.test(key) && hold()}
        onBlur={release}
        className={clsx(styles.row, isTouched && styles.isTouched, "edges", className)}
      >
        <div ref={track} onAnimationIteration={markRound} className={styles.track}>
          <ul role="list" className={styles.list}>
            {children}
          </ul>
          {canMove && <ul {...copy} className={clsx(styles.list, styles.copy)} />}
          {canMove && hasLooped && <ul {...copy} className={clsx(styles.list, styles.copy, styles.before)} />}
        </div>
      </div>
    </div>
  );
}

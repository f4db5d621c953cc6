import clsx from "clsx";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { Ingredient } from "@/content/schema";
import { usePrefersReducedMotion } from "@/hooks/use-media";
import { useModule } from "@/hooks/use-module";
import { useSignOfLife } from "@/hooks/use-sign-of-life";
import { longestWordLength } from "@/lib/text/longest-word";
import { isTarget, shownAtFirst } from "./ingredients";
import styles from "./phone.module.css";
import { Card, PhoneDrawing } from "./phone-drawing";
import { usePuzzle } from "./puzzle-context";
import { isUntouched } from "./puzzle-state";

/** Where the phone is, and the ingredient on its screen while it is away. */
export type Flight =
  | { at: "home" }
  /** At a word that is tapped, at the mouse, at the finger that drags it, or on the way back. */
  | { at: "word" | "mouse" | "finger" | "return"; ingredient: Ingredient }
  /** Parked after Escape, until the mouse leaves the label. */
  | { at: "put-away" };

/** Moves the phone with framer-motion, which is large. */
const loadFlyingPhone = () => import("./flying-phone");

/**
 * The iPhone at the package: a lens that shows a word of the label and what it means. As delivered, it shows the first word, and
 * CSS moves it over the list once. From the visitor's first sign of life, it flies to each word that is tapped, and follows the
 * mouse. Hidden from assistive technology.
 */
export function Phone() {
  const { state } = usePuzzle();
  const isAlive = useSignOfLife();
  const isStill = usePrefersReducedMotion();
  const flyingPhone = useModule(loadFlyingPhone, isAlive && !isStill);
  const parked = useRef<HTMLDivElement>(null);
  const [flight, setFlight] = useState<Flight>({ at: "home" });
  const isAway = !isStill && "ingredient" in flight;
  const [hasFlown, setHasFlown] = useState(false);
  if (isAway && !hasFlown) setHasFlown(true);
  const isDemo = isUntouched(state) && !hasFlown;
  useDemo();

  return (
    <div aria-hidden="true" className={clsx(styles.path, isDemo && styles.demo, isAway && styles.away)}>
      <div className={styles.moved}>
        <div ref={parked} className={clsx(styles.phone, styles.parked)}>
          <ParkedPhone />
        </div>
      </div>
      {flyingPhone.status === "ready" && !isStill && (
        <flyingPhone.module.FlyingPhone flight={flight} onFlightChange={setFlight} parked={parked} />
      )}
    </div>
  );
}

/** Counts the first target once the phone has shown it, when its stroke (ingredient-list.module.css) has been drawn. */
function useDemo() {
  const { state, dispatch, list } = usePuzzle();
  const { product } = state;
  useEffect(() => {
    const shown = shownAtFirst(product);
    const word = list.current?.querySelector("[data-shown=target]");
    const [stroke] = word?.getAnimations?.({ subtree: true }) ?? [];
    if (!shown || !stroke) return;
    let isGone = false;
    stroke.finished.then(
      () => !isGone && dispatch({ type: "demo-shown", name: shown.name }),
      // The visitor has tapped a word.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [product, dispatch, list]);
}

/** The parked phone. It shows the first word and its meaning. */
function ParkedPhone() {
  const { product } = usePuzzle().state;
  const { puzzle } = product;
  const shown = shownAtFirst(product);
  if (!shown) return null;
  return (
    <PhoneDrawing
      label={
        <span
          className={clsx(styles.word, isTarget(shown, puzzle) && styles.marked)}
          style={{ "--letters": longestWordLength(shown.name) } as CSSProperties}
        >
          <span>{shown.name}</span>
        </span>
      }
    >
      <Card ingredient={shown} className={styles.shown} />
    </PhoneDrawing>
  );
}

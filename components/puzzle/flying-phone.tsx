import { animateSingleValue, domMin, LazyMotion, useMotionValue } from "framer-motion";
import * as m from "framer-motion/m";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Ingredient } from "@/content/schema";
import { durations } from "./durations";
import styles from "./phone.module.css";
import { Card, PhoneDrawing } from "./phone-drawing";
import { usePuzzle } from "./puzzle-context";
import { openIngredient } from "./puzzle-state";

const flight = { duration: durations.flight / 1000, ease: [0.3, 0, 0.2, 1] } as const;
const follow = { type: "spring", stiffness: 900, damping: 60 } as const;

/** The middle of the camera's view, relative to the height of the phone. As in phone.module.css. */
const viewMiddle = 0.75;

/** The space between the list and the answer that the phone may cover, in px. */
const answerMargin = 6;

/** The least distance to the window's edges, in px. */
const windowMargin = 4;

/** Returns the place of the view's middle, in the window: a corner of the path, which stays when the demo moves the phone. */
function placeOf(phone: HTMLElement): { x: number; y: number } {
  const path = phone.parentElement?.parentElement?.getBoundingClientRect();
  return { x: path?.right ?? 0, y: path?.top ?? 0 };
}

interface FlyingPhoneProps {
  /** The phone in its place. It is invisible while this one is away. */
  parked: RefObject<HTMLElement | null>;
  onAwayChange(isAway: boolean): void;
}

/**
 * The phone away from its place: at a word that is tapped, at the mouse, or at the finger that drags it. It is never over an
 * answer.
 */
export function FlyingPhone({ parked, onAwayChange }: FlyingPhoneProps) {
  const { state, list } = usePuzzle();
  const { ingredients } = state.product;
  const open = openIngredient(state.progress);
  const isSolved = state.progress.phase === "solved";
  // What its screen shows. Null while it is in its place.
  const [ingredient, setIngredient] = useState<Ingredient | null>(null);
  const isFollowing = useRef(false);
  // Escape puts it away until the mouse leaves the list.
  const isPutAway = useRef(false);
  const stay = useRef<ReturnType<typeof setTimeout>>(undefined);
  const x = useMotionValue(0);
  const y = useMotionValue(0);

  /** Shows what is at a point of the window, and moves the view's middle there. */
  function moveTo(pointX: number, pointY: number, shown: Ingredient, transition: typeof flight | typeof follow) {
    const home = parked.current;
    const words = list.current?.getBoundingClientRect();
    if (!home || !words) return;
    clearTimeout(stay.current);
    const place = placeOf(home);
    const { offsetWidth: width, offsetHeight: height } = home;
    const lowest = words.bottom + answerMargin - height * (1 - viewMiddle);
    const leftmost = windowMargin + width / 2;
    const rightmost = document.documentElement.clientWidth - leftmost;
    setIngredient(shown);
    onAwayChange(true);
    animateSingleValue(x, Math.min(rightmost, Math.max(leftmost, pointX)) - place.x, transition);
    animateSingleValue(y, Math.min(lowest, pointY) - place.y, transition);
  }

  function returnHome() {
    clearTimeout(stay.current);
    isFollowing.current = false;
    animateSingleValue(y, 0, flight);
    animateSingleValue(x, 0, flight);
    stay.current = setTimeout(() => {
      setIngredient(null);
      onAwayChange(false);
    }, durations.flight);
  }

  /** Returns the word at a point of the window, and its ingredient. */
  function wordAt(pointX: number, pointY: number) {
    const words = [...(list.current?.querySelectorAll("button") ?? [])];
    const index = words.findIndex((word) => {
      const { left, right, top, bottom } = word.getBoundingClientRect();
      return left <= pointX && pointX <= right && top <= pointY && pointY <= bottom;
    });
    const word = words[index];
    const shown = ingredients[index];
    return word && shown ? { word, shown } : null;
  }

  const flyToOpenWord = useEffectEvent(() => {
    const index = ingredients.findIndex(({ name }) => name === open);
    const shown = ingredients[index];
    const box = list.current?.querySelectorAll("button")[index]?.getBoundingClientRect();
    if (!shown || !box || isFollowing.current) return;
    moveTo(box.left + box.width / 2, box.top + box.height / 2, shown, flight);
    stay.current = setTimeout(returnHome, durations.flight + durations.stay);
  });
  const { kind, count } = state.last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tap sends the phone
  useEffect(() => {
    if (kind === "tap") flyToOpenWord();
  }, [kind, count]);

  const followMouse = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== "mouse" || isSolved) return;
    const shown = wordAt(event.clientX, event.clientY)?.shown ?? (isFollowing.current ? ingredient : null);
    if (!shown || isPutAway.current) return;
    isFollowing.current = true;
    moveTo(event.clientX, event.clientY, shown, follow);
  });
  const leave = useEffectEvent(() => {
    isPutAway.current = false;
    if (isFollowing.current) returnHome();
  });
  const putAway = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !ingredient) return;
    isPutAway.current = isFollowing.current;
    returnHome();
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener("pointermove", followMouse);
    element?.addEventListener("pointerleave", leave);
    document.addEventListener("keydown", putAway);
    return () => {
      element?.removeEventListener("pointermove", followMouse);
      element?.removeEventListener("pointerleave", leave);
      document.removeEventListener("keydown", putAway);
    };
  }, [list]);

  /** Moves the phone with a finger, until the finger is lifted: then it is as if the word below the view had been tapped. */
  const drag = useEffectEvent((start: PointerEvent) => {
    const home = parked.current;
    if (!home) return;
    const place = placeOf(home);
    home.setPointerCapture(start.pointerId);
    let found: ReturnType<typeof wordAt> = null;
    const move = (event: PointerEvent) => {
      const pointX = place.x + event.clientX - start.clientX;
      const pointY = place.y + event.clientY - start.clientY;
      found = wordAt(pointX, pointY);
      const shown = found?.shown ?? ingredients[0];
      if (shown) moveTo(pointX, pointY, shown, follow);
    };
    const end = ({ type }: PointerEvent) => {
      home.removeEventListener("pointermove", move);
      home.removeEventListener("pointerup", end);
      home.removeEventListener("pointercancel", end);
      if (found && type === "pointerup") found.word.click();
      else returnHome();
    };
    home.addEventListener("pointermove", move);
    home.addEventListener("pointerup", end);
    home.addEventListener("pointercancel", end);
  });
  useEffect(() => {
    const home = parked.current;
    if (!home) return;
    home.dataset.draggable = "";
    home.addEventListener("pointerdown", drag);
    return () => home.removeEventListener("pointerdown", drag);
  }, [parked]);

  // The receipt is in front of the package.
  const stopFollowing = useEffectEvent(() => {
    if (isFollowing.current) returnHome();
  });
  useEffect(() => {
    if (isSolved) stopFollowing();
  }, [isSolved]);

  useEffect(() => () => clearTimeout(stay.current), []);

  if (!ingredient) return null;
  return (
    <LazyMotion features={domMin} strict>
      <m.div className={styles.phone} style={{ x, y, rotate: 0 }}>
        <PhoneDrawing>
          <Card ingredient={ingredient} />
        </PhoneDrawing>
      </m.div>
    </LazyMotion>
  );
}

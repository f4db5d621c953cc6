import { animateSingleValue, domMin, LazyMotion, useMotionValue } from "framer-motion";
import * as m from "framer-motion/m";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { Ingredient } from "@/content/schema";
import type { Flight } from "./phone";
import styles from "./phone.module.css";
import { Card, PhoneDrawing } from "./phone-drawing";
import { usePuzzle } from "./puzzle-context";
import { openIngredient } from "./puzzle-state";

/** How long the phone flies to a word that is tapped, in ms. */
const flightTime = 320;

/** How long it stays there, in ms. */
const stay = 900;

const flying = { duration: flightTime / 1000, ease: [0.3, 0, 0.2, 1] } as const;
const following = { type: "spring", stiffness: 900, damping: 60 } as const;

/** The middle of the camera's view, relative to the height of the phone. As in phone.module.css. */
const viewMiddle = 0.75;

/** The space between the list and the answer that the phone may cover, in px. */
const answerMargin = 6;

/** The least distance to the window's edges, in px. */
const windowMargin = 4;

interface Point {
  /** In px, in the window. */
  x: number;
  y: number;
}

/** Returns the place of the view's middle: a corner of the path, which stays when the demo moves the phone. */
function placeOf(phone: HTMLElement): Point {
  const path = phone.parentElement?.parentElement?.getBoundingClientRect();
  return { x: path?.right ?? 0, y: path?.top ?? 0 };
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });

const isAt = ({ x, y }: Point, { left, right, top, bottom }: DOMRect) =>
  left <= x && x <= right && top <= y && y <= bottom;

interface FlyingPhoneProps {
  flight: Flight;
  onFlightChange(flight: Flight): void;
  /** The parked phone. It is invisible while this one is away. */
  parked: RefObject<HTMLElement | null>;
}

/**
 * The phone while it is away: at a word that is tapped, at the mouse, or at the finger that drags it. It is never over an
 * answer.
 */
export function FlyingPhone({ flight, onFlightChange, parked }: FlyingPhoneProps) {
  const { state, list } = usePuzzle();
  const isSolved = state.progress.phase === "solved";
  const x = useMotionValue(0);
  const y = useMotionValue(0);
  // The next event of the pointer can come before React has rendered the last one.
  const latest = useRef(flight);

  function change(next: Flight) {
    latest.current = next;
    onFlightChange(next);
  }

  /** Returns the label's words, in order. The list has a button for each ingredient. */
  function words() {
    const buttons = list.current?.querySelectorAll("button") ?? [];
    return [...buttons].flatMap((button, index) => {
      const ingredient = state.product.ingredients[index];
      return ingredient ? [{ button, ingredient, box: button.getBoundingClientRect() }] : [];
    });
  }

  const wordAt = (point: Point) => words().find(({ box }) => isAt(point, box));

  /** Moves the view's middle to a point, and shows an ingredient. */
  function moveTo(point: Point, at: "word" | "mouse" | "finger", ingredient: Ingredient) {
    const label = list.current?.getBoundingClientRect();
    if (!parked.current || !label) return;
    const { offsetWidth: width, offsetHeight: height } = parked.current;
    const place = placeOf(parked.current);
    const lowest = label.bottom + answerMargin - height * (1 - viewMiddle);
    const leftmost = windowMargin + width / 2;
    const rightmost = document.documentElement.clientWidth - leftmost;
    const transition = at === "word" ? flying : following;
    animateSingleValue(x, Math.min(rightmost, Math.max(leftmost, point.x)) - place.x, transition);
    animateSingleValue(y, Math.min(lowest, point.y) - place.y, transition);
    // A tap on the same word is a new stay. The mouse and the finger change the screen only at another ingredient.
    const before = latest.current;
    if (at === "word" || before.at !== at || before.ingredient !== ingredient) change({ at, ingredient });
  }

  function returnHome() {
    if (!("ingredient" in latest.current)) return;
    animateSingleValue(x, 0, flying);
    animateSingleValue(y, 0, flying);
    change({ at: "return", ingredient: latest.current.ingredient });
  }

  const flyToOpenWord = useEffectEvent(() => {
    const open = words().find(({ ingredient }) => ingredient.name === openIngredient(state.progress));
    // With the mouse, it is already at the word.
    if (!open || latest.current.at === "mouse" || latest.current.at === "put-away") return;
    moveTo(middleOf(open.box), "word", open.ingredient);
  });
  const { kind, count } = state.last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tap sends the phone
  useEffect(() => {
    if (kind === "tap") flyToOpenWord();
  }, [kind, count]);

  const endStay = useEffectEvent(returnHome);
  const arrive = useEffectEvent(() => {
    if (latest.current.at === "return") change({ at: "home" });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (flight.at === "word") timer = setTimeout(endStay, flightTime + stay);
    if (flight.at === "return") timer = setTimeout(arrive, flightTime);
    return () => clearTimeout(timer);
  }, [flight]);

  const followMouse = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== "mouse" || isSolved || latest.current.at === "put-away") return;
    const below = wordAt(event)?.ingredient;
    const ingredient = below ?? (latest.current.at === "mouse" ? latest.current.ingredient : undefined);
    if (ingredient) moveTo(event, "mouse", ingredient);
  });
  const leave = useEffectEvent(() => {
    if (latest.current.at === "mouse") returnHome();
    else if (latest.current.at === "put-away") change({ at: "home" });
  });
  const putAway = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    if (latest.current.at !== "mouse") return returnHome();
    x.jump(0);
    y.jump(0);
    change({ at: "put-away" });
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

  /** Moves the phone with a finger, until the finger is lifted. The word below the view then counts as tapped. */
  const drag = useEffectEvent((start: PointerEvent) => {
    const phone = parked.current;
    if (!phone || !start.isPrimary) return;
    const place = placeOf(phone);
    phone.setPointerCapture(start.pointerId);
    let below: ReturnType<typeof wordAt>;
    const move = (event: PointerEvent) => {
      if (!event.isPrimary) return;
      const point = { x: place.x + event.clientX - start.clientX, y: place.y + event.clientY - start.clientY };
      below = wordAt(point);
      const ingredient = below?.ingredient ?? state.product.ingredients[0];
      if (ingredient) moveTo(point, "finger", ingredient);
    };
    const end = ({ type, isPrimary }: PointerEvent) => {
      if (!isPrimary) return;
      phone.removeEventListener("pointermove", move);
      phone.removeEventListener("pointerup", end);
      phone.removeEventListener("pointercancel", end);
      if (below && type === "pointerup") below.button.click();
      else returnHome();
    };
    phone.addEventListener("pointermove", move);
    phone.addEventListener("pointerup", end);
    phone.addEventListener("pointercancel", end);
  });
  useEffect(() => {
    const phone = parked.current;
    if (!phone) return;
    phone.dataset.draggable = "";
    phone.addEventListener("pointerdown", drag);
    return () => {
      delete phone.dataset.draggable;
      phone.removeEventListener("pointerdown", drag);
    };
  }, [parked]);

  // The receipt is in front of the package.
  const stopFollowing = useEffectEvent(() => {
    if (latest.current.at === "mouse") returnHome();
  });
  useEffect(() => {
    if (isSolved) stopFollowing();
  }, [isSolved]);

  const ingredient = "ingredient" in flight ? flight.ingredient : undefined;
  return (
    <LazyMotion features={domMin} strict>
      {/* Stays mounted, because framer-motion stops an animation of values that no element uses. */}
      <m.div hidden={!ingredient} className={styles.phone} style={{ x, y, rotate: 0 }}>
        <PhoneDrawing>{ingredient && <Card ingredient={ingredient} />}</PhoneDrawing>
      </m.div>
    </LazyMotion>
  );
}

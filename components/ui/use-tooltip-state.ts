"use client";

import { type PointerEvent, useEffect, useRef, useState } from "react";
import { constants } from "@/content/constants";

const { delay, skipDelay, grace } = constants.tooltip;

/* When the last tooltip of the page closed, in ms. */
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * When a tooltip is open: after 700 ms of hovering, or at once within 300 ms of another one's closing, and at
 * once with the keyboard's focus; until the pointer or the focus leaves, or a click. Touch is
 * ignored. `onWanted` is called as soon as it may open.
 */
export function useTooltipState(onWanted: () => void) {
  const [isOpen, set] = useState(false);
  const isPressed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function setIsOpen(isNowOpen: boolean) {
    clearTimeout(timer.current);
    if (isOpen && !isNowOpen) closedAt = performance.now();
    set(isNowOpen);
  }
  function setLater(isOpenThen: boolean, wait: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(isOpenThen), wait);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === "touch") return;
    onWanted();
    setLater(true, performance.now() - closedAt < skipDelay ? 0 : delay);
  }
  function onFocus() {
    // A finger and a mouse bring focus too; :focus-visible would know, from Safari 15.4 on.
    if (isPressed.current) return;
    onWanted();
    setIsOpen(true);
  }
  function onPointerDown() {
    isPressed.current = true;
    setIsOpen(false);
  }
  function onRelease() {
    isPressed.current = false;
  }
  function onBlur() {
    onRelease();
    setIsOpen(false);
  }
  const onPointerLeave = () => setLater(false, grace);
  return {
    isOpen,
    setIsOpen,
    /** What the term listens to. */
    term: {
      onPointerEnter,
      onPointerLeave,
      onPointerDown,
      onClick: onRelease,
      onPointerCancel: onRelease,
      onFocus,
      onBlur,
    },
    /** What the tooltip listens to. */
    content: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave },
  };
}

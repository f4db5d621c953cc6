import { type PointerEvent, useState } from "react";

/**
 * Returns whether the last pointer that entered an element is a finger, and the element's handler. After a tap, browsers
 * keep :hover until the next one, even on a device that also has a mouse.
 */
export function useIsTouched() {
  const [isTouched, setIsTouched] = useState(false);

  function onPointerEnter({ pointerType }: PointerEvent) {
    setIsTouched(pointerType === "touch");
  }

  return { isTouched, onPointerEnter };
}

"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Holds the label's panel as high as its highest product so far, so that nothing below moves when a shorter
 * list is chosen; forgotten when the window gets another width.
 */
export function useHeldHeight(panel: RefObject<HTMLElement | null>, product: string) {
  const held = useRef({ width: 0, height: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for each product
  useEffect(() => {
    function hold() {
      const element = panel.current;
      if (!element) return;
      if (held.current.width !== window.innerWidth) {
        held.current = { width: window.innerWidth, height: 0 };
        element.style.minHeight = "";
      }
      held.current.height = Math.max(held.current.height, element.getBoundingClientRect().height);
      element.style.minHeight = `${held.current.height}px`;
    }
    hold();
    window.addEventListener("resize", hold);
    return () => window.removeEventListener("resize", hold);
  }, [panel, product]);
}

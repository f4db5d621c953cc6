"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { TooltipProps } from "./tooltip";

interface Tip extends TooltipProps {
  Tooltip: ComponentType<TooltipProps>;
  id: number;
}

/*
 * The tooltip of whatever has a `data-tip`. Its library is 17 KB and of no use to a finger, so only
 * a pointer that hovers or a keyboard's focus fetches it; and the page's terms stay plain elements,
 * with nothing of their own to hydrate.
 */
export function Tips() {
  const [tip, setTip] = useState<Tip>();

  useEffect(() => {
    /* A finger brings focus too, just after it. */
    let isTouched = false;

    function show({ target }: Event, way: TooltipProps["way"]) {
      const anchor = (target as Element).closest<HTMLElement>("[data-tip]");
      if (!anchor) return;
      import("./tooltip").then(
        ({ Tooltip }) =>
          setTip((last) =>
            last?.anchor === anchor ? last : { Tooltip, anchor, way, id: (last?.id ?? 0) + 1 },
          ),
        // The source is an extra: without its library the sentence stands.
        () => {},
      );
    }
    function onPointerOver(event: PointerEvent) {
      if (event.pointerType !== "touch") show(event, "pointer");
    }
    function onPointerDown({ pointerType }: PointerEvent) {
      isTouched = pointerType === "touch";
    }
    function onFocusIn(event: FocusEvent) {
      if (!isTouched) show(event, "focus");
      isTouched = false;
    }
    document.addEventListener("pointerover", onPointerOver);
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("focusin", onFocusIn);
    return () => {
      document.removeEventListener("pointerover", onPointerOver);
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("focusin", onFocusIn);
    };
  }, []);

  return tip && <tip.Tooltip key={tip.id} anchor={tip.anchor} way={tip.way} />;
}

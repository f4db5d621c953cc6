"use client";

import { type ComponentProps, type MouseEvent, useRef } from "react";
import { useSmartLink } from "@/hooks/use-smart-link";
import type { Placement } from "./placements";
import { storeDescriptionId } from "./store-description";

declare global {
  interface WindowEventMap {
    /** Dispatched at each click on a download link, as docs/editing.md describes. */
    "store-click": CustomEvent<{ placement: Placement; href: string }>;
  }
}

/** A click this soon after another is part of a double tap, in ms. */
const doubleTap = 1000;

interface StoreLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  placement: Placement;
}

/** A link to the app in the store. Includes attribution once the visit has a smart link. Reports each click. */
export function StoreLink({ placement, ...props }: StoreLinkProps) {
  const { href } = useSmartLink();
  /** In ms, as in `event.timeStamp`. */
  const lastClick = useRef(Number.NEGATIVE_INFINITY);

  function reportClick({ timeStamp }: MouseEvent) {
    const isDoubleTap = timeStamp - lastClick.current < doubleTap;
    lastClick.current = timeStamp;
    if (!isDoubleTap) window.dispatchEvent(new CustomEvent("store-click", { detail: { placement, href } }));
  }

  return (
    <a aria-describedby={storeDescriptionId} {...props} href={href} data-placement={placement} onClick={reportClick} />
  );
}

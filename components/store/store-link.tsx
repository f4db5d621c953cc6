"use client";

import type { ComponentProps, MouseEvent } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { store } from "@/content/store";
import { useSmartLink } from "@/hooks/use-smart-link";
import type { Placement } from "./placements";

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

/** A link to the app in the store. Includes attribution once the visit has a smart link. */
export function StoreLink(props: StoreLinkProps) {
  return (
    <ErrorBoundary name="store link" fallback={<ReportedLink {...props} href={store.link} />}>
      <SmartLink {...props} />
    </ErrorBoundary>
  );
}

function SmartLink(props: StoreLinkProps) {
  return <ReportedLink {...props} href={useSmartLink().href} />;
}

/** When each link was clicked last, in ms, as in `event.timeStamp`. Not in a hook, which could throw in the fallback as well. */
const lastClicks = new WeakMap<Element, number>();

/** A link that reports each click. */
function ReportedLink({ placement, href, ...props }: StoreLinkProps & { href: string }) {
  function reportClick({ currentTarget, timeStamp }: MouseEvent) {
    const isDoubleTap = timeStamp - (lastClicks.get(currentTarget) ?? Number.NEGATIVE_INFINITY) < doubleTap;
    lastClicks.set(currentTarget, timeStamp);
    if (isDoubleTap) return;
    window.dispatchEvent(new CustomEvent("store-click", { detail: { placement, href } }));
  }

  return <a {...props} href={href} data-placement={placement} onClick={reportClick} />;
}

"use client";

import { useSyncExternalStore } from "react";
import type { SmartLink } from "./contract";

const pending: SmartLink = { status: "pending" };
const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * Publishes the visit's link on `window.smartLink`, and gives it to every download control of the
 * page: they are plain links that React does not hydrate, each of which would cost its weight.
 */
export function setSmartLink(link: SmartLink) {
  window.smartLink = link;
  if (link.status === "tagged") {
    for (const control of document.querySelectorAll<HTMLAnchorElement>("[data-store-link]"))
      control.href = link.href;
  }
  for (const notify of listeners) notify();
}

/** The visit's link; pending in the pre-rendered page. */
export function useSmartLink(): SmartLink {
  return useSyncExternalStore(
    subscribe,
    () => window.smartLink ?? pending,
    () => pending,
  );
}

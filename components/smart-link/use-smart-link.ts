"use client";

import { useSyncExternalStore } from "react";
import type { SmartLink } from "./contract";

const pending: SmartLink = { status: "pending" };
const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Publishes the visit's link to every download control and on `window.smartLink`. */
export function setSmartLink(link: SmartLink) {
  window.smartLink = link;
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

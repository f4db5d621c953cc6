"use client";

import { useSyncExternalStore } from "react";
import type { SmartLink } from "./contract";

const pending: SmartLink = { status: "pending" };
const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function tagControls(href: string) {
  for (const control of document.querySelectorAll<HTMLAnchorElement>("[data-store-link]"))
    if (control.href !== href) control.href = href;
}

/**
 * Publishes the visit's link on `window.smartLink`, and gives it to every download control of the
 * page: they are plain links that React does not hydrate, each of which would cost its weight. What React
 * draws anew later, after an error or on another page, is given it too.
 */
export function setSmartLink(link: SmartLink) {
  window.smartLink = link;
  if (link.status === "tagged") {
    tagControls(link.href);
    const options = { childList: true, subtree: true };
    new MutationObserver(() => tagControls(link.href)).observe(document.body, options);
  }
  for (const notify of listeners) notify();
}

/** Returns the visit's link; pending in the pre-rendered page. */
export function useSmartLink(): SmartLink {
  return useSyncExternalStore(
    subscribe,
    () => window.smartLink ?? pending,
    () => pending,
  );
}

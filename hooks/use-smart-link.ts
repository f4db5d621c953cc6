import { useSyncExternalStore } from "react";
import { store } from "@/content/store";
import type { SmartLink } from "@/lib/smart-script";

const pending: SmartLink = { status: "pending" };
const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Publishes the visit's link on `window.smartLink` and to the components that use it. */
export function setSmartLink(link: SmartLink) {
  window.smartLink = link;
  for (const notify of listeners) notify();
}

/** Returns the visit's link. Pending in the pre-rendered page. */
export function useSmartLink(): SmartLink {
  return useSyncExternalStore(
    subscribe,
    () => window.smartLink ?? pending,
    () => pending,
  );
}

/** Returns the download URL: the tagged link if there is one, otherwise the plain store link. */
export function useStoreHref(): string {
  const link = useSmartLink();
  return link.status === "tagged" ? link.href : store.link;
}

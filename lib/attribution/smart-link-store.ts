import type { SmartLink } from "./smart-script";

/*
 * The visit's link, for the whole document. It is on `window.smartLink`, where the owner's scripts can read it too, and not
 * in a context, because download links are in many islands and most of them render before the link is known.
 */

const pending: SmartLink = { status: "pending" };
const listeners = new Set<() => void>();

/** Publishes the visit's link on `window.smartLink` and to the components that use it. */
export function setSmartLink(link: SmartLink) {
  window.smartLink = link;
  for (const notify of listeners) notify();
}

/** Returns the visit's link. Pending until it is set. */
export const getSmartLink = (): SmartLink => window.smartLink ?? pending;

/** Returns the link in the pre-rendered page, which is pending. */
export const getServerSmartLink = (): SmartLink => pending;

/** Calls `onChange` after each change. Returns a function that unsubscribes. */
export function subscribeToSmartLink(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

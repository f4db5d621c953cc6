import { useSyncExternalStore } from "react";
import { store } from "@/content/store";
import { subscribeToSmartLink, taggedHref } from "@/lib/attribution/attribution";

/** Returns the address of the visit's download link, and whether it is tagged. Plain in the pre-rendered page. */
export function useSmartLink(): { href: string; isTagged: boolean } {
  const href = useSyncExternalStore(subscribeToSmartLink, taggedHref, () => undefined);
  return { href: href ?? store.link, isTagged: href !== undefined };
}

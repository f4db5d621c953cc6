import { useSyncExternalStore } from "react";
import { store } from "@/content/store";
import { getServerSmartLink, getSmartLink, subscribeToSmartLink } from "@/lib/attribution/smart-link-store";
import type { SmartLink } from "@/lib/attribution/smart-script";

/** Returns the visit's link. Pending in the pre-rendered page. */
export function useSmartLink(): SmartLink {
  return useSyncExternalStore(subscribeToSmartLink, getSmartLink, getServerSmartLink);
}

/** Returns the download URL: the tagged link if there is one, otherwise the plain store link. */
export function useStoreHref(): string {
  const link = useSmartLink();
  return link.status === "tagged" ? link.href : store.link;
}

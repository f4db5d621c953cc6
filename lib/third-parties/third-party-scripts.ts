import type { Scripts, Store } from "@/content/schema";

/**
 * Returns the third-party scripts that pages can load with these settings. Null, or an empty list, for scripts that no page loads:
 * without a consent tool, no visitor can agree.
 */
export function thirdPartyScripts(store: Store, { analytics, consent }: Scripts) {
  const isAsking = store.consent === "ask";
  const canLoad = !isAsking || consent !== null;
  return {
    smartScript: canLoad && store.attribution === "on" ? store.smartScript : null,
    consentTool: isAsking ? consent : null,
    analytics: canLoad ? analytics : [],
  };
}

/** Returns whether an address of content/ is not a file of this site. */
export const isExternal = (address: string) => address.startsWith("https:");

import { QueryClient } from "@tanstack/query-core";
import { handleClientScriptLoad } from "next/script";
import { store } from "@/content/store";
import { forgetProviderCopies } from "./visit";

/* AppsFlyer's OneLink Smart Script: https://dev.appsflyer.com/hc/docs/dl_smart_script_v2 */

/** The script's arguments (requirements 120 to 125). */
const options = {
  oneLinkURL: store.oneLinkTemplate ?? store.link,
  afParameters: {
    mediaSource: { keys: ["utm_source"], defaultValue: store.defaultSource },
    campaign: { keys: ["utm_campaign"] },
    ad: { keys: ["utm_ad"] },
    adSet: { keys: ["utm_adset"] },
    channel: { keys: ["utm_channel"] },
    afSub2: { keys: ["fbclid"] },
    googleClickIdKey: "af_sub1",
    afCustom: [{ paramKey: "af_ss_ui", keys: [], defaultValue: "true" }],
  },
};
export type SmartScriptOptions = typeof options;

declare global {
  interface Window {
    /** Set by the provider's script. Undefined when the script is blocked or throws. */
    AF_SMART_SCRIPT?: {
      generateOneLinkURL(options: SmartScriptOptions): { clickURL: string } | null | undefined;
    };
  }
}

/**
 * Returns the link that the script makes for the address of the page, or undefined when it throws or makes none. Rejects when
 * the script fails to load.
 */
export async function requestClickUrl(): Promise<unknown> {
  forgetProviderCopies();
  try {
    const result = await retry(async () => {
      if (!window.AF_SMART_SCRIPT) await loadScript();
      return window.AF_SMART_SCRIPT?.generateOneLinkURL(options);
    });
    return result?.clickURL;
  } catch (error) {
    if (error instanceof LoadError) throw error;
    console.error(error);
    return undefined;
  } finally {
    forgetProviderCopies();
  }
}

class LoadError extends Error {}

let attempts = 0;

/** Loads the script with next/script (requirement 137). */
function loadScript(): Promise<void> {
  attempts += 1;
  const isFirst = attempts === 1;
  return new Promise((resolve, reject) => {
    handleClientScriptLoad({
      // next/script loads an address only once. The fragment makes it a different one, and is not sent.
      src: isFirst ? store.smartScript : `${store.smartScript}#${attempts}`,
      onLoad: () => resolve(),
      onError() {
        // A warning, because the plain link works. Next shows errors over the page in development.
        if (isFirst) console.warn("Failed to load AppsFlyer Smart Script");
        reject(new LoadError());
      },
    });
  });
}

/**
 * Calls `request` until it succeeds, at most four times, and returns its result. Waits 1000 ms x 2^n, and at most 30,000 ms
 * (requirement 128). Rejects at once when the result is undefined, with TanStack Query's error (requirement 131).
 */
async function retry<Data>(request: () => Promise<Data>): Promise<Data> {
  const client = new QueryClient();
  // Only a mounted client resumes retries that were paused while the page was hidden or offline.
  client.mount();
  try {
    return await client.query({
      queryKey: ["smart-link"],
      queryFn: request,
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      gcTime: 5 * 60_000,
    });
  } finally {
    client.unmount();
  }
}

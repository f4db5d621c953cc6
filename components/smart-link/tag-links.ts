import { QueryClient } from "@tanstack/query-core";
import type { Store } from "@/content/schema";
import { store } from "@/content/store";
import { isAwaited, isRefused, onConsent } from "./consent";
import { smartLinkBase, smartScriptArguments, toSmartLink } from "./tagged-link";
import { setSmartLink } from "./use-smart-link";
import { carryLandingQuery, rememberedLink, rememberLink } from "./visit";

/** Loads the provider's script once; rejects when it does not come. */
type Load = () => Promise<void>;

/**
 * Decides the visit's link and publishes it: the one an earlier page was given, else the script's.
 * Asks nobody against the visitor's privacy signal, nor before her consent where that is needed.
 */
export async function tagLinks(load: Load, consent: Store["consent"]): Promise<void> {
  if (isRefused()) {
    setSmartLink({ status: "plain", reason: "refused" });
    return;
  }
  if (isAwaited(consent)) {
    setSmartLink({ status: "held" });
    await new Promise<void>((resolve) => onConsent(resolve));
  }
  const remembered = rememberedLink(smartLinkBase(store));
  setSmartLink(remembered ?? { status: "pending" });
  if (remembered) return;
  try {
    carryLandingQuery();
    const link = await askScript(load);
    rememberLink(link);
    setSmartLink(link);
  } catch {
    setSmartLink({ status: "plain", reason: window.AF_SMART_SCRIPT ? "no-link" : "load-failed" });
  }
}

/**
 * The script's link, asked with the patience of the specification's data client (section 9): 3
 * retries, 1000 ms x 2^n apart and 30,000 ms at most, kept for 5 minutes. Rejects when the script
 * cannot be had, throws, or answers undefined.
 */
async function askScript(load: Load) {
  const client = new QueryClient();
  // Retries pause while the page is hidden or offline; only a mounted client goes on with them.
  client.mount();
  let isReported = false;
  function report(error: Error): never {
    if (!isReported) console.error("Failed to load AppsFlyer Smart Script");
    isReported = true;
    throw error;
  }
  try {
    return await client.query({
      queryKey: ["smart-link"],
      queryFn: async () => {
        if (!window.AF_SMART_SCRIPT) await load().catch(report);
        const answer = window.AF_SMART_SCRIPT?.generateOneLinkURL(smartScriptArguments(store));
        // Passed on as it is: undefined is the library's own error, decided at once.
        return answer === undefined
          ? (undefined as never)
          : toSmartLink(answer, smartLinkBase(store));
      },
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      gcTime: 5 * 60_000,
    });
  } finally {
    client.unmount();
  }
}

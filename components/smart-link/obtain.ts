import { QueryClient } from "@tanstack/query-core";
import { store } from "@/content/store";
import { smartScriptArguments, toSmartLink } from "./resolve";
import { setSmartLink } from "./use-smart-link";
import { carryLandingQuery, rememberedLink, rememberLink } from "./visit";

/** Fetches the provider's script once; rejects when it does not come. */
type Load = () => Promise<void>;

/**
 * Decides the visit's link and publishes it: the one an earlier page was given, else the script's.
 * `first` is a fetch that is under way already.
 */
export async function tagLinks(load: Load, first: Promise<void> | undefined): Promise<void> {
  if (navigator.globalPrivacyControl) {
    setSmartLink({ status: "plain", reason: "refused" });
    return;
  }
  const remembered = rememberedLink();
  setSmartLink(remembered ?? { status: "pending" });
  if (remembered) return;
  carryLandingQuery();
  try {
    const link = await askScript(reportedOnce(load, first));
    rememberLink(link);
    setSmartLink(link);
  } catch {
    setSmartLink({ status: "plain", reason: window.AF_SMART_SCRIPT ? "no-link" : "load-failed" });
  }
}

/** `load`, beginning with the fetch under way; the first failure is logged, the others are not. */
function reportedOnce(load: Load, first: Promise<void> | undefined): Load {
  let waiting = first;
  let isReported = false;
  return async () => {
    const loading = waiting ?? load();
    waiting = undefined;
    try {
      await loading;
    } catch (error) {
      if (!isReported) console.error("Failed to load AppsFlyer Smart Script");
      isReported = true;
      throw error;
    }
  };
}

/**
 * The script's link, asked with the patience of the specification's data client (section 9): 3
 * retries, 1000 ms x 2^n apart and 30,000 ms at most, kept for 5 minutes. Rejects when the script
 * cannot be had, throws, or answers undefined.
 */
function askScript(load: Load) {
  return new QueryClient().fetchQuery({
    queryKey: ["smart-link"],
    queryFn: async () => {
      if (!window.AF_SMART_SCRIPT) await load();
      const answer = window.AF_SMART_SCRIPT?.generateOneLinkURL(smartScriptArguments(store));
      // Passed on as it is: undefined is the library's own error, decided at once.
      return answer === undefined ? (undefined as never) : toSmartLink(answer);
    },
    retry: 3,
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
    gcTime: 5 * 60_000,
  });
}

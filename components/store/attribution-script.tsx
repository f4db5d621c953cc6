import { QueryClient } from "@tanstack/query-core";
import Script from "next/script";
import { useEffect, useRef, useState } from "react";
import { store } from "@/content/store";
import { carryLandingQuery, consentEvent, decideAttribution, rememberLink } from "@/lib/attribution/attribution";
import { setSmartLink } from "@/lib/attribution/smart-link-store";
import { type SmartLink, smartLinkBase, smartScriptArguments, toSmartLink } from "@/lib/attribution/smart-script";

const loadFailure = "load-failed";

export interface AttributionScriptProps {
  /** The query of the page that the visitor has loaded. They may be on another page by now. */
  loadedQuery: string;
}

/** Loads the provider's script and publishes the smart link, once per visit. */
export function AttributionScript({ loadedQuery }: AttributionScriptProps) {
  /* Each attempt renders a new script element. 0 renders none. */
  const [attempt, setAttempt] = useState(0);
  const settle = useRef<{ resolve(): void; reject(error: Error): void }>(undefined);

  useEffect(() => {
    const loadScript = () =>
      new Promise<void>((resolve, reject) => {
        settle.current = { resolve, reject };
        setAttempt((count) => count + 1);
      });

    function attribute() {
      const link = decideAttribution(store, loadedQuery);
      setSmartLink(link);
      if (link.status === "pending") requestSmartLink(loadScript, loadedQuery).then(setSmartLink);
    }

    if (!window.smartLink) attribute();
    // The early script's listener, which was added first, sets `attributionAllowed`. Not in `attribute`, because Strict
    // Mode runs this effect twice.
    if (window.smartLink?.status === "held") window.addEventListener(consentEvent, attribute, { once: true });
    return () => window.removeEventListener(consentEvent, attribute);
  }, [loadedQuery]);

  if (attempt === 0) return null;
  return (
    <Script
      key={attempt}
      // next/script does not retry a failed URL. The fragment makes the URL new, and is never sent.
      src={attempt === 1 ? store.smartScript : `${store.smartScript}#${attempt}`}
      onLoad={() => settle.current?.resolve()}
      onError={() => settle.current?.reject(new Error(loadFailure))}
    />
  );
}

/**
 * Returns the provider's link, or a plain link when the script fails to load, throws, or returns no
 * usable link. Retries 3 times, after 1000 ms x 2^n and at most 30,000 ms (specification, section 9).
 */
async function requestSmartLink(loadScript: () => Promise<void>, loadedQuery: string): Promise<SmartLink> {
  const client = new QueryClient();
  // Only a mounted client resumes retries that were paused while the page was hidden or offline.
  client.mount();
  let isReported = false;
  function report(error: Error): never {
    // A warning, because the plain link works. Next shows errors over the page in development.
    if (!isReported) console.warn("Failed to load AppsFlyer Smart Script");
    isReported = true;
    throw error;
  }
  try {
    const link = await client.query({
      queryKey: ["smart-link"],
      queryFn: async () => {
        // The script reads the URL when it loads, and the visitor may have navigated by then.
        carryLandingQuery(loadedQuery);
        if (!window.AF_SMART_SCRIPT) await loadScript().catch(report);
        carryLandingQuery(loadedQuery);
        const result = window.AF_SMART_SCRIPT?.generateOneLinkURL(smartScriptArguments(store));
        // TanStack Query reports undefined data as an error, so undefined is returned unchanged.
        if (result === undefined) return undefined as never;
        return toSmartLink(result, smartLinkBase(store));
      },
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      gcTime: 5 * 60_000,
    });
    rememberLink(link);
    return link;
  } catch (error) {
    const hasLoaded = (error as Error).message !== loadFailure;
    if (hasLoaded) console.error(error);
    return { status: "plain", reason: hasLoaded ? "no-link" : loadFailure };
  } finally {
    client.unmount();
  }
}

import { QueryClient } from "@tanstack/query-core";
import { handleClientScriptLoad } from "next/script";
import { store } from "@/content/store";
import { requestAgain } from "@/lib/enhancement/request-again";
import { clickIds, clickQuery, isAdQuery, type SmartLink, smartLinkBase, toSmartLink } from "./decide";

/* Requests the smart link from AppsFlyer's OneLink Smart Script: https://dev.appsflyer.com/hc/docs/dl_smart_script_v2 */

interface SmartScript {
  generateOneLinkURL(args: ReturnType<typeof smartScriptArguments>): { clickURL: string } | null | undefined;
}

declare global {
  interface Window {
    /** Set by the provider's script. Undefined when the script is blocked or throws. */
    AF_SMART_SCRIPT?: SmartScript;
  }
}

/**
 * Returns the provider's link, or a plain link when the script fails to load, throws, or returns no usable link. `query` is
 * the query of the page that the visitor has loaded.
 */
export async function requestSmartLink(query: string): Promise<SmartLink> {
  const click = clickQuery(query);
  if (isAdQuery(click) || !hasReadableCopies()) forgetCopies();
  try {
    const result = await retry(async () => {
      if (!window.AF_SMART_SCRIPT) await loadScript(store.smartScript);
      return window.AF_SMART_SCRIPT?.generateOneLinkURL(smartScriptArguments(store, click));
    });
    const link = toSmartLink(result?.clickURL, smartLinkBase(store));
    return link.status === "tagged" ? { ...link, href: withClickIds(link.href, click) } : link;
  } catch (error) {
    if (error instanceof LoadError) return { status: "plain", reason: "load-failed" };
    console.error(error);
    return { status: "plain", reason: "no-link" };
  }
}

/**
 * Returns the arguments for the provider's script (requirements 121 to 125).
 *
 * The script copies the query of the address when it executes, and the visitor may have left the page with the ad's query
 * by then. A parameter that the copy lacks has its default, so the defaults are the values of the click. The script appends
 * them as they are, so they are encoded.
 */
export function smartScriptArguments(
  site: Pick<typeof store, "link" | "oneLinkTemplate" | "defaultSource">,
  click: string,
) {
  const values = new URLSearchParams(click);
  const parameter = (key: string, fallback = "") => ({
    keys: [key],
    defaultValue: encodeURIComponent(values.get(key) || fallback),
  });
  return {
    oneLinkURL: smartLinkBase(site),
    afParameters: {
      mediaSource: parameter("utm_source", site.defaultSource),
      campaign: parameter("utm_campaign"),
      ad: parameter("utm_ad"),
      adSet: parameter("utm_adset"),
      channel: parameter("utm_channel"),
      afSub2: parameter("fbclid"),
      googleClickIdKey,
      afCustom: [{ paramKey: "af_ss_ui", keys: [], defaultValue: "true" }],
    },
  };
}

/** The parameter that carries gclid, beside gclid itself. */
const googleClickIdKey = "af_sub1";

/**
 * Returns a smart link with the click ids that it lacks. The script takes them from the address, which may be another
 * page's by then, and knows some of them only since version 2.10.
 */
export function withClickIds(href: string, click: string): string {
  const values = new URLSearchParams(click);
  const link = new URL(href);
  const missing: string[] = [];
  function add(name: string, value: string | null) {
    if (value && !link.searchParams.has(name)) missing.push(`${name}=${encodeURIComponent(value)}`);
  }
  add(googleClickIdKey, values.get("gclid"));
  for (const id of clickIds) add(id, values.get(id));
  if (missing.length === 0) return href;
  link.search = [link.search.slice(1), ...missing].filter(Boolean).join("&");
  return link.href;
}

/*
 * The script keeps copies of the queries of the last two hours, from every tab, and reads the newest that has one of the
 * keys. A click that has only a gbraid would have the campaign of an earlier click.
 */
const copiesKey = "ss_incoming_params";

function forgetCopies(): void {
  try {
    window.localStorage.removeItem(copiesKey);
  } catch {
    // Denied: the script throws, and the link stays plain.
  }
}

/** Returns whether the script can read its copies. It throws on every page if it cannot. */
function hasReadableCopies(): boolean {
  try {
    const copies: unknown = JSON.parse(window.localStorage.getItem(copiesKey) ?? "[]");
    return Array.isArray(copies) && copies.every(Boolean);
  } catch {
    return false;
  }
}

class LoadError extends Error {}

/**
 * Loads the provider's script with next/script (requirement 137). next/script loads an address once, so a script that was
 * lost is requested again here.
 */
function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const onLoad = () => resolve();
    const onError = () => reject(new LoadError());
    const lost = document.querySelector<HTMLScriptElement>(`script[src="${src}"]`);
    if (lost) {
      Object.assign(requestAgain(lost, ""), { onload: onLoad, onerror: onError });
      return;
    }
    handleClientScriptLoad({
      src,
      onLoad,
      onError() {
        // A warning, because the plain link works. Next shows errors over the page in development.
        console.warn("Failed to load AppsFlyer Smart Script");
        onError();
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

import type { Store } from "@/content/schema";
import { isAttributed, type SmartLink, smartLinkBase, toSmartLink } from "./smart-script";

/* If storage is denied (iOS "Block All Cookies"), each page is a new visit. */

/** The sessionStorage key of the visit's link. */
export const linkKey = "smart-link";
const queryKey = "landing-query";

/** Dispatched on `window` by the owner's consent tool: see docs/editing.md. */
export const consentEvent = "attribution-consent";

declare global {
  interface Window {
    /** True after the visitor's consent, for scripts that load later. */
    attributionAllowed?: true;
  }
  interface WindowEventMap {
    [consentEvent]: Event;
  }
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/**
 * Returns the visit's link at the start of a page, from the privacy signal, consent and the link that an
 * earlier page stored. Pending when the page must request one. `loadedQuery` is the query of the loaded page.
 */
export function decideAttribution(store: Store, loadedQuery: string): SmartLink {
  if (navigator.globalPrivacyControl) return { status: "plain", reason: "refused" };
  if (store.consent === "ask" && window.attributionAllowed !== true) return { status: "held" };
  if (!isAttributed(loadedQuery)) {
    const link = toSmartLink({ clickURL: read(linkKey) ?? "" }, smartLinkBase(store));
    if (link.status === "tagged") return link;
  }
  return { status: "pending" };
}

/** Stores a tagged link for the visit's later pages. */
export function rememberLink(link: SmartLink) {
  if (link.status === "tagged") write(linkKey, link.href);
}

/**
 * Stores the query of the visit's first page. On a later page, adds the missing parameters to the
 * address, since the provider's script reads nothing else. `loadedQuery` is the query of the loaded page,
 * which the visitor may have left before they consented.
 */
export function carryLandingQuery(loadedQuery: string) {
  const { href, search } = window.location;
  const landing = [search, loadedQuery, read(queryKey) ?? ""].find(isAttributed);
  if (!landing?.startsWith("?")) return;
  write(queryKey, landing);
  if (landing === search) return;
  const address = new URL(href);
  address.search = mergeQueries(search, landing);
  // An absolute URL, because a path that starts with // would be parsed as a host.
  window.history.replaceState(window.history.state, "", address.href);
}

/** Returns `query` with the missing parameters of `landing`, in their original encoding. */
function mergeQueries(query: string, landing: string): string {
  const current = new URLSearchParams(query);
  const missing = landing
    .slice(1)
    .split("&")
    .filter((pair) => [...new URLSearchParams(pair).keys()].some((key) => !current.has(key)));
  return [...(query.length > 1 ? [query] : []), ...missing].join("&");
}

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string) {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // Denied or full: the next page requests a new link.
  }
}

import type { SmartLink } from "./contract";
import { isAttributed, toSmartLink } from "./tagged-link";

/* Storage may be denied (iOS "Block All Cookies"): then each page of a visit is on its own. */

/** Where a visit keeps the link that it was given. */
export const linkKey = "smart-link";
const queryKey = "landing-query";

/**
 * The link that an earlier page of this visit was given, made from `base`; nothing when this address
 * starts a visit of its own.
 */
export function rememberedLink(base: string): SmartLink | undefined {
  if (isAttributed(window.location.search)) return undefined;
  const link = toSmartLink({ clickURL: read(linkKey) ?? "" }, base);
  return link.status === "tagged" ? link : undefined;
}

export function rememberLink(link: SmartLink) {
  if (link.status === "tagged") write(linkKey, link.href);
}

/**
 * Keeps the query that the visitor landed with. On a later page of the visit, adds to the address
 * what that lacks of it, since the provider's script reads nothing else.
 */
export function carryLandingQuery() {
  const { href, search } = window.location;
  if (isAttributed(search)) {
    write(queryKey, search);
    return;
  }
  const landing = read(queryKey);
  if (!landing?.startsWith("?") || !isAttributed(landing)) return;
  const address = new URL(href);
  address.search = joined(search, landing);
  // Whole, since a path that begins with // would be taken for another host.
  window.history.replaceState(window.history.state, "", address.href);
}

/** Returns the first query and what it lacks of the second, each parameter as it was written. */
function joined(query: string, landing: string): string {
  const own = new URLSearchParams(query);
  const lacking = landing
    .slice(1)
    .split("&")
    .filter((parameter) => [...new URLSearchParams(parameter).keys()].some((key) => !own.has(key)));
  return [...(query.length > 1 ? [query] : []), ...lacking].join("&");
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
    // Denied or full: the next page asks again.
  }
}

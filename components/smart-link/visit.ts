import type { SmartLink } from "./contract";
import { linkKey, read } from "./remembered";
import { isAttributed, toSmartLink } from "./resolve";

const queryKey = "landing-query";

/** The link that an earlier page of this visit was given; nothing when this address starts a new one. */
export function rememberedLink(): SmartLink | undefined {
  if (isAttributed(window.location.search)) return undefined;
  const link = toSmartLink({ clickURL: read(linkKey) ?? "" });
  return link.status === "tagged" ? link : undefined;
}

export function rememberLink(link: SmartLink) {
  if (link.status === "tagged") write(linkKey, link.href);
}

/**
 * Keeps the query that the visitor landed with. On a later page, whose address lacks it, puts it
 * back, since the provider's script reads nothing else.
 */
export function carryLandingQuery() {
  const { pathname, search, hash } = window.location;
  if (isAttributed(search)) {
    write(queryKey, search);
    return;
  }
  const landing = read(queryKey);
  if (landing && isAttributed(landing))
    window.history.replaceState(null, "", pathname + landing + hash);
}

function write(key: string, value: string) {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // Denied or full: the next page asks again.
  }
}

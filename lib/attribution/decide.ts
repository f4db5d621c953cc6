import type { Store } from "@/content/schema";

/*
 * Decides what a page does about the visit's download link, and remembers the visit for its later pages. Part of the early
 * script too, so it is small.
 */

/** The visit's download link. Plain because of a privacy signal, a failed load, or no usable link. */
export type SmartLink =
  | { status: "pending" }
  | { status: "held" }
  | { status: "tagged"; href: string }
  | { status: "plain"; reason: "refused" | "load-failed" | "no-link" };

/** Dispatched on `window` by the owner's consent tool: see docs/editing.md. */
export const consentEvent = "attribution-consent";

declare global {
  interface Window {
    /** True after the visitor's consent. Set by the early script, since a consent tool may dispatch its event early. */
    attributionAllowed?: true;
    /** This visit's download link. Documented in docs/deploying.md. */
    smartLink?: SmartLink;
  }
  interface WindowEventMap {
    [consentEvent]: Event;
  }
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

export type Decision =
  /** The visitor refuses attribution. */
  | "refuse"
  /** The visitor has not consented yet. */
  | "wait"
  /** An earlier page has stored the visit's link. */
  | "reuse"
  /** The page requests a link from the provider. */
  | "request";

/** Decides what a page does about the visit's link. `query` is the query of the page that the visitor has loaded. */
export function decide(consent: Store["consent"], query: string, hasConsent: boolean): Decision {
  if (hasPrivacySignal()) return "refuse";
  if (consent === "ask" && !hasConsent) return "wait";
  // The newest click wins over the link of an earlier one.
  if (!isAdQuery(query) && storedLink()) return "reuse";
  return "request";
}

/** Returns whether the browser sends Global Privacy Control, which refuses attribution, analytics and ads. */
export function hasPrivacySignal(): boolean {
  return navigator.globalPrivacyControl === true;
}

/**
 * Click ids of ads, which the provider's script forwards: gclid, gbraid and wbraid of Google, fbclid of Meta, and since
 * version 2.10 ttclid of TikTok, twclid of X and sccid of Snapchat, whose ads write ScCid. No version forwards msclkid of
 * Microsoft and li_fat_id of LinkedIn, so these do not replace the link of an earlier ad.
 */
export const clickIds = ["gclid", "gbraid", "wbraid", "fbclid", "ttclid", "twclid", "ScCid", "sccid"];

/** The query parameters that attribute a visit to an ad. */
export const adParameters = ["utm_source", "utm_campaign", "utm_ad", "utm_adset", "utm_channel", ...clickIds];

/** Returns whether a query ("?a=b") comes from an ad. */
export function isAdQuery(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return adParameters.some((name) => parameters.get(name));
}

/*
 * What the visit's later pages need, in sessionStorage. If storage is denied (iOS "Block All Cookies"), each page is a new
 * visit.
 */
const linkKey = "smart-link";
const queryKey = "landing-query";

/** Remembers the query of an ad's click, and forgets the link of the click before. Ignores other queries. */
export function rememberClick(query: string): void {
  if (!isAdQuery(query)) return;
  write(queryKey, query);
  write(linkKey, "");
}

/** Returns the query of the visit's newest click, which may have led to an earlier page. `query` is the loaded page's. */
export function clickQuery(query: string): string {
  return isAdQuery(query) ? query : read(queryKey);
}

/** Remembers the address of the visit's link. */
export function rememberLink(href: string): void {
  write(linkKey, href);
}

/** Returns the link that an earlier page has stored, or "". */
export function storedLink(): string {
  return read(linkKey);
}

function read(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // Denied or full.
  }
}

/** Returns the base of smart links: the owner's OneLink template, or the store link. */
export function smartLinkBase({ link, oneLinkTemplate }: Pick<Store, "link" | "oneLinkTemplate">): string {
  return oneLinkTemplate ?? link;
}

/** In characters. Links with real click ids have some hundred. */
const longestLink = 32_000;

/** Returns a tagged link if `href` starts with the origin and the path of `base`, which is https. Otherwise a plain one. */
export function toSmartLink(href: unknown, base: string): SmartLink {
  return typeof href === "string" && href.length <= longestLink && startsWithBase(href, base)
    ? { status: "tagged", href }
    : { status: "plain", reason: "no-link" };
}

function startsWithBase(href: string, base: string): boolean {
  try {
    const [{ origin, pathname }, expected] = [new URL(href), new URL(base)];
    const path = expected.pathname.replace(/\/$/, "");
    return origin === expected.origin && (pathname === path || pathname.startsWith(`${path}/`));
  } catch {
    return false;
  }
}

import { readParameters } from "./read-parameters";

/*
 * The visit: the ad that led to it, and its download link. Kept in localStorage for later pages. If storage is denied (iOS "Block
 * All Cookies"), each page is a new visit. Part of the early script too, so it is small.
 */

/**
 * Click ids of ads: of Google, Meta, TikTok, X and Snapchat. The provider does not know those of Microsoft (msclkid) and
 * LinkedIn (li_fat_id), so these do not replace an earlier ad.
 */
export const clickIds = ["gclid", "gbraid", "wbraid", "fbclid", "ttclid", "twclid", "ScCid"] as const;

/** The parameters of an address that attribute a visit to an ad. */
export const adParameters = ["utm_source", "utm_campaign", "utm_ad", "utm_adset", "utm_channel", ...clickIds] as const;

export interface Visit {
  /** The parameters of the ad, as a query. Empty without an ad. */
  ad: string;
  /** When the visit began, as in Date.now(). */
  at: number;
  /** The visit's download link, once it is known. */
  link?: string;
}

/** In ms. The provider's script also counts a click for two hours. */
const duration = 2 * 60 * 60 * 1000;

const key = "visit";

/** Returns the parameters of an ad in an address, as a query. Empty without an ad. */
export function adIn(address: string): string {
  return new URLSearchParams(readParameters(address, adParameters)).toString();
}

/** Returns the visit to which a page belongs. An address with parameters of an ad begins a new one. */
export function visitOf(address: string): Visit {
  const ad = adIn(address);
  const earlier = storedVisit();
  if (earlier && (ad === "" || ad === earlier.ad)) return earlier;
  return { ad, at: Date.now() };
}

/** Keeps a visit for later pages, unless another tab has begun a newer one from another ad. */
export function rememberVisit(visit: Visit): void {
  const stored = storedVisit();
  if (stored && stored.at > visit.at && stored.ad !== visit.ad) return;
  try {
    window.localStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // Denied or full.
  }
}

/** Removes the visit from storage, and what the provider's script has stored. Returns the visit. */
export function takeVisit(): Visit | undefined {
  const visit = storedVisit();
  remove(key, ...providerKeys);
  return visit;
}

/* The copies that the provider's script stores of the whole query, and of the address from which the visitor came. */
const providerKeys = ["ss_incoming_params", "ss_webReferrer"];

/** Removes the copies of the provider's script, which throws when it cannot read them. */
export function forgetProviderCopies(): void {
  remove(...providerKeys);
}

function storedVisit(): Visit | undefined {
  try {
    const { ad, at, link } = JSON.parse(window.localStorage.getItem(key) ?? "");
    const age = Date.now() - at;
    return age >= 0 && age < duration ? { ad: adIn(`?${ad}`), at, link } : undefined;
  } catch {
    // Denied, empty or not ours.
  }
  return undefined;
}

function remove(...keys: string[]): void {
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Denied.
  }
}

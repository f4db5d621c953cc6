import { store } from "@/content/store";
import { whenReady } from "@/lib/enhancement/document-state";
import { inTime } from "@/lib/enhancement/in-time";
import { activation, attributionConsent, hasPrivacySignal } from "@/lib/third-parties/consent";
import { readParameters } from "./read-parameters";
import { adParameters, clickIds, rememberVisit, visitOf } from "./visit";

/* The visit's download link, once for the document, because many components have download links. */

export type SmartLink =
  /** The provider has been asked. */
  | { status: "pending" }
  /** The visitor has not consented yet. */
  | { status: "held" }
  | { status: "tagged"; href: string }
  /** Because of a privacy signal, a failed load, or no usable link. */
  | { status: "plain"; reason: "refused" | "load-failed" | "no-link" };

declare global {
  interface Window {
    /** A copy of this visit's download link. Documented in docs/deploying.md. */
    smartLink?: SmartLink;
  }
}

/** Determines the visit's download link and publishes it. */
export async function attributeVisit(): Promise<void> {
  // Another script may change the address later.
  const { href } = window.location;
  if (hasPrivacySignal()) return publish({ status: "plain", reason: "refused" });
  if (store.consent === "ask" && window.attributionAllowed !== true) {
    publish({ status: "held" });
    await new Promise((resolve) => window.addEventListener(attributionConsent, resolve, { once: true }));
  }
  publish({ status: "pending" });
  await activation();

  const visit = visitOf(href);
  const known = smartLink(visit.link, visit.ad);
  if (known) return publish({ status: "tagged", href: known });
  try {
    // Loads while the page hydrates.
    const { requestClickUrl } = await inTime(() => import("./provider"));
    await new Promise<void>(whenReady);
    const link = smartLink(await requestClickUrl(), visit.ad);
    if (!link) return publish({ status: "plain", reason: "no-link" });
    rememberVisit({ ...visit, link });
    publish({ status: "tagged", href: link });
  } catch {
    publish({ status: "plain", reason: "load-failed" });
  }
}

/**
 * Returns the download link of a visit, or undefined unless `providerLink` begins with the owner's template or store link. It
 * has only the parameters below: an address can make the provider's script append others, which could redirect visitors.
 *
 * @param providerLink What the provider's script has returned, or what an earlier page has stored.
 * @param ad The parameters of the visit's ad, as a query.
 */
export function smartLink(providerLink: unknown, ad: string, site = store): string | undefined {
  const base = site.oneLinkTemplate ?? site.link;
  if (!beginsWith(providerLink, base)) return undefined;

  const values = readParameters(`?${ad}`, adParameters);
  const parameters: [string, string | null | undefined][] = [
    ["af_js_web", "true"],
    ["af_ss_ver", new URL(providerLink).searchParams.get("af_ss_ver")],
    ["pid", values.utm_source ?? site.defaultSource],
    ["c", values.utm_campaign],
    ["af_channel", values.utm_channel],
    ["af_ad", values.utm_ad],
    ["af_adset", values.utm_adset],
    ["af_sub1", values.gclid],
    ["af_sub2", values.fbclid],
    ["af_ss_ui", "true"],
    ...clickIds.map((id): [string, string | undefined] => [id, values[id]]),
  ];
  const query = new URLSearchParams();
  for (const [name, value] of parameters) if (value) query.append(name, value);
  // The provider encodes spaces in this way.
  return `${base}?${query.toString().replace(/\+/g, "%20")}`;
}

/** Returns whether an address has the origin and the path of `base`, which is https, or a path below it. */
function beginsWith(address: unknown, base: string): address is string {
  if (typeof address !== "string") return false;
  try {
    const [{ origin, pathname }, expected] = [new URL(address), new URL(base)];
    const path = expected.pathname.replace(/\/$/, "");
    return origin === expected.origin && (pathname === path || pathname.startsWith(`${path}/`));
  } catch {
    return false;
  }
}

let current: SmartLink | undefined;
const listeners = new Set<() => void>();

/** Publishes the link to the components that use it, and a copy to the owner's scripts. */
function publish(link: SmartLink): void {
  current = link;
  for (const onChange of listeners) onChange();
  // Does nothing if another script has made the property read-only.
  Reflect.set(window, "smartLink", { ...link });
}

/** Returns the address of the visit's link, or undefined while it is not tagged. */
export function taggedHref(): string | undefined {
  return current?.status === "tagged" ? current.href : undefined;
}

/** Calls `onChange` after each change of the link. Returns a function that unsubscribes. */
export function subscribeToSmartLink(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

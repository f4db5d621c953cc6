import type { Store } from "@/content/schema";

/* The attribution provider's script (AppsFlyer OneLink Smart Script 2.9), and the link that it returns. */

export interface SmartScript {
  generateOneLinkURL(args: ReturnType<typeof smartScriptArguments>): { clickURL: string } | null | undefined;
}

/** The visit's download link. Plain because of a privacy signal, a failed load, or no usable link. */
export type SmartLink =
  | { status: "pending" }
  | { status: "held" }
  | { status: "tagged"; href: string }
  | { status: "plain"; reason: "refused" | "load-failed" | "no-link" };

declare global {
  interface Window {
    /** Set by the provider's script. Undefined when the script is blocked or fails. */
    AF_SMART_SCRIPT?: SmartScript;
    /** This visit's download link. Documented in docs/deploying.md. */
    smartLink?: SmartLink;
  }
}

/* The query parameters of the specification, section 7, by the provider's names. */
const mediaSource = { keys: ["utm_source"] };
const otherParameters = {
  campaign: { keys: ["utm_campaign"] },
  ad: { keys: ["utm_ad"] },
  adSet: { keys: ["utm_adset"] },
  channel: { keys: ["utm_channel"] },
  afSub2: { keys: ["fbclid"] },
};

/** The query parameters that attribute a visit. The provider's script reads gclid without configuration. */
export const attributionKeys = [mediaSource, ...Object.values(otherParameters), { keys: ["gclid"] }].flatMap(
  ({ keys }) => keys,
);

/** Returns whether a query ("?a=b") has attribution parameters, which start a new visit. */
export function isAttributed(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return attributionKeys.some((key) => parameters.has(key));
}

/** Returns the base of smart links: the owner's OneLink template, or the store link. */
export function smartLinkBase({ link, oneLinkTemplate }: Pick<Store, "link" | "oneLinkTemplate">) {
  return oneLinkTemplate ?? link;
}

/** Returns the arguments for the provider's script (specification, section 7). */
export function smartScriptArguments(store: Pick<Store, "link" | "oneLinkTemplate" | "defaultSource">) {
  return {
    oneLinkURL: smartLinkBase(store),
    afParameters: {
      mediaSource: { ...mediaSource, defaultValue: store.defaultSource },
      ...otherParameters,
      googleClickIdKey: "af_sub1",
      afCustom: [{ paramKey: "af_ss_ui", keys: [], defaultValue: "true" }],
    },
  };
}

/** Converts the script's result to the visit's link: tagged if it starts with `base`, otherwise plain. */
export function toSmartLink(result: ReturnType<SmartScript["generateOneLinkURL"]>, base: string): SmartLink {
  const href = result?.clickURL;
  return typeof href === "string" && startsWithBase(base, href)
    ? { status: "tagged", href }
    : { status: "plain", reason: "no-link" };
}

/** Returns whether a URL starts with the origin and the path of `base`, which is https. */
function startsWithBase(base: string, href: string) {
  try {
    const [{ origin, pathname }, expected] = [new URL(href), new URL(base)];
    const path = expected.pathname.replace(/\/$/, "");
    return origin === expected.origin && (pathname === path || pathname.startsWith(`${path}/`));
  } catch {
    return false;
  }
}

import type { Store } from "@/content/schema";
import type { SmartLink, SmartScript, SmartScriptArguments } from "./contract";

const keys = {
  mediaSource: "utm_source",
  campaign: "utm_campaign",
  ad: "utm_ad",
  adSet: "utm_adset",
  channel: "utm_channel",
  afSub2: "fbclid",
} as const;

/** The parameters of an address that tell where a visit came from (gclid is the script's own affair). */
export const attributedBy: string[] = [...Object.values(keys), "gclid"];

/** Returns what smart links are made from: the owner's template where there is one, else the store link. */
export function smartLinkBase({ link, oneLinkTemplate }: Pick<Store, "link" | "oneLinkTemplate">) {
  return oneLinkTemplate ?? link;
}

/** Returns what the provider's script is asked for: the parameters of the specification, section 7. */
export function smartScriptArguments(
  store: Pick<Store, "link" | "oneLinkTemplate" | "defaultSource">,
): SmartScriptArguments {
  return {
    oneLinkURL: smartLinkBase(store),
    afParameters: {
      mediaSource: { keys: [keys.mediaSource], defaultValue: store.defaultSource },
      campaign: { keys: [keys.campaign] },
      ad: { keys: [keys.ad] },
      adSet: { keys: [keys.adSet] },
      channel: { keys: [keys.channel] },
      afSub2: { keys: [keys.afSub2] },
      googleClickIdKey: "af_sub1",
      afCustom: [{ paramKey: "af_ss_ui", keys: [], defaultValue: "true" }],
    },
  };
}

/** Returns whether an address's query ("?a=b") says where the visitor came from, and so starts a new visit. */
export function isAttributed(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return attributedBy.some((key) => parameters.has(key));
}

/** Returns the script's answer as the visit's link: tagged when it was made from `base`, plain otherwise. */
export function toSmartLink(
  answer: ReturnType<SmartScript["generateOneLinkURL"]>,
  base: string,
): SmartLink {
  const href = answer?.clickURL;
  return typeof href === "string" && isMadeFrom(base, href)
    ? { status: "tagged", href }
    : { status: "plain", reason: "no-link" };
}

/** Returns whether an address begins with the origin and the path of `base`, which is https. */
function isMadeFrom(base: string, href: string) {
  try {
    const [{ origin, pathname }, wanted] = [new URL(href), new URL(base)];
    const path = wanted.pathname.replace(/\/$/, "");
    return origin === wanted.origin && (pathname === path || pathname.startsWith(`${path}/`));
  } catch {
    return false;
  }
}

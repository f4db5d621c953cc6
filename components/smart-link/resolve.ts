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
const attributed = [...Object.values(keys), "gclid"];

/** What the provider's script is asked for: the parameters of the specification, section 7. */
export function smartScriptArguments({
  link,
  oneLinkTemplate,
  defaultSource,
}: Pick<Store, "link" | "oneLinkTemplate" | "defaultSource">): SmartScriptArguments {
  return {
    oneLinkURL: oneLinkTemplate ?? link,
    afParameters: {
      mediaSource: { keys: [keys.mediaSource], defaultValue: defaultSource },
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

/** Whether an address's query ("?a=b") says where the visit came from. */
export function isAttributed(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return attributed.some((key) => parameters.has(key));
}

/** The script's answer as the visit's link: tagged when it is an https address, plain otherwise. */
export function toSmartLink(answer: ReturnType<SmartScript["generateOneLinkURL"]>): SmartLink {
  const href = answer?.clickURL;
  return typeof href === "string" && isHttps(href)
    ? { status: "tagged", href }
    : { status: "plain", reason: "no-link" };
}

function isHttps(href: string) {
  try {
    return new URL(href).protocol === "https:";
  } catch {
    return false;
  }
}

import type { Store } from "@/content/schema";
import type { SmartLink, SmartScript, SmartScriptArguments } from "./contract";

/** What the provider's script is asked for: the parameters of the specification, section 7. */
export function smartScriptArguments({
  link,
  oneLinkTemplate,
  defaultSource,
}: Pick<Store, "link" | "oneLinkTemplate" | "defaultSource">): SmartScriptArguments {
  return {
    oneLinkURL: oneLinkTemplate ?? link,
    afParameters: {
      mediaSource: { keys: ["utm_source"], defaultValue: defaultSource },
      campaign: { keys: ["utm_campaign"] },
      ad: { keys: ["utm_ad"] },
      adSet: { keys: ["utm_adset"] },
      channel: { keys: ["utm_channel"] },
      afSub2: { keys: ["fbclid"] },
      googleClickIdKey: "af_sub1",
      afCustom: [{ paramKey: "af_ss_ui", keys: [], defaultValue: "true" }],
    },
  };
}

/** The tagged link, or plain when the script is absent, throws, or gives no https link. */
export function resolveSmartLink(
  script: SmartScript | undefined,
  args: SmartScriptArguments,
): SmartLink {
  try {
    const href = script?.generateOneLinkURL(args)?.clickURL;
    if (href && new URL(href).protocol === "https:") return { status: "tagged", href };
  } catch {
    // The provider's failure must not become the visitor's: the plain link works.
  }
  return { status: "plain", reason: "no-link" };
}

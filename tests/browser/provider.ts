import type { Route } from "playwright/test";
import type { SmartScriptOptions } from "../../lib/attribution/provider";

declare global {
  interface Window {
    /** The number of links that `smartScript` has returned. */
    linkCount?: number;
  }
}

export const serveScript = (body: string) => (route: Route) => route.fulfill({ contentType: "text/javascript", body });

/** Serves a provider's script that returns the value of an expression. */
export const serveResult = (expression: string) =>
  serveScript(`window.AF_SMART_SCRIPT = { generateOneLinkURL: () => (${expression}) };`);

/**
 * Does what the provider's script does (AppsFlyer OneLink Smart Script 2.9.2). When it executes, it copies the query of the
 * address into localStorage for two hours, before the copies of other pages and tabs, and keeps the referrer. It throws when
 * storage is denied, full or corrupt, and then sets no global. When it is called, it takes all values from the newest copy
 * that has one of the keys, even one without a value, and takes the click ids that it forwards from the address. It appends the
 * keyword of Google's ads as it is.
 */
export function smartScript() {
  type Copy = Record<string, string> & { af_ss_exp_at: number };
  interface Parameter {
    keys: string[];
    defaultValue?: string;
  }

  const key = "ss_incoming_params";
  const copies = (): Copy[] => JSON.parse(localStorage.getItem(key) || "[]");
  const keep = (copies: Copy[]) => localStorage.setItem(key, JSON.stringify(copies));

  keep(copies().filter(({ af_ss_exp_at }) => af_ss_exp_at > Date.now()));
  const copy = { af_ss_exp_at: Date.now() + 2 * 3_600_000 } as Copy;
  for (const [name, value] of new URLSearchParams(location.search)) copy[name] = encodeURIComponent(value);
  keep([copy, ...copies()]);
  if (!document.referrer.startsWith(location.origin))
    localStorage.setItem("ss_webReferrer", JSON.stringify(document.referrer));

  function generateOneLinkURL({ oneLinkURL, afParameters }: SmartScriptOptions) {
    window.linkCount = (window.linkCount ?? 0) + 1;
    const { mediaSource, campaign, ad, adSet, channel, afSub2, googleClickIdKey, afCustom } = afParameters;
    const parameters: Record<string, Parameter> = {
      pid: mediaSource,
      c: campaign,
      af_channel: channel,
      af_ad: ad,
      af_adset: adSet,
      af_sub2: afSub2,
    };
    for (const { paramKey, ...parameter } of afCustom) parameters[paramKey] = parameter;

    const keys = [...Object.values(parameters).flatMap(({ keys }) => keys), "gclid"];
    const newest: Partial<Copy> = copies().find((copy) => keys.some((key) => key in copy)) ?? {};
    const pairs: [string, string | undefined][] = [
      ["af_js_web", "true"],
      ["af_ss_ver", "2_9_2"],
      [googleClickIdKey, newest.gclid],
    ];
    for (const [name, { keys, defaultValue }] of Object.entries(parameters))
      pairs.push([name, keys.map((key) => newest[key]).find(Boolean) ?? defaultValue]);
    for (const id of ["gclid", "fbclid", "gbraid", "wbraid"])
      pairs.push([id, encodeURIComponent(new URLSearchParams(location.search).get(id) ?? "")]);

    const keyword = new URLSearchParams(location.search).get("keyword") ?? undefined;
    if (["gclid", "gbraid", "wbraid"].some((id) => new URLSearchParams(location.search).get(id)))
      pairs.push(["af_keywords", keyword]);

    const query = pairs.filter(([, value]) => value).map(([name, value]) => `${name}=${value}`);
    return { clickURL: `${oneLinkURL}?${query.join("&")}` };
  }
  window.AF_SMART_SCRIPT = { generateOneLinkURL };
}

/** Serves the replacement of the provider's script. */
export const serveProvider = serveScript(`(${smartScript})();`);

/** @jest-environment jsdom */
import * as node from "node:url";
import fc from "fast-check";
import { store } from "@/content/store";
import { smartLink } from "@/lib/attribution/attribution";
import { readParameters } from "@/lib/attribution/read-parameters";
import { adParameters, clickIds, forgetProviderCopies, rememberVisit, visitOf } from "@/lib/attribution/visit";
import { smartScript } from "@/tests/browser/provider";

// Faster than those of jsdom.
Object.assign(globalThis, { URL: node.URL, URLSearchParams: node.URLSearchParams });

const base = "https://one.example/AbCd";
const site = { ...store, oneLinkTemplate: base, defaultSource: "landing_page" };

const parametersOf = (link: string | undefined) => [...new URL(link ?? "").searchParams];

const organic = { af_js_web: "true", pid: "landing_page", af_ss_ui: "true" };
const odd = "a b & c=d #e %20 “f” '🍋' + ?g";
const everything = new URLSearchParams(adParameters.map((name): [string, string] => [name, odd + name]));

it.each<[string, Record<string, string>]>([
  ["", organic],
  ["utm_campaign=a", { ...organic, c: "a" }],
  ["gclid=1", { ...organic, af_sub1: "1", gclid: "1" }],
  ["fbclid=1", { ...organic, af_sub2: "1", fbclid: "1" }],
  ["af_r=https://evil.example&pid=x&keyword=y", organic],
  [
    everything.toString(),
    {
      ...organic,
      pid: `${odd}utm_source`,
      c: `${odd}utm_campaign`,
      af_ad: `${odd}utm_ad`,
      af_adset: `${odd}utm_adset`,
      af_channel: `${odd}utm_channel`,
      af_sub1: `${odd}gclid`,
      af_sub2: `${odd}fbclid`,
      ...Object.fromEntries(clickIds.map((id) => [id, odd + id])),
    },
  ],
])("of an ad with “%s” has its parameters (req 121, 122, 123, 124, 125)", (ad, expected) => {
  const parameters = parametersOf(smartLink(base, ad, site));
  expect(Object.fromEntries(parameters)).toEqual(expected);
  expect(parameters).toHaveLength(Object.keys(expected).length);
});

it.each([
  ["the store link without a template (req 120)", store.link, { ...site, oneLinkTemplate: null }, store.link],
  ["parameters that the site does not send", `${base}?af_r=https://evil.example&pid=x#f`, site, base],
  ["a longer path", `${base}/more?c=x`, site, base],
  ["user information", "https://me@one.example/AbCd", site, base],
])("replaces what the provider returns: %s", (_, providerLink, settings, expected) => {
  const query = "?af_js_web=true&pid=landing_page&af_ss_ui=true";
  expect(smartLink(providerLink, "", settings)).toBe(expected + query);
});

it("has the version of the provider's script, once", () => {
  const link = smartLink(`${base}?af_ss_ver=2_9_2&af_ss_ver=%26af_r%3Dx`, "", site);
  expect(new URL(link ?? "").searchParams.getAll("af_ss_ver")).toEqual(["2_9_2"]);
});

it.each([
  null,
  undefined,
  "",
  {},
  "http://one.example/AbCd",
  "javascript:alert(1)",
  "https://",
  "https://one.example.evil.example/AbCd",
  "https://one.example@evil.example/AbCd",
  "https://one.example/AbCdE",
  "https://one.example/AbCd/../other",
])("does not exist when the provider returns %j (req 119)", (providerLink) => {
  expect(smartLink(providerLink, "utm_source=a", site)).toBe(undefined);
});

/* Addresses as platforms, mail programs and attackers write them. */
const value = fc.oneof(
  fc.string({ unit: "binary" }).map((text) => new URLSearchParams({ text }).toString().slice(5)),
  fc.constantFrom("", "a", "%26af_r%3Dhttps%3A%2F%2Fevil.example", "x%26pid%3Dy%23f", "?utm_ad=z", "%", "🍋+%20"),
);
const name = fc.constantFrom(...adParameters, "UTM_Source", "keyword", "af_r", "af_sub1", "pid", "email", "__proto__");
const pair = fc.tuple(name, value).map(([name, value]) => `${name}=${value}`);
const separator = fc.constantFrom("&", "&amp;", "?", "#", "&&");
const query = fc.array(fc.tuple(separator, pair), { maxLength: 8 }).map((parts) => parts.flat().join(""));
const address = fc
  .tuple(fc.constantFrom("/", "/about-us"), fc.constantFrom("?", "#how-to-use", "#", ""), query)
  .map((parts) => parts.join(""));
const stored = fc.oneof(
  fc.constant(""),
  fc.string({ unit: "binary" }),
  fc.json(),
  fc
    .record({ ad: query, at: fc.constant(Date.now()), link: fc.oneof(fc.constant(`${base}?af_r=x`), fc.webUrl()) })
    .map((visit) => JSON.stringify(visit)),
);

const sent = [
  "af_js_web",
  "af_ss_ver",
  "pid",
  "c",
  "af_channel",
  "af_ad",
  "af_adset",
  "af_sub1",
  "af_sub2",
  "af_ss_ui",
];

/** Checks that a link has nothing but what the site sends, once and encoded. */
function expectClean(link: string) {
  const { origin, pathname, hash, searchParams } = new URL(link);
  expect([origin + pathname, hash]).toEqual([base, ""]);
  const names = [...searchParams.keys()];
  expect(new Set(names).size).toBe(names.length);
  expect([...sent, ...clickIds]).toEqual(expect.arrayContaining(names));
  expect(link.slice(base.length)).toMatch(/^\?[\w.*%&=-]+$/);
}

it("no address and no stored value changes where a link leads, early and late", () => {
  fc.assert(
    fc.property(address, stored, (address, stored) => {
      window.localStorage.setItem("visit", stored);
      window.history.replaceState(null, "", address);
      const early = visitOf(window.location.href);
      const storedLink = smartLink(early.link, early.ad, site);
      if (storedLink) expectClean(storedLink);
      rememberVisit(early);

      forgetProviderCopies();
      smartScript();
      const link = smartLink(window.AF_SMART_SCRIPT?.generateOneLinkURL(options)?.clickURL, early.ad, site) ?? "";
      expectClean(link);
      // As the browser writes it: jsdom decodes some other letters differently.
      const { utm_source, ...others } = readParameters(window.location.href, adParameters);
      if (utm_source || Object.keys(others).length > 0)
        expect(new URL(link).searchParams.get("pid")).toBe(utm_source ?? "landing_page");

      rememberVisit({ ...early, link });
      for (const page of [window.location.href, "https://ingrid.example/about-us"]) {
        const late = visitOf(page);
        expect(smartLink(late.link, late.ad, site)).toBe(link);
      }
    }),
    { numRuns: 1000 },
  );
});

const parameter = (key: string) => ({ keys: [key], defaultValue: "" });
const options = {
  oneLinkURL: base,
  afParameters: {
    mediaSource: { keys: ["utm_source"], defaultValue: "landing_page" },
    campaign: parameter("utm_campaign"),
    ad: parameter("utm_ad"),
    adSet: parameter("utm_adset"),
    channel: parameter("utm_channel"),
    afSub2: parameter("fbclid"),
    googleClickIdKey: "af_sub1",
    afCustom: [{ paramKey: "af_ss_ui", keys: [], defaultValue: "true" }],
  },
};

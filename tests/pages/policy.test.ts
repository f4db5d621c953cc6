import { createHash } from "node:crypto";
import { load } from "cheerio";
import { scripts } from "@/content/scripts";
import { store } from "@/content/store";
import { thirdPartyHosts } from "@/lib/third-parties/third-party-hosts";
import { addPolicy } from "@/scripts/build/csp";
import { htmlFiles, parse, read } from "./exported";

const namedIn = (policy: string) => [...new Set(policy.match(/https?:[^\s;]+/g))].sort();
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each(htmlFiles)("%s allows its scripts and the third parties in the content", (page) => {
  const $ = parse(page);
  const policies = $("meta[http-equiv='Content-Security-Policy']");
  expect(policies).toHaveLength(1);
  // It precedes all that it governs. A meta element and the canonical link load nothing.
  expect(policies.prevAll().not("meta, title, link[rel='canonical']").toArray()).toEqual([]);
  const policy = policies.attr("content") ?? "";
  const inline = $("script:not([src], [type='application/ld+json'])").toArray();
  const [scripts = ""] = /script-src [^;]*/.exec(policy) ?? [];
  const allowed = new Set(scripts.match(/'sha256-[^']+'/g));
  expect(allowed).toEqual(new Set(inline.map((script) => sha256($(script).text()))));
  // Blocks injected content from running and from sending requests.
  expect(policy.replace(/ ('sha256-[^']+'|https:[^ ;]+)/g, "").split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(policy.includes("frame-src") ? ["frame-src"] : []),
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  const hosts = Object.values(thirdPartyHosts()).flat();
  expect(namedIn(policy)).toEqual([...new Set(hosts)].sort());
});

const consentHost = "https://consent.example.com";
const tool = {
  scripts: [{ src: "/consent.js" }, { src: `${consentHost}/tool.js` }],
  styles: [`${consentHost}/tool.css`],
  hosts: { frame: ["https://frames.example.com"] },
};
const stats = "https://stats.example.com";
const counter = {
  name: "The abacus",
  purpose: "counts visits",
  src: `${stats}/script.js`,
  hosts: { connect: ["https://api.example.com"] },
};
const pixel = {
  name: "The billboard",
  purpose: "measures our ads",
  src: "https://tags.example.com/tag.js?id=T-1",
  hosts: { script: ["https://tags.example.com"], image: ["https://*.billboard.example"] },
};
const consentUrls = [...tool.styles, `${consentHost}/tool.js`, "https://frames.example.com"];
const counterUrls = ["https://api.example.com", stats, `${stats}/script.js`];
const pixelUrls = ["https://*.billboard.example", "https://tags.example.com", "https://tags.example.com/tag.js"];

/** Returns the policy of a page without inline scripts and styles, for settings of an owner. */
function policyFor(
  attribution: typeof store.attribution,
  consent: typeof store.consent,
  analytics: typeof scripts.analytics,
): string {
  jest.replaceProperty(store, "attribution", attribution);
  jest.replaceProperty(store, "consent", consent);
  jest.replaceProperty(scripts, "analytics", analytics);
  jest.replaceProperty(scripts, "consent", tool);
  const $ = load('<html><head><meta charset="utf-8"><style></style></head></html>');
  addPolicy($);
  jest.restoreAllMocks();
  return $("meta[http-equiv]").attr("content") ?? "";
}

test.each([
  ["the provider if visits are attributed", "on", "not-needed", [], [store.smartScript]],
  ["no third party if they are not", "off", "not-needed", [], []],
  ["the owner's analytics and their hosts", "off", "not-needed", [counter], counterUrls],
  ["each of several pixels", "off", "not-needed", [counter, pixel], [...counterUrls, ...pixelUrls].sort()],
  ["the consent tool if visitors must consent", "on", "ask", [], [...consentUrls, store.smartScript]],
  [
    "the consent tool and analytics without attribution",
    "off",
    "ask",
    [counter],
    [...consentUrls, ...counterUrls].sort(),
  ],
] as const)("the policy allows %s", (_, attribution, consent, analytics, named) => {
  expect(namedIn(policyFor(attribution, consent, [...analytics]))).toEqual(named);
});

test("the policy allows each host for the declared requests only, and has no query, which browsers report", () => {
  const policy = policyFor("off", "not-needed", [pixel]);
  expect(policy).toContain("script-src 'self' https://tags.example.com/tag.js https://tags.example.com;");
  expect(policy).toContain("img-src 'self' data: https://*.billboard.example;");
  expect(policy).toContain("connect-src 'self' https://tags.example.com;");
  expect(policy).toContain("font-src 'self';");
  expect(policy).not.toContain("frame-src");
  expect(policy).not.toContain("?");
});

test.each(["next", "react", "@radix-ui/react-tooltip", "sonner", "SIL OPEN FONT LICENSE"])(
  "third-party-notices.txt has the license of %s",
  (name) => expect(read("third-party-notices.txt")).toMatch(RegExp(`^${name}\\b(?!-)`, "m")),
);

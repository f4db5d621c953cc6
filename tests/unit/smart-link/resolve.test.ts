import fc from "fast-check";
import type { SmartScript } from "@/components/smart-link/contract";
import { isAttributed, smartScriptArguments, toSmartLink } from "@/components/smart-link/resolve";

type Answer = ReturnType<SmartScript["generateOneLinkURL"]>;

const link = "https://store.example/app";
const shop = { link, oneLinkTemplate: null, defaultSource: "front_page" };
const plain = { status: "plain", reason: "no-link" };

describe("what the provider is asked for", () => {
  it("is every parameter of the specification, under the provider's names", () => {
    expect(smartScriptArguments(shop)).toEqual({
      oneLinkURL: link,
      afParameters: {
        mediaSource: { keys: ["utm_source"], defaultValue: "front_page" },
        campaign: { keys: ["utm_campaign"] },
        ad: { keys: ["utm_ad"] },
        adSet: { keys: ["utm_adset"] },
        channel: { keys: ["utm_channel"] },
        afSub2: { keys: ["fbclid"] },
        googleClickIdKey: "af_sub1",
        afCustom: [{ paramKey: "af_ss_ui", keys: [], defaultValue: "true" }],
      },
    });
  });

  it("is made from the OneLink template where there is one", () => {
    const template = "https://one.example/AbCd";
    expect(smartScriptArguments({ ...shop, oneLinkTemplate: template }).oneLinkURL).toBe(template);
  });
});

describe("the provider's answer", () => {
  it("becomes the link, letter by letter, when it is made from the address that was asked with", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const clickURL = `${link}?${query}`;
        expect(toSmartLink({ clickURL }, link)).toEqual({ status: "tagged", href: clickURL });
      }),
    );
  });

  it("keeps any value that a campaign may carry, once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 2000 }), (value) => {
        const tagged = toSmartLink(
          { clickURL: `${link}?${new URLSearchParams({ c: value })}` },
          link,
        );
        const href = tagged.status === "tagged" ? tagged.href : "";
        expect(new URL(href).searchParams.getAll("c")).toEqual([value]);
      }),
    );
  });

  it("leaves the plain link whatever else it is", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.anything(), fc.webUrl({ validSchemes: ["https"] })),
        (clickURL) => {
          expect(toSmartLink({ clickURL } as Answer, link)).toEqual(plain);
        },
      ),
    );
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["undefined", undefined],
    ["an object without a link", {}],
    ["an empty link", { clickURL: "" }],
    ["an http link", { clickURL: "http://one.example/AbCd" }],
    ["a script link", { clickURL: "javascript:alert(1)" }],
    ["a malformed link", { clickURL: "https://" }],
    ["another host", { clickURL: "https://evil.example/app?pid=ad" }],
    ["a host that begins alike", { clickURL: "https://store.example.evil.example/app" }],
    ["the host as a user's name", { clickURL: "https://store.example@evil.example/app" }],
    ["another path", { clickURL: "https://store.example/other" }],
    ["a path that begins alike", { clickURL: "https://store.example/apple" }],
    ["a path that leads elsewhere", { clickURL: "https://store.example/app/../other" }],
  ])("leaves the plain link when it is %s", (_, answer) => {
    expect(toSmartLink(answer as Answer, link)).toEqual(plain);
  });
});

describe("an address's query", () => {
  it.each(["utm_source", "utm_campaign", "utm_ad", "utm_adset", "utm_channel", "fbclid", "gclid"])(
    "says where the visit came from when it holds %s",
    (key) => expect(isAttributed(`?a=1&${key}=x`)).toBe(true),
  );

  it("says nothing when it holds none of them", () => {
    expect(isAttributed("")).toBe(false);
    expect(isAttributed("?utm=x&ref=utm_source")).toBe(false);
  });
});

import fc from "fast-check";
import type { SmartScript } from "@/components/smart-link/contract";
import { isAttributed, smartScriptArguments, toSmartLink } from "@/components/smart-link/resolve";

type Answer = ReturnType<SmartScript["generateOneLinkURL"]>;

const link = "https://store.example/app";
const plain = { status: "plain", reason: "no-link" };

it("the provider is asked with the OneLink template where there is one", () => {
  const asked = (oneLinkTemplate: string | null) =>
    smartScriptArguments({ link, oneLinkTemplate, defaultSource: "page" }).oneLinkURL;
  expect(asked(null)).toBe(link);
  expect(asked("https://one.example/AbCd")).toBe("https://one.example/AbCd");
});

describe("the provider's answer", () => {
  it("becomes the link, letter by letter, when it is made from the address that was asked with", () => {
    const campaign = fc.string({ unit: "grapheme", maxLength: 2000 });
    const query = campaign.map((value) => `${new URLSearchParams({ c: value })}`);
    fc.assert(
      fc.property(fc.oneof(fc.webQueryParameters(), query), (query) => {
        const clickURL = `${link}?${query}`;
        expect(toSmartLink({ clickURL }, link)).toEqual({ status: "tagged", href: clickURL });
      }),
    );
  });

  it("leaves the plain link whatever else it is", () => {
    const url = fc.webUrl({ validSchemes: ["https"] });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything(), url), (clickURL) => {
        expect(toSmartLink({ clickURL } as Answer, link)).toEqual(plain);
      }),
    );
  });

  it.each([
    null,
    undefined,
    {},
    { clickURL: "" },
    { clickURL: "http://store.example/app" },
    { clickURL: "javascript:alert(1)" },
    { clickURL: "https://" },
    { clickURL: "https://store.example.evil.example/app" },
    { clickURL: "https://store.example@evil.example/app" },
    { clickURL: "https://store.example/other" },
    { clickURL: "https://store.example/apple" },
    { clickURL: "https://store.example/app/../other" },
  ])("leaves the plain link when it is %j", (answer) => {
    expect(toSmartLink(answer as Answer, link)).toEqual(plain);
  });
});

it.each([
  ...["utm_source", "utm_campaign", "utm_ad", "utm_adset", "utm_channel", "fbclid", "gclid"].map(
    (key): [string, boolean] => [`?a=1&${key}=x`, true],
  ),
  ["", false],
  ["?utm=x&ref=utm_source", false],
] as [string, boolean][])("an address that ends in “%s” starts a visit: %s", (query, isStart) => {
  expect(isAttributed(query)).toBe(isStart);
});

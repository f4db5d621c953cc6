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
  it.each(["", "?", "?c=spring", "?c=%F0%9F%8D%8B+%26&d=“a b”#e?f"])(
    "becomes the link, letter by letter, when it begins with the address that was asked with: %s",
    (query) => {
      const clickURL = link + query;
      expect(toSmartLink({ clickURL }, link)).toEqual({ status: "tagged", href: clickURL });
    },
  );

  it.each([
    null,
    undefined,
    {},
    { clickURL: 12 },
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

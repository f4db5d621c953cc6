import type { SmartScript } from "@/components/smart-link/contract";
import {
  isAttributed,
  smartScriptArguments,
  toSmartLink,
} from "@/components/smart-link/tagged-link";

type Answer = ReturnType<SmartScript["generateOneLinkURL"]>;

const link = "https://store.example/app";

it("the provider is asked with the OneLink template where there is one", () => {
  const asked = (oneLinkTemplate: string | null) =>
    smartScriptArguments({ link, oneLinkTemplate, defaultSource: "page" }).oneLinkURL;
  expect(asked(null)).toBe(link);
  expect(asked("https://one.example/AbCd")).toBe("https://one.example/AbCd");
});

const odd = "?c=%F0%9F%8D%8B+%26&d=“a b”#e?f";
it.each(["", "?", "?c=spring", odd])(
  "an answer that adds “%s” to the address is the link",
  (query) => {
    const clickURL = link + query;
    expect(toSmartLink({ clickURL }, link)).toEqual({ status: "tagged", href: clickURL });
  },
);

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
  { clickURL: "https://store.example/apple" },
  { clickURL: "https://store.example/app/../other" },
])("the answer %j leaves the plain link", (answer) => {
  expect(toSmartLink(answer as Answer, link)).toEqual({ status: "plain", reason: "no-link" });
});

it.each([
  ["?a=1&utm_source=x", true],
  ["?a=1&utm_campaign=x", true],
  ["?a=1&fbclid=x", true],
  ["?a=1&gclid=x", true],
  ["", false],
  ["?utm=x&ref=utm_source", false],
])("an address that ends in “%s” starts a visit: %s", (query, isStart) => {
  expect(isAttributed(query)).toBe(isStart);
});

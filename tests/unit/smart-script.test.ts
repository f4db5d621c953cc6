import { isAttributed, type SmartScript, smartScriptArguments, toSmartLink } from "@/lib/attribution/smart-script";

type Result = ReturnType<SmartScript["generateOneLinkURL"]>;

const link = "https://store.example/app";

it("uses the OneLink template as the base of smart links when there is one (req 120)", () => {
  const baseFor = (oneLinkTemplate: string | null) =>
    smartScriptArguments({ link, oneLinkTemplate, defaultSource: "page" }).oneLinkURL;
  expect(baseFor(null)).toBe(link);
  expect(baseFor("https://one.example/AbCd")).toBe("https://one.example/AbCd");
});

const odd = "?c=%F0%9F%8D%8B+%26&d=“a b”#e?f";
it.each(["", "?", "?c=spring", odd])("accepts a result that adds “%s” to the base", (query) => {
  const clickURL = link + query;
  expect(toSmartLink({ clickURL }, link)).toEqual({ status: "tagged", href: clickURL });
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
  { clickURL: "https://store.example/apple" },
  { clickURL: "https://store.example/app/../other" },
])("keeps the plain link for the result %j (req 119)", (result) => {
  expect(toSmartLink(result as Result, link)).toEqual({ status: "plain", reason: "no-link" });
});

it.each([
  ["?a=1&utm_source=x", true],
  ["?a=1&utm_campaign=x", true],
  ["?a=1&fbclid=x", true],
  ["?a=1&gclid=x", true],
  ["", false],
  ["?utm=x&ref=utm_source", false],
])("recognizes “%s” as the start of an attributed visit: %s", (query, isStart) => {
  expect(isAttributed(query)).toBe(isStart);
});

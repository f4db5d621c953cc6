import {
  adParameters,
  clickQuery,
  decide,
  isAdQuery,
  rememberClick,
  rememberLink,
  smartLinkBase,
  storedLink,
  toSmartLink,
} from "@/lib/attribution/decide";
import { smartScriptArguments } from "@/lib/attribution/request";

const base = "https://store.example/app";

beforeEach(() => window.sessionStorage.clear());

describe("what a page does about the visit's link", () => {
  const rememberAnyLink = () => rememberLink(`${base}?pid=stored`);

  it.each([
    ["not-needed", false, "request"],
    ["ask", false, "wait"],
    ["ask", true, "request"],
  ] as const)("with consent %s, given: %s, it is: %s", (consent, hasConsent, decision) => {
    expect(decide(consent, "", hasConsent)).toBe(decision);
  });

  it.each(["not-needed", "ask"] as const)("refuses with Global Privacy Control and consent %s", (consent) => {
    rememberAnyLink();
    Object.assign(navigator, { globalPrivacyControl: true });
    expect(decide(consent, "?utm_source=a", true)).toBe("refuse");
    delete navigator.globalPrivacyControl;
  });

  it("reuses the link of an earlier page, once consent is given", () => {
    rememberAnyLink();
    expect(decide("not-needed", "?lang=de", false)).toBe("reuse");
    expect(decide("ask", "", true)).toBe("reuse");
    expect(decide("ask", "", false)).toBe("wait");
  });

  it.each(["utm_source", "utm_campaign", "gclid", "gbraid", "wbraid", "fbclid", "ttclid", "twclid", "ScCid"])(
    "requests a new link when an ad leads to the page with %s",
    (name) => {
      rememberAnyLink();
      expect(decide("not-needed", `?${name}=1`, false)).toBe("request");
    },
  );

  it.each(["msclkid", "li_fat_id", "ref"])("reuses the link with %s, which the provider does not forward", (name) => {
    rememberAnyLink();
    expect(decide("not-needed", `?${name}=1`, false)).toBe("reuse");
  });

  it("requests a link when storage is denied", () => {
    rememberAnyLink();
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(decide("not-needed", "", false)).toBe("request");
  });
});

describe("the query of an ad", () => {
  it.each([
    ["?a=1&utm_source=x", true],
    ["?gbraid=x", true],
    ["", false],
    ["?utm=x&ref=utm_source", false],
    ["?utm_source=&gclid=", false],
  ])("is recognized in “%s”: %s", (query, isAd) => expect(isAdQuery(query)).toBe(isAd));

  it("has every parameter that the provider's script reads", () => {
    const { googleClickIdKey, afCustom, ...parameters } = smartScriptArguments(
      { link: base, oneLinkTemplate: null, defaultSource: "page" },
      "",
    ).afParameters;
    for (const { keys } of Object.values(parameters)) expect(adParameters).toEqual(expect.arrayContaining(keys));
  });

  it("is kept for the visit's later pages", () => {
    expect(clickQuery("?lang=de")).toBe("");
    rememberClick("?utm_source=a");
    rememberClick("?lang=de");
    expect(clickQuery("?lang=de")).toBe("?utm_source=a");
    expect(clickQuery("?gclid=1")).toBe("?gclid=1");
  });

  it("replaces the link of the click before", () => {
    rememberLink(base);
    rememberClick("?ref=friend");
    expect(storedLink()).toBe(base);
    rememberClick("?ttclid=1");
    expect(storedLink()).toBe("");
  });
});

it("uses the OneLink template as the base of smart links when there is one (req 120)", () => {
  expect(smartLinkBase({ link: base, oneLinkTemplate: null })).toBe(base);
  expect(smartLinkBase({ link: base, oneLinkTemplate: "https://one.example/AbCd" })).toBe("https://one.example/AbCd");
});

const odd = "?c=%F0%9F%8D%8B+%26&d=“a b”#e?f";
it.each(["", "?", "?c=spring", odd])("accepts a link that adds “%s” to the base", (query) => {
  expect(toSmartLink(base + query, base)).toEqual({ status: "tagged", href: base + query });
});

it.each([
  `${base}?c=${"x".repeat(1_000_000)}`,
  null,
  undefined,
  "",
  {},
  "http://store.example/app",
  "javascript:alert(1)",
  "https://",
  "https://store.example.evil.example/app",
  "https://store.example@evil.example/app",
  "https://store.example/apple",
  "https://store.example/app/../other",
])("keeps the plain link instead of the result %# (req 119)", (href) => {
  expect(toSmartLink(href, base)).toEqual({ status: "plain", reason: "no-link" });
});

import type { SmartScript } from "@/components/smart-link/contract";
import { resolveSmartLink, smartScriptArguments } from "@/components/smart-link/resolve";

const link = "https://store.example/app";
const shop = { link, oneLinkTemplate: null, defaultSource: "front_page" };
const args = smartScriptArguments(shop);
const plain = { status: "plain", reason: "no-link" };
const giving = (result: unknown): SmartScript => ({
  generateOneLinkURL: () => result as ReturnType<SmartScript["generateOneLinkURL"]>,
});

describe("what the provider is asked for", () => {
  it("is every parameter of the specification, under the provider's names", () => {
    expect(args).toEqual({
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
  it("becomes the link when it is an https address", () => {
    const clickURL = "https://one.example/AbCd?af_js_web=true&pid=front_page";
    expect(resolveSmartLink(giving({ clickURL }), args)).toEqual({
      status: "tagged",
      href: clickURL,
    });
  });

  it("is asked for once, with those arguments", () => {
    const script = { generateOneLinkURL: jest.fn(() => ({ clickURL: link })) };
    resolveSmartLink(script, args);
    expect(script.generateOneLinkURL.mock.calls).toEqual([[args]]);
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["undefined", undefined],
    ["an object without a link", {}],
    ["an empty link", { clickURL: "" }],
    ["a null link", { clickURL: null }],
    ["an http link", { clickURL: "http://one.example/AbCd" }],
    ["a script link", { clickURL: "javascript:alert(1)" }],
    ["a malformed link", { clickURL: "one.example/AbCd" }],
    ["a link that is no string", { clickURL: 7 }],
  ])("leaves the plain link when it is %s", (_, result) => {
    expect(resolveSmartLink(giving(result), args)).toEqual(plain);
  });

  it("leaves the plain link when the script throws", () => {
    const script: SmartScript = {
      generateOneLinkURL() {
        throw new DOMException("denied", "SecurityError");
      },
    };
    expect(resolveSmartLink(script, args)).toEqual(plain);
  });

  it("leaves the plain link when the script never appeared or is another one", () => {
    expect(resolveSmartLink(undefined, args)).toEqual(plain);
    expect(resolveSmartLink({} as SmartScript, args)).toEqual(plain);
  });
});

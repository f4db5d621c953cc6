import { act, render, screen } from "@testing-library/react";
import type { ScriptProps } from "next/script";
import { resolveSmartLink, smartScriptArguments } from "@/components/smart-link/resolve";
import { SmartLinkScript } from "@/components/smart-link/smart-link-script";
import { StoreLink } from "@/components/smart-link/store-link";
import { store } from "@/content/store";

const script = jest.fn((_: ScriptProps) => null);
jest.mock("next/script", () => ({
  __esModule: true,
  default: (props: ScriptProps) => script(props),
}));

const src = "https://provider.example/script.js";
const clickURL = "https://one.example/AbCd?pid=ad";
const requested = () => script.mock.lastCall?.[0];
const href = () => screen.getByRole("link").getAttribute("href");

function openPage() {
  return render(
    <>
      <StoreLink>Start</StoreLink>
      <SmartLinkScript src={src} />
    </>,
  );
}

let logged: jest.SpyInstance;
beforeEach(() => {
  script.mockClear();
  logged = jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  logged.mockRestore();
  delete window.smartLink;
  delete window.AF_SMART_SCRIPT;
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

const sayPrivacy = (value: boolean) =>
  Object.defineProperty(navigator, "globalPrivacyControl", { value, configurable: true });

describe("smart link script", () => {
  it("is requested when the page is at rest, while the links are plain", () => {
    openPage();
    expect(requested()).toMatchObject({ src, strategy: "lazyOnload" });
    expect(window.smartLink).toEqual({ status: "pending" });
    expect(href()).toBe(store.link);
  });

  it("is not requested against the visitor's Global Privacy Control", () => {
    sayPrivacy(true);
    openPage();
    expect(script).not.toHaveBeenCalled();
    expect(window.smartLink).toEqual({ status: "plain", reason: "refused" });
    expect(href()).toBe(store.link);
  });

  it("is requested where that signal is off", () => {
    sayPrivacy(false);
    openPage();
    expect(requested()).toMatchObject({ src });
  });

  it("tags the links and publishes the result once it has loaded", () => {
    const generateOneLinkURL = jest.fn(() => ({ clickURL }));
    openPage();
    window.AF_SMART_SCRIPT = { generateOneLinkURL };
    act(() => requested()?.onLoad?.({}));
    expect(generateOneLinkURL.mock.calls).toEqual([[smartScriptArguments(store)]]);
    expect(window.smartLink).toEqual(
      resolveSmartLink(window.AF_SMART_SCRIPT, smartScriptArguments(store)),
    );
    expect(href()).toBe(clickURL);
  });

  it("leaves the links plain when it loads and does nothing", () => {
    openPage();
    act(() => requested()?.onLoad?.({}));
    expect(window.smartLink).toEqual({ status: "plain", reason: "no-link" });
    expect(href()).toBe(store.link);
  });

  it("logs a failure to load, in those words, and leaves the links plain", () => {
    openPage();
    act(() => requested()?.onError?.(new Event("error")));
    expect(logged.mock.calls).toEqual([["Failed to load AppsFlyer Smart Script"]]);
    expect(window.smartLink).toEqual({ status: "plain", reason: "load-failed" });
    expect(href()).toBe(store.link);
  });

  it("is asked once a visit: a later page finds the result", () => {
    window.smartLink = { status: "tagged", href: clickURL };
    openPage();
    expect(script).not.toHaveBeenCalled();
    expect(href()).toBe(clickURL);
  });
});

import { act, render, screen } from "@testing-library/react";
import type { ScriptProps } from "next/script";
import { smartScriptArguments } from "@/components/smart-link/resolve";
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
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens a page and lets it paint. */
async function openPage() {
  render(
    <>
      <StoreLink>Start</StoreLink>
      <SmartLinkScript src={src} />
    </>,
  );
  await pass(50);
}

/** The provider's script arrives; it answers what is given. */
async function arrive(answer: unknown) {
  const generateOneLinkURL = jest.fn(() => answer as { clickURL: string });
  window.AF_SMART_SCRIPT = { generateOneLinkURL };
  act(() => requested()?.onLoad?.({}));
  await pass(10);
  return generateOneLinkURL;
}

async function fail() {
  act(() => requested()?.onError?.(new Event("error")));
  await pass(0);
}

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  script.mockClear();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  logged = jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  logged.mockRestore();
  delete window.smartLink;
  delete window.AF_SMART_SCRIPT;
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

describe("smart link script", () => {
  it("is requested after the first paint, while the links are plain", async () => {
    render(<SmartLinkScript src={src} />);
    expect(script).not.toHaveBeenCalled();
    await pass(50);
    expect(requested()).toMatchObject({ src });
    expect(window.smartLink).toEqual({ status: "pending" });
  });

  it("is not requested against the visitor's Global Privacy Control", async () => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
    await openPage();
    expect(script).not.toHaveBeenCalled();
    expect(window.smartLink).toEqual({ status: "plain", reason: "refused" });
    expect(href()).toBe(store.link);
  });

  it("is asked once, with the specification's parameters, and its link is carried by all", async () => {
    await openPage();
    const asked = await arrive({ clickURL });
    expect(asked.mock.calls).toEqual([[smartScriptArguments(store)]]);
    expect(window.smartLink).toEqual({ status: "tagged", href: clickURL });
    expect(href()).toBe(clickURL);
  });

  it("is tried again 1, 2 and 4 s after failing, which is logged once", async () => {
    await openPage();
    for (const wait of [1000, 2000, 4000]) {
      const before = requested()?.src;
      await fail();
      await pass(wait - 10);
      expect(requested()?.src).toBe(before);
      await pass(20);
      expect(requested()?.src).not.toBe(before);
      expect(String(requested()?.src).split("#")[0]).toBe(src);
    }
    await fail();
    await pass(60_000);
    expect(window.smartLink).toEqual({ status: "plain", reason: "load-failed" });
    expect(logged.mock.calls).toEqual([["Failed to load AppsFlyer Smart Script"]]);
    expect(href()).toBe(store.link);
  });

  it("tags the links when it loads at a later try", async () => {
    await openPage();
    await fail();
    await pass(1010);
    await arrive({ clickURL });
    expect(href()).toBe(clickURL);
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["an http link", { clickURL: "http://one.example" }],
  ])("leaves the links plain when it answers %s", async (_, answer) => {
    await openPage();
    await arrive(answer);
    expect(window.smartLink).toEqual({ status: "plain", reason: "no-link" });
    expect(href()).toBe(store.link);
  });

  it("leaves the links plain when it answers undefined, the library's own error", async () => {
    await openPage();
    await arrive(undefined);
    expect(window.smartLink).toEqual({ status: "plain", reason: "no-link" });
  });

  it("is not asked by a later page of the visit, which has the same link", async () => {
    await openPage();
    await arrive({ clickURL });
    delete window.smartLink;
    script.mockClear();
    document.body.replaceChildren();
    await openPage();
    expect(script).not.toHaveBeenCalled();
    expect(href()).toBe(clickURL);
  });

  it("is asked anew when a later page brings another campaign", async () => {
    window.sessionStorage.setItem("smart-link", clickURL);
    window.history.replaceState(null, "", "/?utm_source=other");
    await openPage();
    expect(requested()).toMatchObject({ src });
  });

  it("finds the landing query on a later page that was reached before it came", async () => {
    window.history.replaceState(null, "", "/?utm_source=ad&utm_campaign=a%20b");
    await openPage();
    delete window.smartLink;
    document.body.replaceChildren();
    window.history.replaceState(null, "", "/about-us#main");
    await openPage();
    expect(window.location.href).toMatch(/\/about-us\?utm_source=ad&utm_campaign=a%20b#main$/);
  });

  it("ignores what somebody else put in the visit's memory", async () => {
    window.sessionStorage.setItem("smart-link", "javascript:alert(1)");
    await openPage();
    expect(window.smartLink).toEqual({ status: "pending" });
    expect(href()).toBe(store.link);
  });
});

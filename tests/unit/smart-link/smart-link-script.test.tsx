import { QueryClient } from "@tanstack/query-core";
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
const clickURL = `${store.oneLinkTemplate ?? store.link}?pid=ad`;
const requested = () => script.mock.lastCall?.[0];
const href = () => screen.getByRole("link").getAttribute("href");
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens a page and lets it paint. */
async function openPage(consent: "not-needed" | "ask" = "not-needed") {
  render(
    <>
      <StoreLink>Start</StoreLink>
      <SmartLinkScript src={src} consent={consent} />
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
  delete window.attributionAllowed;
  delete window.AF_SMART_SCRIPT;
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

describe("smart link script", () => {
  it("is requested, while the links are plain", async () => {
    await openPage();
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

  it("is tried again once a hidden page is looked at, however late that is", async () => {
    const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await openPage();
    await fail();
    await pass(60_000);
    expect(requested()?.src).toBe(src);
    visibility.mockRestore();
    act(() => window.dispatchEvent(new Event("visibilitychange")));
    await pass(10);
    await arrive({ clickURL });
    expect(href()).toBe(clickURL);
  });

  it("leaves no listener behind once it has answered", async () => {
    const released = jest.spyOn(QueryClient.prototype, "unmount");
    await openPage();
    expect(released).not.toHaveBeenCalled();
    await arrive({ clickURL });
    expect(released).toHaveBeenCalledTimes(1);
    released.mockRestore();
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["an http link", { clickURL: "http://one.example" }],
    ["a link to somewhere else", { clickURL: "https://evil.example/app" }],
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

  it.each(["javascript:alert(1)", "https://evil.example/app", `${store.link}.evil.example/`])(
    "ignores what somebody else put in the visit's memory: %s",
    async (link) => {
      window.sessionStorage.setItem("smart-link", link);
      await openPage();
      expect(window.smartLink).toEqual({ status: "pending" });
      expect(href()).toBe(store.link);
    },
  );

  it("takes a later page for the same visit whatever else its address says", async () => {
    window.sessionStorage.setItem("smart-link", clickURL);
    window.history.replaceState(null, "", "/about-us?lang=de");
    await openPage();
    expect(script).not.toHaveBeenCalled();
    expect(href()).toBe(clickURL);
  });

  it.each([
    ["?lang=de", "?utm_source=ad&ref=x", "?lang=de&utm_source=ad&ref=x"],
    ["?lang=de&ref=%20y", "?lang=en&utm_source=ad&ref=x", "?lang=de&ref=%20y&utm_source=ad"],
    ["?", "?utm_source=ad", "?utm_source=ad"],
  ])(
    "keeps the later page's own query %s and adds what it lacks of %s",
    async (own, landed, both) => {
      window.sessionStorage.setItem("landing-query", landed);
      window.history.replaceState(null, "", `/about-us${own}#main`);
      await openPage();
      expect(window.location.href.replace(window.location.origin, "")).toBe(
        `/about-us${both}#main`,
      );
    },
  );

  it.each([
    "\\evil.example?a=b&utm_source=ad",
    "/evil.example?a=b&utm_source=ad",
    "?utm_source=ad#/\\",
  ])(
    "is asked all the same, and nobody led astray, with %s as the landing query",
    async (landing) => {
      window.sessionStorage.setItem("landing-query", landing);
      await openPage();
      expect(window.location.host).toBe("localhost");
      expect(window.location.pathname).toBe("/");
      await arrive({ clickURL });
      expect(href()).toBe(clickURL);
    },
  );

  it("is asked at an address that begins with two slashes", async () => {
    window.sessionStorage.setItem("landing-query", "?utm_source=ad");
    window.history.replaceState(null, "", "http://localhost//evil.example");
    await openPage();
    expect(window.location.href).toBe("http://localhost//evil.example?utm_source=ad");
    await arrive({ clickURL });
    expect(href()).toBe(clickURL);
  });
});

describe("where consent is asked for", () => {
  const sayYes = () => act(() => window.dispatchEvent(new Event("attribution-consent")));

  it("nothing is requested or kept before the visitor says yes", async () => {
    window.sessionStorage.setItem("smart-link", clickURL);
    window.history.replaceState(null, "", "/?lang=de");
    await openPage("ask");
    expect(window.smartLink).toEqual({ status: "held" });
    expect(href()).toBe(store.link);
    sayYes();
    await pass(10);
    expect(href()).toBe(clickURL);
  });

  it("the links are tagged once she has", async () => {
    window.history.replaceState(null, "", "/?utm_source=ad");
    await openPage("ask");
    await pass(60_000);
    expect(script).not.toHaveBeenCalled();
    expect(window.sessionStorage).toHaveLength(0);
    sayYes();
    await pass(10);
    await arrive({ clickURL });
    expect(href()).toBe(clickURL);
  });

  it("they are tagged at once when she said so before the page was hydrated", async () => {
    window.attributionAllowed = true;
    await openPage("ask");
    await arrive({ clickURL });
    expect(href()).toBe(clickURL);
  });

  it("an element of that name is no yes", async () => {
    document.body.innerHTML = '<i id="attributionAllowed"></i>';
    await openPage("ask");
    expect(window.smartLink).toEqual({ status: "held" });
    document.body.innerHTML = "";
    sayYes();
  });

  it("her browser's Global Privacy Control outweighs it", async () => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
    await openPage("ask");
    sayYes();
    await pass(10);
    expect(script).not.toHaveBeenCalled();
    expect(window.smartLink).toEqual({ status: "plain", reason: "refused" });
  });
});

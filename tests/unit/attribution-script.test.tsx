import { QueryClient } from "@tanstack/query-core";
import { act, cleanup, configure, render } from "@testing-library/react";
import type { ScriptProps } from "next/script";
import { AttributionScript } from "@/components/store/attribution-script";
import { store } from "@/content/store";
import { consentEvent, linkKey } from "@/lib/attribution/attribution";
import { loadAfterConsent } from "@/lib/enhancement/early-script/load-after-consent";

/* tests/e2e/smart-link.test.ts covers the behavior that needs a browser. */

const scripts: ScriptProps[] = [];
jest.mock("next/script", () => (props: ScriptProps) => {
  const { useEffect } = require("react") as typeof import("react");
  useEffect(() => void scripts.push(props), [props]);
  return null;
});

const clickURL = `${store.oneLinkTemplate ?? store.link}?pid=ad`;
const attempts = () => new Set(scripts.map(({ src }) => src)).size;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function openPage(address = "/") {
  window.history.replaceState(null, "", address);
  render(<AttributionScript loadedQuery={window.location.search} />);
  await advance(10);
}
async function failToLoad() {
  scripts.at(-1)?.onError?.(new Event("error"));
  await advance(0);
}

let logged: jest.SpyInstance;
let warned: jest.SpyInstance;
beforeEach(() => {
  jest.replaceProperty(store, "consent", "not-needed");
  jest.useFakeTimers();
  window.sessionStorage.clear();
  scripts.length = 0;
  logged = jest.spyOn(console, "error").mockImplementation(() => {});
  warned = jest.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete window.smartLink;
  delete window.AF_SMART_SCRIPT;
  delete window.attributionAllowed;
  configure({ reactStrictMode: false });
});

/** Does what lib/enhancement/early-script/ does, and dispatches the consent tool's event. */
function allow() {
  window.attributionAllowed = true;
  window.dispatchEvent(new Event(consentEvent));
}

it("retries the provider's script after 1, 2 and 4 s and logs the failure once (req 128, 130, 137)", async () => {
  await openPage();
  for (const [index, wait] of [1000, 2000, 4000].entries()) {
    await failToLoad();
    await advance(wait - 10);
    expect(attempts()).toBe(index + 1);
    await advance(20);
    expect(attempts()).toBe(index + 2);
  }
  await failToLoad();
  await advance(60_000);
  expect(window.smartLink).toEqual({ status: "plain", reason: "load-failed" });
  expect(warned.mock.calls).toEqual([["Failed to load AppsFlyer Smart Script"]]);
});

it("sets the garbage collection to 5 minutes and waits at most 30 s between attempts (req 128)", async () => {
  const query = jest.spyOn(QueryClient.prototype, "query");
  await openPage();
  const { gcTime, retry, retryDelay } = query.mock.calls[0]?.[0] ?? {};
  expect([gcTime, retry]).toEqual([300_000, 3]);
  const wait = retryDelay as (failures: number) => number;
  expect([0, 1, 2, 10].map((failures) => wait(failures))).toEqual([1000, 2000, 4000, 30_000]);
});

it("resumes its retries when a hidden page becomes visible", async () => {
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await openPage();
  await failToLoad();
  await advance(60_000);
  expect(attempts()).toBe(1);
  visibility.mockRestore();
  window.dispatchEvent(new Event("visibilitychange"));
  await advance(10);
  expect(attempts()).toBe(2);
  window.AF_SMART_SCRIPT = { generateOneLinkURL: () => ({ clickURL }) };
  scripts.at(-1)?.onLoad?.(new Event("load"));
  await advance(10);
  expect(window.smartLink).toEqual({ status: "tagged", href: clickURL });
});

it("logs undefined data to the console (req 131)", async () => {
  window.AF_SMART_SCRIPT = { generateOneLinkURL: () => undefined };
  await openPage();
  await advance(60_000);
  expect(window.smartLink).toEqual({ status: "plain", reason: "no-link" });
  expect(logged.mock.calls.flat().join()).toMatch(/undefined/);
});

it("logs undefined data when the script loads and provides nothing (req 131)", async () => {
  await openPage();
  for (const wait of [1000, 2000, 4000, 8000]) {
    scripts.at(-1)?.onLoad?.(new Event("load"));
    await advance(wait + 10);
  }
  expect(window.smartLink).toEqual({ status: "plain", reason: "no-link" });
  expect(logged.mock.calls.flat().join()).toMatch(/undefined/);
});

it("requests the provider's link once in a visit", async () => {
  window.AF_SMART_SCRIPT = { generateOneLinkURL: () => ({ clickURL }) };
  await openPage("/?utm_campaign=spring");
  cleanup();
  delete window.smartLink;
  delete window.AF_SMART_SCRIPT;
  await openPage("/about-us");
  expect(window.smartLink).toEqual({ status: "tagged", href: clickURL });
  expect(attempts()).toBe(0);
});

it.each([
  ["/about-us?lang=de", "?utm_source=ad&ref=x", "/about-us?lang=de&utm_source=ad&ref=x"],
  ["/a?lang=de&r=%20y", "?lang=en&utm_source=ad&r=x", "/a?lang=de&r=%20y&utm_source=ad"],
  ["/about-us?", "?utm_source=ad", "/about-us?utm_source=ad"],
  ["/about-us", "/evil.example?a=b&utm_source=ad", "/about-us"],
  ["//evil.example", "?utm_source=ad", "//evil.example?utm_source=ad"],
])("adds missing parameters to the address %s from the landing query %s", async (address, landing, merged) => {
  window.sessionStorage.setItem("landing-query", landing);
  await openPage(`${window.location.origin}${address}#main`);
  expect(window.location.href).toBe(`${window.location.origin}${merged}#main`);
});

it.each([false, true])("requests and stores nothing before consent (Strict Mode: %s)", async (reactStrictMode) => {
  jest.replaceProperty(store, "consent", "ask");
  configure({ reactStrictMode });
  // An element with this id must not count as consent.
  document.body.innerHTML = '<i id="attributionAllowed"></i>';
  await openPage("/?utm_campaign=spring");
  expect(window.smartLink).toEqual({ status: "held" });
  expect([attempts(), window.sessionStorage.length]).toEqual([0, 0]);
  allow();
  await advance(10);
  expect(attempts()).toBe(1);
});

it("keeps the campaign of a visitor who consents on a later page", async () => {
  jest.replaceProperty(store, "consent", "ask");
  await openPage("/?utm_campaign=spring");
  window.history.replaceState(null, "", "/about-us");
  allow();
  await advance(10);
  expect(window.location.search).toBe("?utm_campaign=spring");
});

it("requests nothing when the browser sends Global Privacy Control", async () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  await openPage("/?utm_campaign=spring");
  delete navigator.globalPrivacyControl;
  expect(window.smartLink).toEqual({ status: "plain", reason: "refused" });
  expect(attempts()).toBe(0);
});

it("preloads the script before hydration, but not before a required consent", async () => {
  const preloads = () => document.head.querySelectorAll("link[rel=preload]").length;
  const attribution = { smartScript: store.smartScript, linkKey, consentEvent };
  loadAfterConsent({ consent: "ask", attribution, analytics: null });
  await advance(100);
  expect(preloads()).toBe(0);
  window.dispatchEvent(new Event(consentEvent));
  await advance(100);
  expect([preloads(), window.attributionAllowed]).toEqual([1, true]);
});

/** @jest-environment jsdom */
import type { QueryClient } from "@tanstack/query-core";
import { store } from "@/content/store";
import { smartScript } from "@/tests/browser/provider";

/* The provider's script, or its replacement in tests/browser/provider.ts. */

let request: () => Promise<unknown>;
let logged: jest.SpyInstance;
let warned: jest.SpyInstance;

beforeEach(async () => {
  // next/script remembers the addresses that it has requested.
  jest.resetModules();
  ({ requestClickUrl: request } = await import("@/lib/attribution/provider"));
  jest.useFakeTimers();
  logged = jest.spyOn(console, "error").mockImplementation(() => {});
  warned = jest.spyOn(console, "warn").mockImplementation(() => {});
  window.localStorage.clear();
  window.history.replaceState(null, "", "/?utm_source=ad&gclid=1");
});

afterEach(() => {
  delete window.AF_SMART_SCRIPT;
  document.body.innerHTML = "";
});

const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);
const finish = (event: "load" | "error") => [...document.scripts].at(-1)?.dispatchEvent(new Event(event));

/** Requests a link from a script that loads. */
async function load() {
  const link = request();
  await advance(0);
  smartScript();
  finish("load");
  return String(await link);
}

it("is loaded from its address and called with the parameters of the site (req 120 to 125)", async () => {
  const { origin, pathname, searchParams } = new URL(await load());
  expect(scripts()).toEqual([store.smartScript]);
  expect(origin + pathname).toBe(store.oneLinkTemplate ?? store.link);
  expect(Object.fromEntries(searchParams)).toMatchObject({ pid: "ad", af_sub1: "1", af_ss_ui: "true" });
});

it("leaves nothing in storage", async () => {
  window.localStorage.setItem("ss_incoming_params", "[{}]");
  await load();
  expect(window.localStorage).toHaveLength(0);
});

it.each(["{", "null", "{}", "[null]"])("loads although it cannot read %s in storage", async (value) => {
  window.localStorage.setItem("ss_incoming_params", value);
  expect(await load()).toContain("pid=ad");
});

it("is requested again after 1, 2 and 4 s, and its loss is logged once (req 128, 130)", async () => {
  const link = request().catch(() => "lost");
  await advance(0);
  for (const [index, wait] of [1000, 2000, 4000].entries()) {
    finish("error");
    await advance(wait - 10);
    expect(scripts()).toHaveLength(index + 1);
    await advance(20);
    expect(scripts()).toHaveLength(index + 2);
  }
  // The browser does not send fragments.
  expect(scripts().map((src) => src.split("#")[0])).toEqual(Array(4).fill(store.smartScript));
  finish("error");
  await advance(60_000);
  expect(await link).toBe("lost");
  expect(scripts()).toHaveLength(4);
  expect(warned.mock.calls).toEqual([["Failed to load AppsFlyer Smart Script"]]);
});

it("makes a link when a later request succeeds", async () => {
  const link = request();
  await advance(0);
  finish("error");
  await advance(1010);
  smartScript();
  finish("load");
  expect(await link).toContain("pid=ad");
});

it("is requested again once a hidden page is visible", async () => {
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const link = request();
  await advance(0);
  finish("error");
  await advance(60_000);
  expect(scripts()).toHaveLength(1);
  visibility.mockRestore();
  window.dispatchEvent(new Event("visibilitychange"));
  await advance(10);
  smartScript();
  finish("load");
  expect(await link).toContain("pid=ad");
});

it.each<[string, typeof window.AF_SMART_SCRIPT]>([
  ["provides nothing", undefined],
  ["returns nothing", { generateOneLinkURL: () => undefined }],
])("leaves undefined data to the console when it %s (req 131)", async (_, script) => {
  window.AF_SMART_SCRIPT = script;
  const link = request();
  await advance(0);
  finish("load");
  expect(await link).toBe(undefined);
  expect(logged.mock.calls.flat().join()).toMatch(/data is undefined/);
});

it("is called again when it throws, and its error is logged", async () => {
  const error = new Error("broken");
  const generateOneLinkURL = jest.fn(() => {
    throw error;
  });
  window.AF_SMART_SCRIPT = { generateOneLinkURL };
  const link = request();
  await advance(10_000);
  expect(await link).toBe(undefined);
  expect(generateOneLinkURL).toHaveBeenCalledTimes(4);
  expect(logged).toHaveBeenCalledWith(error);
});

it("sets the garbage collection to 5 minutes and waits at most 30 s between requests (req 128)", async () => {
  const { QueryClient: Client } = (await import("@tanstack/query-core")) as { QueryClient: typeof QueryClient };
  const query = jest.spyOn(Client.prototype, "query");
  await load();
  const { gcTime, retry, retryDelay } = query.mock.calls[0]?.[0] ?? {};
  expect([gcTime, retry]).toEqual([300_000, 3]);
  const wait = retryDelay as (failures: number) => number;
  expect([0, 1, 2, 10].map((failures) => wait(failures))).toEqual([1000, 2000, 4000, 30_000]);
});

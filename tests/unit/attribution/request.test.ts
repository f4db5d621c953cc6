import type { QueryClient } from "@tanstack/query-core";
import { store } from "@/content/store";
import { adParameters, clickIds, rememberClick, type SmartLink, smartLinkBase } from "@/lib/attribution/decide";
import { smartScript } from "@/tests/browser/provider";

const base = smartLinkBase(store);
const noLink = { status: "plain", reason: "no-link" };

let request: (query: string) => Promise<SmartLink>;
let withClickIds: (href: string, click: string) => string;
let logged: jest.SpyInstance;
let warned: jest.SpyInstance;

beforeEach(async () => {
  // next/script remembers the addresses that it has requested.
  jest.resetModules();
  ({ requestSmartLink: request, withClickIds } = await import("@/lib/attribution/request"));
  jest.useFakeTimers();
  logged = jest.spyOn(console, "error").mockImplementation(() => {});
  warned = jest.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  delete window.AF_SMART_SCRIPT;
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.body.innerHTML = "";
  show("/");
});

const show = (address: string) => window.history.replaceState(null, "", address);
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const scripts = () => [...document.querySelectorAll(`script[src="${store.smartScript}"]`)];
const finish = (event: "load" | "error") => scripts()[0]?.dispatchEvent(new Event(event));

/** Opens a page from an ad, or without one, and requests its link. */
async function open(address: string) {
  show(address);
  const link = request(window.location.search);
  await advance(0);
  return { link };
}

/** Lets the replacement of the provider's script load. Returns the parameters of the link. */
async function parametersOf({ link }: Awaited<ReturnType<typeof open>>) {
  smartScript();
  finish("load");
  const { href = "" } = (await link) as { href?: string };
  expect(href.startsWith(`${base}?`)).toBe(true);
  return Object.fromEntries(new URL(href).searchParams);
}

const organic = { af_js_web: "true", af_ss_ver: "2_9_2", pid: store.defaultSource, af_ss_ui: "true" };

describe("the link's parameters", () => {
  const odd = "a b & c=d #e %20 “f” 🍋 +";
  const ad = `/?${new URLSearchParams(adParameters.map((name) => [name, odd + name]))}`;
  const expected = {
    ...organic,
    pid: `${odd}utm_source`,
    c: `${odd}utm_campaign`,
    af_ad: `${odd}utm_ad`,
    af_adset: `${odd}utm_adset`,
    af_channel: `${odd}utm_channel`,
    af_sub1: `${odd}gclid`,
    af_sub2: `${odd}fbclid`,
    ...Object.fromEntries(clickIds.map((id) => [id, odd + id])),
  };

  it("name the page when no ad led to it (req 121, 125)", async () => {
    expect(await parametersOf(await open("/"))).toEqual(organic);
  });

  it("are those of the ad (req 121, 122, 123, 124, 125)", async () => {
    expect(await parametersOf(await open(ad))).toEqual(expected);
  });

  it("are those of the ad when the visitor is on another page before the provider's script executes", async () => {
    const page = await open(ad);
    show("/about-us?lang=de");
    expect(await parametersOf(page)).toEqual(expected);
    expect(window.location.search).toBe("?lang=de");
  });

  it("are those of the ad that led to an earlier page of the visit", async () => {
    rememberClick("?utm_source=ad&gclid=1");
    const parameters = await parametersOf(await open("/about-us"));
    expect(parameters).toEqual({ ...organic, pid: "ad", af_sub1: "1", gclid: "1" });
  });
});

describe("when an ad led to another tab within two hours", () => {
  beforeEach(() => {
    show("/?utm_source=earlier&utm_campaign=earlier&gclid=earlier");
    smartScript();
    delete window.AF_SMART_SCRIPT;
  });

  it("the link is that ad's for a page without an ad", async () => {
    const parameters = await parametersOf(await open("/"));
    expect(parameters).toEqual({ ...organic, pid: "earlier", c: "earlier", af_sub1: "earlier" });
  });

  it.each(["gbraid", "ttclid", "utm_campaign"])("a new ad with %s replaces it whole", async (name) => {
    const page = await open(`/?${name}=new`);
    show("/about-us");
    const { pid, c, af_sub1 } = await parametersOf(page);
    expect([pid, c, af_sub1]).toEqual([store.defaultSource, name === "utm_campaign" ? "new" : undefined, undefined]);
  });
});

describe("click ids", () => {
  it.each([
    ["", "?gclid=1", "?af_sub1=1&gclid=1"],
    ["?pid=a%20b", "?ScCid=%26", "?pid=a%20b&ScCid=%26"],
    ["?pid=a&ttclid=1", "?ttclid=1&gbraid=2", "?pid=a&ttclid=1&gbraid=2"],
    ["?pid=a&af_sub1=1&gclid=1", "?gclid=1", "?pid=a&af_sub1=1&gclid=1"],
    ["?pid=“a”", "?utm_source=a", "?pid=“a”"],
  ])("are added to the link %s after a click with %s, once", (link, click, expected) => {
    expect(withClickIds(base + link, click)).toBe(base + expected);
  });
});

describe("the provider's storage", () => {
  it.each(["{", "null", "{}", "[null]"])("is cleared when it is %s, which the script cannot read", async (value) => {
    window.localStorage.setItem("ss_incoming_params", value);
    expect(await parametersOf(await open("/"))).toEqual(organic);
  });

  it.each([
    ["denied", "getItem"],
    ["full", "setItem"],
  ] as const)("leaves the link plain when it is %s", async (_, method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied or full");
    });
    const { link } = await open("/?utm_source=ad");
    // The browser reports the error of the provider's script.
    expect(smartScript).toThrow();
    finish("load");
    expect(await link).toEqual(noLink);
  });
});

describe("a provider's script that fails", () => {
  it("is requested again after 1, 2 and 4 s, and its failure is logged once (req 128, 130, 137)", async () => {
    const { link } = await open("/");
    const requested = new Set(scripts());
    for (const wait of [1000, 2000, 4000]) {
      finish("error");
      await advance(wait - 10);
      expect(requested.has(scripts()[0] as Element)).toBe(true);
      await advance(20);
      expect(requested.has(scripts()[0] as Element)).toBe(false);
      requested.add(scripts()[0] as Element);
    }
    expect(scripts()).toHaveLength(1);
    finish("error");
    await advance(60_000);
    expect(await link).toEqual({ status: "plain", reason: "load-failed" });
    expect(requested.size).toBe(4);
    expect(warned.mock.calls).toEqual([["Failed to load AppsFlyer Smart Script"]]);
  });

  it("makes a link when a later request succeeds", async () => {
    const page = await open("/?utm_source=ad");
    finish("error");
    await advance(1010);
    expect(await parametersOf(page)).toEqual({ ...organic, pid: "ad" });
  });

  it("is requested again once a hidden page is visible", async () => {
    const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const page = await open("/?utm_source=ad");
    const [lost] = scripts();
    finish("error");
    await advance(60_000);
    expect(scripts()).toEqual([lost]);
    visibility.mockRestore();
    window.dispatchEvent(new Event("visibilitychange"));
    await advance(10);
    expect(scripts()).not.toEqual([lost]);
    expect(await parametersOf(page)).toEqual({ ...organic, pid: "ad" });
  });

  it("logs undefined data when it provides nothing (req 131)", async () => {
    const { link } = await open("/");
    finish("load");
    expect(await link).toEqual(noLink);
    expect(logged.mock.calls.flat().join()).toMatch(/undefined/);
  });

  it("logs undefined data when it returns nothing (req 131)", async () => {
    window.AF_SMART_SCRIPT = { generateOneLinkURL: () => undefined };
    const { link } = await open("/");
    expect(await link).toEqual(noLink);
    expect(logged.mock.calls.flat().join()).toMatch(/undefined/);
  });

  it("is called again when it throws, and its error is logged", async () => {
    const error = new Error("broken");
    const generateOneLinkURL = jest.fn(() => {
      throw error;
    });
    window.AF_SMART_SCRIPT = { generateOneLinkURL };
    const { link } = await open("/");
    await advance(10_000);
    expect(await link).toEqual(noLink);
    expect(generateOneLinkURL).toHaveBeenCalledTimes(4);
    expect(logged).toHaveBeenCalledWith(error);
  });

  it.each([null, { clickURL: "" }, { clickURL: "https://evil.example/app" }])(
    "leaves the link plain when it returns %j (req 119)",
    async (result) => {
      window.AF_SMART_SCRIPT = { generateOneLinkURL: () => result };
      const { link } = await open("/");
      expect(await link).toEqual(noLink);
    },
  );
});

it("sets the garbage collection to 5 minutes and waits at most 30 s between requests (req 128)", async () => {
  const { QueryClient: Client } = (await import("@tanstack/query-core")) as { QueryClient: typeof QueryClient };
  const query = jest.spyOn(Client.prototype, "query");
  await open("/");
  const { gcTime, retry, retryDelay } = query.mock.calls[0]?.[0] ?? {};
  expect([gcTime, retry]).toEqual([300_000, 3]);
  const wait = retryDelay as (failures: number) => number;
  expect([0, 1, 2, 10].map((failures) => wait(failures))).toEqual([1000, 2000, 4000, 30_000]);
});

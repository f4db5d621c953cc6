/** @jest-environment jsdom */
import { privacyNote as copy } from "@/content/privacy-note";
import type { Scripts } from "@/content/schema";
import { store } from "@/content/store";
import { rememberVisit, visitOf } from "@/lib/attribution/visit";
import {
  type ConsentOptions,
  loadAfterConsent,
  loadConsentTool,
} from "@/lib/enhancement/early-script/load-after-consent";
import { analyticsConsent, attributionConsent } from "@/lib/third-parties/consent";
import { privacyNoteFor } from "@/lib/third-parties/privacy-note";
import "./early-script/listeners";

/* The requests and the storage of the early script before and after consent, and the hosts that the privacy note then names. */

const counter = { name: "The abacus", purpose: "counts visits", src: "https://stats.example.com/visits.js" };
const pixel = {
  name: "The billboard",
  purpose: "measures our ads",
  src: "/billboard.js",
  hosts: { script: ["https://cdn.example.com"], image: ["https://*.billboard.example", "https://cdn.example.com"] },
};
const analytics = [counter, pixel];
const sources = [counter.src, pixel.src];
const tool = { scripts: [{ src: "https://consent.example.com/tool.js" }] };
const attribution = { smartScript: store.smartScript };

/** Returns the addresses that the page has requested. */
const requested = () =>
  [...document.head.querySelectorAll("script, link")]
    .map((element) => element.getAttribute("src") ?? element.getAttribute("href"))
    .sort();
const agreeTo = async (...events: string[]) => {
  for (const event of events) window.dispatchEvent(new Event(event));
  await steps();
};
/** Waits for what a page does without frames and requests. */
const steps = () => new Promise((resolve) => setTimeout(resolve));
const open = async (options: ConsentOptions) => {
  loadAfterConsent(options);
  await steps();
};
const stored = () => window.localStorage.getItem("visit");

beforeEach(() => {
  document.head.replaceChildren();
  window.localStorage.clear();
  window.history.replaceState(null, "", "/");
  // Without frames, everything loads at once.
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
});

afterEach(() => {
  delete window.attributionAllowed;
  delete navigator.globalPrivacyControl;
  delete document.prerendering;
});

describe.each([
  ["on", [store.smartScript]],
  ["off", []],
] as const)("with attribution %s, a page loads", (setting, provider) => {
  const options = { attribution: setting === "on" ? attribution : null, analytics };

  it("nothing before consent, and then each with its own consent", async () => {
    await open({ ...options, consent: "ask" });
    expect(requested()).toEqual([]);
    await agreeTo(attributionConsent);
    expect(requested()).toEqual(provider);
    await agreeTo(analyticsConsent, attributionConsent, analyticsConsent);
    expect(requested()).toEqual([...provider, ...sources].sort());
  });

  it("everything at once when consent is not needed, and once", async () => {
    await open({ ...options, consent: "not-needed" });
    await agreeTo(attributionConsent, analyticsConsent);
    expect(requested()).toEqual([...provider, ...sources].sort());
  });
});

it("loads nothing before the first frame", async () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(false);
  jest.useFakeTimers();
  loadAfterConsent({ consent: "not-needed", attribution, analytics });
  expect(requested()).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(requested()).toEqual([store.smartScript, ...sources].sort());
});

it.each(["ask", "not-needed"] as const)(
  "loads nothing before a prerendered page is opened, and removes no visit, consent %s",
  async (consent) => {
    document.prerendering = true;
    window.localStorage.setItem("visit", JSON.stringify({ ad: "utm_source=ad", at: Date.now() }));
    await open({ consent, attribution, analytics });
    expect(window.localStorage.getItem("visit")).not.toBeNull();
    await agreeTo(attributionConsent, analyticsConsent);
    expect(requested()).toEqual([]);
    document.dispatchEvent(new Event("prerenderingchange"));
    await steps();
    expect(requested()).toEqual([store.smartScript, ...sources].sort());
  },
);

it.each(["ask", "not-needed"] as const)(
  "loads nothing with Global Privacy Control, and removes what an earlier page has stored, consent %s",
  async (consent) => {
    rememberVisit(visitOf("https://ingrid.example/?utm_source=ad"));
    window.localStorage.setItem("ss_incoming_params", "[]");
    navigator.globalPrivacyControl = true;
    await open({ consent, attribution, analytics });
    await agreeTo(attributionConsent, analyticsConsent);
    expect(requested()).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  },
);

it("loads the others when one fails", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  jest.spyOn(document, "createElement").mockImplementationOnce(() => {
    throw new Error("broken");
  });
  await open({ consent: "not-needed", attribution: null, analytics });
  expect(requested()).toEqual([pixel.src]);
  expect(logged).toHaveBeenCalled();
});

it("does not load the provider's script when an earlier page has the visit's link", async () => {
  rememberVisit({ ...visitOf(window.location.href), link: store.link });
  await open({ consent: "not-needed", attribution, analytics: [] });
  expect(requested()).toEqual([]);
});

describe("the consent tool", () => {
  const files = { scripts: [...tool.scripts, { src: "/settings.js" }], styles: ["/tool.css"] };
  const addresses = ["/tool.css", ...files.scripts.map(({ src }) => src)];

  it("loads once the page is parsed, in its order, even with Global Privacy Control", async () => {
    const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
    navigator.globalPrivacyControl = true;
    loadConsentTool(files);
    await steps();
    expect(requested()).toEqual([]);
    state.mockReturnValue("interactive");
    document.dispatchEvent(new Event("DOMContentLoaded"));
    await steps();
    expect(requested()).toEqual([...addresses].sort());
    expect(
      [...document.head.querySelectorAll("script")].map(({ src, async }) => [new URL(src).pathname, async]),
    ).toEqual([
      ["/tool.js", false],
      ["/settings.js", false],
    ]);
  });

  it("does not load before a prerendered page is opened", async () => {
    document.prerendering = true;
    loadConsentTool(files);
    await steps();
    expect(requested()).toEqual([]);
    document.dispatchEvent(new Event("prerenderingchange"));
    await steps();
    expect(requested()).toEqual([...addresses].sort());
  });
});

describe("the ad that led to the page", () => {
  const ask: ConsentOptions = { consent: "ask", attribution, analytics: [] };

  it("is kept before the page's scripts have loaded", async () => {
    window.history.replaceState(null, "", "/?gbraid=1&email=me@ingrid.example");
    await open({ ...ask, consent: "not-needed" });
    expect(JSON.parse(stored() ?? "")).toEqual({ ad: "gbraid=1", at: expect.any(Number) });
  });

  it("is kept after consent only, and is that of the address with which the page began", async () => {
    window.history.replaceState(null, "", "/?utm_source=ad");
    await open(ask);
    window.history.replaceState(null, "", "/about-us");
    expect(stored()).toBe(null);
    expect(window.attributionAllowed).toBe(undefined);
    await agreeTo(attributionConsent);
    expect(stored()).toContain("utm_source=ad");
    expect(window.attributionAllowed).toBe(true);
  });

  it("is removed on the next page when the visitor has withdrawn their consent, and kept otherwise", async () => {
    rememberVisit(visitOf("https://ingrid.example/?utm_source=ad"));
    const earlier = stored();
    await open(ask);
    expect(window.localStorage).toHaveLength(0);
    await agreeTo(attributionConsent);
    expect(stored()).toBe(earlier);
  });
});

const { name: provider } = copy.attribution;
const { name: toolName } = copy.consentTool;
const { withTools, withAttribution, withNeither } = copy.cookies;
const lists: Record<string, Scripts["analytics"]> = { none: [], several: analytics };
const all = [counter.name, pixel.name];
const onceAgreed = (names: string[]) => names.map((name) => `${name}, once you agree`);

/* The third parties that the note names, and its sentence about cookies, by attribution, consent, consent tool and analytics. */
it.each([
  ["on", "not-needed", null, "none", [provider], withAttribution],
  ["on", "not-needed", null, "several", [provider, ...all], withTools],
  ["on", "not-needed", tool, "none", [provider], withAttribution],
  ["on", "not-needed", tool, "several", [provider, ...all], withTools],
  ["off", "not-needed", null, "none", [], withNeither],
  ["off", "not-needed", null, "several", all, withTools],
  ["off", "not-needed", tool, "none", [], withNeither],
  ["off", "not-needed", tool, "several", all, withTools],
  // Without a consent tool, visitors cannot agree, so nothing loads.
  ["on", "ask", null, "none", [], withNeither],
  ["on", "ask", null, "several", [], withNeither],
  ["off", "ask", null, "none", [], withNeither],
  ["off", "ask", null, "several", [], withNeither],
  ["on", "ask", tool, "none", [...onceAgreed([provider]), toolName], withTools],
  ["on", "ask", tool, "several", [...onceAgreed([provider]), toolName, ...onceAgreed(all)], withTools],
  ["off", "ask", tool, "none", [toolName], withTools],
  ["off", "ask", tool, "several", [toolName, ...onceAgreed(all)], withTools],
] as const)(
  "attribution %s, consent %s, tool %j, analytics %s: what the privacy note says",
  (attribution, consent, consentTool, list, named, cookies) => {
    const scripts = { consent: consentTool && { ...tool }, analytics: lists[list] ?? [] };
    const note = privacyNoteFor({ ...store, attribution, consent }, scripts);
    const onceAgreed = /, once you agree/;
    expect(note.thirdParties.map(({ name, purpose }) => `${name}${onceAgreed.exec(purpose) ?? ""}`)).toEqual(named);
    expect(note.cookies).toBe(cookies);
    const hostsOf = {
      [provider]: [new URL(store.smartScript).host],
      [toolName]: ["consent.example.com"],
      [counter.name]: ["stats.example.com"],
      [pixel.name]: ["cdn.example.com", "*.billboard.example"],
    };
    for (const { name, hosts } of note.thirdParties) expect(hosts).toEqual(hostsOf[name]);
  },
);

it("the privacy note has the purpose of each of them as a sentence", () => {
  const priced = { ...counter, purpose: "counts visits for $& less" };
  const purposes = (consent: "ask" | "not-needed") =>
    privacyNoteFor({ ...store, attribution: "off", consent }, { consent: tool, analytics: [priced, pixel] })
      .thirdParties.filter(({ name }) => name !== toolName)
      .map(({ purpose }) => purpose);
  expect(purposes("not-needed")).toEqual(["counts visits for $& less.", "measures our ads."]);
  expect(purposes("ask")).toEqual(["counts visits for $& less, once you agree.", "measures our ads, once you agree."]);
});

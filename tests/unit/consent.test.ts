import { privacyNote as copy } from "@/content/privacy-note";
import type { Scripts } from "@/content/schema";
import { store } from "@/content/store";
import { clickQuery, consentEvent, rememberLink, storedLink } from "@/lib/attribution/decide";
import { loadAfterConsent } from "@/lib/enhancement/early-script/load-after-consent";
import { privacyNoteFor } from "@/lib/third-parties/privacy-note";
import "./early-script/listeners";

/* What the early script loads and keeps before and after consent, and what the privacy note then has to name. */

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
const agreeTo = (...events: string[]) => {
  for (const event of events) window.dispatchEvent(new Event(event));
};

beforeEach(() => {
  document.head.replaceChildren();
  // Without frames, everything loads at once.
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
});

afterEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  delete window.attributionAllowed;
  delete navigator.globalPrivacyControl;
});

describe("what a page loads before and after consent", () => {
  it.each([
    ["on", [store.smartScript]],
    ["off", []],
  ] as const)("attribution %s, consent ask: nothing, then each with its own consent", (setting, provider) => {
    loadAfterConsent({ consent: "ask", attribution: setting === "on" ? attribution : null, analytics });
    expect(requested()).toEqual([]);
    agreeTo(consentEvent);
    expect(requested()).toEqual(provider);
    agreeTo("analytics-consent", consentEvent, "analytics-consent");
    expect(requested()).toEqual([...provider, ...sources].sort());
  });

  it.each([
    ["on", [store.smartScript]],
    ["off", []],
  ] as const)("attribution %s, consent not needed: everything at once, and once", (setting, provider) => {
    loadAfterConsent({ consent: "not-needed", attribution: setting === "on" ? attribution : null, analytics });
    agreeTo(consentEvent, "analytics-consent");
    expect(requested()).toEqual([...provider, ...sources].sort());
  });

  it("loads nothing before the first frame", async () => {
    jest.spyOn(document, "hidden", "get").mockReturnValue(false);
    jest.useFakeTimers();
    loadAfterConsent({ consent: "not-needed", attribution, analytics });
    expect(requested()).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(requested()).toEqual([store.smartScript, ...sources].sort());
  });

  it.each(["ask", "not-needed"] as const)("Global Privacy Control, consent %s: nothing", (consent) => {
    window.history.replaceState(null, "", "/?utm_source=ad");
    Object.assign(navigator, { globalPrivacyControl: true });
    loadAfterConsent({ consent, attribution, analytics });
    agreeTo(consentEvent, "analytics-consent");
    expect(requested()).toEqual([]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it("loads the others when one fails", () => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    jest.spyOn(document, "createElement").mockImplementationOnce(() => {
      throw new Error("broken");
    });
    loadAfterConsent({ consent: "not-needed", attribution: null, analytics });
    expect(requested()).toEqual([pixel.src]);
    expect(logged).toHaveBeenCalled();
  });

  it("does not load the provider's script when an earlier page has the visit's link", () => {
    rememberLink(store.link);
    loadAfterConsent({ consent: "not-needed", attribution, analytics: [] });
    expect(requested()).toEqual([]);
  });
});

describe("the click that led to the page", () => {
  it("is kept before the page's scripts have loaded, and replaces an earlier one", () => {
    rememberLink(store.link);
    window.history.replaceState(null, "", "/?gbraid=1");
    loadAfterConsent({ consent: "not-needed", attribution, analytics: [] });
    expect(clickQuery("")).toBe("?gbraid=1");
    expect(storedLink()).toBe("");
  });

  it("is kept after consent only, and is that of the page which the visitor has loaded", () => {
    window.history.replaceState(null, "", "/?utm_source=ad");
    loadAfterConsent({ consent: "ask", attribution, analytics: [] });
    window.history.replaceState(null, "", "/about-us");
    expect(window.sessionStorage).toHaveLength(0);
    expect(window.attributionAllowed).toBe(undefined);
    agreeTo(consentEvent);
    expect(clickQuery("")).toBe("?utm_source=ad");
    expect(window.attributionAllowed).toBe(true);
  });
});

const { name: provider } = copy.attribution;
const { name: toolName } = copy.consentTool;
const { withTools, withAttribution, withNeither } = copy.cookies;
const lists: Record<string, Scripts["analytics"]> = { none: [], several: analytics };
const all = [counter.name, pixel.name];
const onceAgreed = (names: string[]) => names.map((name) => `${name}, once you agree`);

/* What the note names, and its sentence about cookies, by attribution, consent, consent tool and analytics. */
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

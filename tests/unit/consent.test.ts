import { privacyNote as copy } from "@/content/privacy-note";
import { store } from "@/content/store";
import { clickQuery, consentEvent, rememberLink, storedLink } from "@/lib/attribution/decide";
import { loadAfterConsent } from "@/lib/enhancement/early-script/load-after-consent";
import { privacyNoteFor } from "@/lib/third-parties/privacy-note";
import "./early-script/listeners";

const analytics = { src: "https://stats.example.com/visits.js" };
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
    expect(requested()).toEqual([...provider, analytics.src].sort());
  });

  it.each([
    ["on", [store.smartScript]],
    ["off", []],
  ] as const)("attribution %s, consent not needed: everything at once, and once", (setting, provider) => {
    loadAfterConsent({ consent: "not-needed", attribution: setting === "on" ? attribution : null, analytics });
    agreeTo(consentEvent, "analytics-consent");
    expect(requested()).toEqual([...provider, analytics.src].sort());
  });

  it("loads nothing before the first frame", async () => {
    jest.spyOn(document, "hidden", "get").mockReturnValue(false);
    jest.useFakeTimers();
    loadAfterConsent({ consent: "not-needed", attribution, analytics });
    expect(requested()).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(requested()).toEqual([store.smartScript, analytics.src].sort());
  });

  it.each(["ask", "not-needed"] as const)("Global Privacy Control, consent %s: nothing", (consent) => {
    window.history.replaceState(null, "", "/?utm_source=ad");
    Object.assign(navigator, { globalPrivacyControl: true });
    loadAfterConsent({ consent, attribution, analytics });
    agreeTo(consentEvent, "analytics-consent");
    expect(requested()).toEqual([]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it("does not load the provider's script when an earlier page has the visit's link", () => {
    rememberLink(store.link);
    loadAfterConsent({ consent: "not-needed", attribution, analytics: null });
    expect(requested()).toEqual([]);
  });
});

describe("the click that led to the page", () => {
  it("is kept before the page's scripts have loaded, and replaces an earlier one", () => {
    rememberLink(store.link);
    window.history.replaceState(null, "", "/?gbraid=1");
    loadAfterConsent({ consent: "not-needed", attribution, analytics: null });
    expect(clickQuery("")).toBe("?gbraid=1");
    expect(storedLink()).toBe("");
  });

  it("is kept after consent only, and is that of the page which the visitor has loaded", () => {
    window.history.replaceState(null, "", "/?utm_source=ad");
    loadAfterConsent({ consent: "ask", attribution, analytics: null });
    window.history.replaceState(null, "", "/about-us");
    expect(window.sessionStorage).toHaveLength(0);
    expect(window.attributionAllowed).toBe(undefined);
    agreeTo(consentEvent);
    expect(clickQuery("")).toBe("?utm_source=ad");
    expect(window.attributionAllowed).toBe(true);
  });
});

const { name: provider } = copy.attribution;
const { name: counter } = copy.analytics;
const { name: toolName } = copy.consentTool;
const { withTools, withAttribution, withNeither } = copy.cookies;

/* What the note names, and its sentence about cookies, by attribution, consent, consent tool and analytics. */
it.each([
  ["on", "not-needed", null, null, [provider], withAttribution],
  ["on", "not-needed", null, analytics, [provider, counter], withTools],
  ["on", "not-needed", tool, null, [provider], withAttribution],
  ["on", "not-needed", tool, analytics, [provider, counter], withTools],
  ["off", "not-needed", null, null, [], withNeither],
  ["off", "not-needed", null, analytics, [counter], withTools],
  ["off", "not-needed", tool, null, [], withNeither],
  ["off", "not-needed", tool, analytics, [counter], withTools],
  // Without a consent tool, visitors cannot agree, so nothing loads.
  ["on", "ask", null, null, [], withNeither],
  ["on", "ask", null, analytics, [], withNeither],
  ["off", "ask", null, null, [], withNeither],
  ["off", "ask", null, analytics, [], withNeither],
  ["on", "ask", tool, null, [`${provider}, once you agree`, toolName], withTools],
  ["on", "ask", tool, analytics, [`${provider}, once you agree`, toolName, `${counter}, once you agree`], withTools],
  ["off", "ask", tool, null, [toolName], withTools],
  ["off", "ask", tool, analytics, [toolName, `${counter}, once you agree`], withTools],
] as const)(
  "attribution %s, consent %s, tool %j, analytics %j: what the privacy note says",
  (attribution, consent, consentTool, analytics, named, cookies) => {
    const note = privacyNoteFor({ ...store, attribution, consent }, { consent: consentTool && { ...tool }, analytics });
    const onceAgreed = /, once you agree/;
    expect(note.thirdParties.map(({ name, purpose }) => `${name}${onceAgreed.exec(purpose) ?? ""}`)).toEqual(named);
    expect(note.cookies).toBe(cookies);
    const hostOf = { [provider]: new URL(store.smartScript).host, [toolName]: "consent.example.com" };
    for (const { name, hosts } of note.thirdParties) expect(hosts).toEqual([hostOf[name] ?? "stats.example.com"]);
  },
);

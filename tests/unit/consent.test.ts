import { privacyNote as copy } from "@/content/privacy-note";
import { store } from "@/content/store";
import { linkKey } from "@/lib/attribution/attribution";
import { loadAfterConsent } from "@/lib/enhancement/early-script/load-after-consent";
import { privacyNoteFor } from "@/lib/third-parties/privacy-note";

/* The four combinations of the two settings in content/store.ts, with analytics. */
const combinations = [
  { attribution: "on", consent: "not-needed" },
  { attribution: "on", consent: "ask" },
  { attribution: "off", consent: "not-needed" },
  { attribution: "off", consent: "ask" },
] as const;
const analytics = { src: "https://stats.example.com/visits.js" };
const tool = { scripts: [{ src: "https://consent.example.com/tool.js" }] };

/** Returns the addresses that the page has requested. */
const requested = () =>
  [...document.head.querySelectorAll("script, link")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );

beforeEach(() => {
  document.head.replaceChildren();
  // Without frames, everything loads at once.
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
});

it.each(combinations)(
  "attribution $attribution, consent $consent: what loads, and when",
  ({ attribution, consent }) => {
    // Each case has its own events, because listeners stay on the window.
    const consentEvent = `agreed-${attribution}-${consent}` as "attribution-consent";
    const options = { smartScript: store.smartScript, linkKey, consentEvent };
    loadAfterConsent({ consent, attribution: attribution === "on" ? options : null, analytics });
    const isAsking = consent === "ask";
    const provider = attribution === "on" ? [store.smartScript] : [];
    expect(requested()).toEqual(isAsking ? [] : [analytics.src, ...provider]);
    window.dispatchEvent(new Event(consentEvent));
    expect(requested()).toEqual(isAsking ? provider : [analytics.src, ...provider]);
    if (isAsking) window.dispatchEvent(new Event("analytics-consent"));
    expect(requested().sort()).toEqual([analytics.src, ...provider].sort());
  },
);

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

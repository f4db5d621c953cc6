import { scripts } from "@/content/scripts";
import { store } from "@/content/store";
import { linkKey } from "@/lib/attribution";
import { loadAfterConsent } from "@/lib/early-script/load-after-consent";
import { privacyNoteFor } from "@/lib/privacy-note";

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

it.each(combinations)("attribution $attribution, consent $consent: what the privacy note says", (settings) => {
  const { thirdParties } = privacyNoteFor({ ...store, ...settings }, { ...scripts, analytics, consent: tool });
  const isAsking = settings.consent === "ask";
  expect(thirdParties.map(({ hosts }) => hosts.join())).toEqual([
    ...(settings.attribution === "on" ? [new URL(store.smartScript).host] : []),
    ...(isAsking ? ["consent.example.com"] : []),
    "stats.example.com",
  ]);
  for (const { purpose, hosts } of thirdParties)
    if (!hosts.includes("consent.example.com")) expect(/once you agree/.test(purpose)).toBe(isAsking);
});

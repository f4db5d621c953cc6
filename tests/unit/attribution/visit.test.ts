/** @jest-environment jsdom */
import { rememberVisit, takeVisit, type Visit, visitOf } from "@/lib/attribution/visit";

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 29);
const address = (rest: string) => `https://ingrid.example/${rest}`;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  window.localStorage.clear();
});

/** Opens a page as a visitor does, and returns its visit. */
function open(rest: string): Visit {
  const visit = visitOf(address(rest));
  rememberVisit(visit);
  return visit;
}

it.each([
  ["another page", "about-us", "utm_source=a"],
  ["a page with other parameters", "?lang=de", "utm_source=a"],
  ["the same ad", "#utm_source=a", "utm_source=a"],
  ["an ad with a click id that the provider does not know", "?msclkid=1", "utm_source=a"],
  ["another ad", "?gbraid=1", "gbraid=1"],
  ["another ad of the same source", "?utm_source=a&utm_ad=b", "utm_source=a&utm_ad=b"],
])("after an ad, %s has this ad: %#", (_, rest, ad) => {
  const visit = { ...open("?utm_source=a&email=me@ingrid.example"), link: "https://store.example/" };
  rememberVisit(visit);
  expect(visitOf(address(rest)).ad).toBe(ad);
  // The link of an earlier ad is not used.
  expect(visitOf(address(rest)).link).toBe(ad === visit.ad ? visit.link : undefined);
});

it("keeps only the parameters of the ad", () => {
  open("?utm_source=a&email=me@ingrid.example#token=1");
  expect(JSON.stringify(window.localStorage)).toBe(
    JSON.stringify({ visit: JSON.stringify({ ad: "utm_source=a", at: start }) }),
  );
});

it.each([
  [1.9 * hour, "utm_source=a"],
  [2.1 * hour, ""],
  // The clock of the device was set back.
  [-hour, ""],
])("after %d ms, the ad is “%s”", (time, ad) => {
  open("?utm_source=a");
  jest.setSystemTime(start + time);
  expect(visitOf(address("about-us")).ad).toBe(ad);
});

it("does not replace the newer ad of another tab with the link of an older one", () => {
  const older = open("?utm_source=a");
  jest.setSystemTime(start + 1000);
  open("?utm_source=b");
  rememberVisit({ ...older, link: "https://store.example/" });
  expect(visitOf(address(""))).toEqual({ ad: "utm_source=b", at: start + 1000 });
});

it("keeps the link of an ad that the early script has stored a frame after the page read it", () => {
  const visit = visitOf(address("?utm_source=a"));
  jest.setSystemTime(start + 16);
  open("?utm_source=a");
  rememberVisit({ ...visit, link: "https://store.example/" });
  expect(visitOf(address("about-us")).link).toBe("https://store.example/");
});

it("takes everything out of storage, including values that the provider has stored", () => {
  window.localStorage.setItem("ss_incoming_params", "[]");
  window.localStorage.setItem("ss_webReferrer", "");
  const visit = open("?utm_source=a");
  expect(takeVisit()).toEqual(visit);
  expect(window.localStorage).toHaveLength(0);
});

it.each(["", "{", "null", "[]", '"a"', '{"at":"x"}', `{"at":${start},"ad":{"utm_source":"a"}}`])(
  "begins a new visit when %s is stored",
  (stored) => {
    window.localStorage.setItem("visit", stored);
    expect(visitOf(address("")).ad).toBe("");
  },
);

it("begins a new visit with each page when storage is denied", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  expect(open("?utm_source=a")).toEqual({ ad: "utm_source=a", at: start });
  expect(open("")).toEqual({ ad: "", at: start });
  expect(takeVisit()).toBe(undefined);
});

import { fetchEarly } from "@/components/smart-link/fetch-early";

const smartScript = "https://provider.example/script.js";
const base = "https://one.example/AbCd";
const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload]")].map(({ href }) => href);
const frame = () => jest.advanceTimersByTime(50);

/** Runs the head's script at an address with the given query. */
function openPage(query = "", consent: "not-needed" | "ask" = "not-needed") {
  window.history.replaceState(null, "", `/${query}`);
  fetchEarly({ smartScript, consent, base });
}

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
  document.head.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
  delete window.attributionAllowed;
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

describe("the provider's script", () => {
  it("is fetched after the first frame, once", () => {
    openPage();
    expect(fetched()).toEqual([]);
    frame();
    expect(fetched()).toEqual([smartScript]);
  });

  it("is not fetched against the visitor's Global Privacy Control", () => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
    openPage("?utm_source=ad");
    frame();
    expect(fetched()).toEqual([]);
  });

  it.each([
    ["is not fetched on a later page of a visit that has its link", "?lang=de", []],
    ["is fetched when such a page starts another visit", "?lang=de&gclid=1", [smartScript]],
  ])("%s", (_, query, expected) => {
    window.sessionStorage.setItem("smart-link", `${base}?pid=ad`);
    openPage(query);
    frame();
    expect(fetched()).toEqual(expected);
  });

  it("waits for consent where that is asked for, and remembers that it came", () => {
    openPage("?utm_source=ad", "ask");
    frame();
    expect(fetched()).toEqual([]);
    expect(window.attributionAllowed).toBeUndefined();
    for (let time = 0; time < 2; time++) window.dispatchEvent(new Event("attribution-consent"));
    expect(window.attributionAllowed).toBe(true);
    frame();
    expect(fetched()).toEqual([smartScript]);
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { AttributionPreload } from "@/components/smart-link/preload";
import { store } from "@/content/store";

const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload]")].map(({ href }) => href);
const frame = () => jest.advanceTimersByTime(50);

/** Runs the statement as the page does, at an address with the given query. */
function openPage(query = "", consent: "not-needed" | "ask" = "not-needed") {
  window.history.replaceState(null, "", `/${query}`);
  const html = renderToStaticMarkup(
    <AttributionPreload smartScript={store.smartScript} consent={consent} />,
  );
  const script = document.createElement("script");
  script.textContent = new DOMParser().parseFromString(html, "text/html").scripts[0]?.text ?? "";
  document.head.append(script);
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
    expect(fetched()).toEqual([store.smartScript]);
  });

  it("is not fetched against the visitor's Global Privacy Control", () => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
    openPage("?utm_source=ad");
    frame();
    expect(fetched()).toEqual([]);
  });

  it("is not fetched on a later page of a visit that has its link", () => {
    window.sessionStorage.setItem("smart-link", `${store.oneLinkTemplate ?? store.link}?pid=ad`);
    openPage("?lang=de");
    frame();
    expect(fetched()).toEqual([]);
  });

  it("is fetched when such a page starts another visit", () => {
    window.sessionStorage.setItem("smart-link", `${store.oneLinkTemplate ?? store.link}?pid=ad`);
    openPage("?lang=de&gclid=1");
    frame();
    expect(fetched()).toEqual([store.smartScript]);
  });

  it("is fetched where storage is denied", () => {
    const denied = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    openPage();
    frame();
    denied.mockRestore();
    expect(fetched()).toEqual([store.smartScript]);
  });

  it("waits for consent where that is asked for, and remembers that it came", () => {
    openPage("?utm_source=ad", "ask");
    frame();
    expect(fetched()).toEqual([]);
    expect(window.attributionAllowed).toBeUndefined();
    for (let time = 0; time < 2; time++) window.dispatchEvent(new Event("attribution-consent"));
    expect(window.attributionAllowed).toBe(true);
    frame();
    expect(fetched()).toEqual([store.smartScript]);
  });
});

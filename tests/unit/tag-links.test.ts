import { tagLinks } from "@/components/smart-link/tag-links";
import { store } from "@/content/store";

/* What the browser's tests (tests/e2e/smart-link.test.ts) would wait too long for, or could not count. */

/* Each time that the script was asked for. */
let loads: { resolve(): void; reject(error: Error): void }[] = [];
const load = () => new Promise<void>((resolve, reject) => loads.push({ resolve, reject }));
const clickURL = `${store.oneLinkTemplate ?? store.link}?pid=ad`;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function openPage(address = "/") {
  window.history.replaceState(null, "", address);
  tagLinks(load, "not-needed");
  await pass(10);
}
async function fail() {
  loads.at(-1)?.reject(new Error("load-failed"));
  await pass(0);
}
async function arrive() {
  window.AF_SMART_SCRIPT = { generateOneLinkURL: () => ({ clickURL }) };
  loads.at(-1)?.resolve();
  await pass(10);
}

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
  loads = [];
  logged = jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete window.smartLink;
  delete window.AF_SMART_SCRIPT;
});

describe("the provider's script", () => {
  it("is tried again 1, 2 and 4 s after failing, which is logged once", async () => {
    await openPage();
    for (const [index, wait] of [1000, 2000, 4000].entries()) {
      await fail();
      await pass(wait - 10);
      expect(loads).toHaveLength(index + 1);
      await pass(20);
      expect(loads).toHaveLength(index + 2);
    }
    await fail();
    await pass(60_000);
    expect(window.smartLink).toEqual({ status: "plain", reason: "load-failed" });
    expect(logged.mock.calls).toEqual([["Failed to load AppsFlyer Smart Script"]]);
  });

  it("is tried again once a hidden page is looked at, however late that is", async () => {
    const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await openPage();
    await fail();
    await pass(60_000);
    expect(loads).toHaveLength(1);
    visibility.mockRestore();
    window.dispatchEvent(new Event("visibilitychange"));
    await pass(10);
    expect(loads).toHaveLength(2);
    await arrive();
    expect(window.smartLink).toEqual({ status: "tagged", href: clickURL });
  });
});

describe("a later page of the visit", () => {
  it.each([
    ["?lang=de", "?utm_source=ad&ref=x", "?lang=de&utm_source=ad&ref=x"],
    ["?lang=de&ref=%20y", "?lang=en&utm_source=ad&ref=x", "?lang=de&ref=%20y&utm_source=ad"],
    ["?", "?utm_source=ad", "?utm_source=ad"],
    ["", "/evil.example?a=b&utm_source=ad", ""],
  ])("keeps its own query %s and adds what it lacks of %s", async (own, landed, both) => {
    window.sessionStorage.setItem("landing-query", landed);
    await openPage(`/about-us${own}#main`);
    const address = window.location.href.replace(window.location.origin, "");
    expect(address).toBe(`/about-us${both}#main`);
  });

  it("adds it to an address that begins with two slashes, too", async () => {
    window.sessionStorage.setItem("landing-query", "?utm_source=ad");
    await openPage("http://localhost//evil.example");
    expect(window.location.href).toBe("http://localhost//evil.example?utm_source=ad");
  });
});

it("no element of that name is a visitor's consent", async () => {
  document.body.innerHTML = '<i id="attributionAllowed"></i>';
  tagLinks(load, "ask");
  await pass(10);
  expect(window.smartLink).toEqual({ status: "held" });
  document.body.innerHTML = "";
});

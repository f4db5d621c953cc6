import { tagLinks } from "@/components/smart-link/tag-links";
import { store } from "@/content/store";

/* What the browser's tests (tests/e2e/smart-link.test.ts) would wait too long for, or could not count. */

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

it("the provider's script is tried again 1, 2 and 4 s after failing, which is logged once", async () => {
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

it("the provider's script is tried again once a hidden page is looked at, however late that is", async () => {
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await openPage();
  await fail();
  await pass(60_000);
  expect(loads).toHaveLength(1);
  visibility.mockRestore();
  window.dispatchEvent(new Event("visibilitychange"));
  await pass(10);
  expect(loads).toHaveLength(2);
  window.AF_SMART_SCRIPT = { generateOneLinkURL: () => ({ clickURL }) };
  loads.at(-1)?.resolve();
  await pass(10);
  expect(window.smartLink).toEqual({ status: "tagged", href: clickURL });
});

it.each([
  ["/about-us?lang=de", "?utm_source=ad&ref=x", "/about-us?lang=de&utm_source=ad&ref=x"],
  ["/a?lang=de&r=%20y", "?lang=en&utm_source=ad&r=x", "/a?lang=de&r=%20y&utm_source=ad"],
  ["/about-us?", "?utm_source=ad", "/about-us?utm_source=ad"],
  ["/about-us", "/evil.example?a=b&utm_source=ad", "/about-us"],
  ["//evil.example", "?utm_source=ad", "//evil.example?utm_source=ad"],
])(
  "the later page %s keeps its own query and adds what it lacks of %s",
  async (own, landed, both) => {
    window.sessionStorage.setItem("landing-query", landed);
    await openPage(`${window.location.origin}${own}#main`);
    expect(window.location.href).toBe(`${window.location.origin}${both}#main`);
  },
);

it("no element of that name is a visitor's consent", async () => {
  document.body.innerHTML = '<i id="attributionAllowed"></i>';
  tagLinks(load, "ask");
  await pass(10);
  expect(window.smartLink).toEqual({ status: "held" });
  document.body.innerHTML = "";
});

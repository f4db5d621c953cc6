/** @jest-environment jsdom */
import { store } from "@/content/store";
import { attributeVisit, subscribeToSmartLink, taggedHref } from "@/lib/attribution/attribution";
import { requestClickUrl } from "@/lib/attribution/provider";
import { rememberVisit, visitOf } from "@/lib/attribution/visit";
import { attributionConsent } from "@/lib/third-parties/consent";

jest.mock("@/lib/attribution/provider", () => ({ requestClickUrl: jest.fn() }));

const base = store.oneLinkTemplate ?? store.link;
const request = requestClickUrl as jest.MockedFunction<typeof requestClickUrl>;
const hrefOf = (query: string) => expect.stringContaining(`${base}?af_js_web=true&${query}`);
const ad = { status: "tagged", href: hrefOf("pid=ad&") };
const organic = { status: "tagged", href: hrefOf(`pid=${store.defaultSource}&`) };

beforeEach(() => {
  jest.replaceProperty(store, "consent", "not-needed");
  document.documentElement.dataset.state = "ready";
  request.mockReset().mockResolvedValue(base);
  window.localStorage.clear();
  window.history.replaceState(null, "", "/?utm_source=ad");
});

afterEach(() => {
  Reflect.deleteProperty(window, "smartLink");
  delete window.attributionAllowed;
  delete navigator.globalPrivacyControl;
  delete document.prerendering;
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it("publishes the link to `window` and to subscribers (req 126)", async () => {
  const published: unknown[] = [];
  const unsubscribe = subscribeToSmartLink(() => published.push(taggedHref()));
  const visit = attributeVisit();
  expect(window.smartLink).toEqual({ status: "pending" });
  await visit;
  expect(window.smartLink).toEqual(ad);
  expect(published).toEqual([undefined, ad.href]);
  unsubscribe();
  await attributeVisit();
  expect(published).toHaveLength(2);
});

it("requests one link in a visit (req 126)", async () => {
  await attributeVisit();
  window.history.replaceState(null, "", "/about-us");
  await attributeVisit();
  expect(window.smartLink).toEqual(ad);
  expect(request).toHaveBeenCalledTimes(1);
});

it("requests a new link when the stored one does not begin with the owner's base", async () => {
  rememberVisit({ ...visitOf(window.location.href), link: "https://evil.example/app" });
  await attributeVisit();
  expect(window.smartLink).toEqual(ad);
  expect(request).toHaveBeenCalledTimes(1);
});

it("attributes the visit to the address with which the page began", async () => {
  const visit = attributeVisit();
  window.history.replaceState(null, "", "/");
  await visit;
  expect(window.smartLink).toEqual(ad);
});

it.each([
  ["no-link", () => request.mockResolvedValue("https://evil.example/app")],
  ["load-failed", () => request.mockRejectedValue(new Error("lost"))],
])("leaves the link plain, for later pages too: %s (req 119)", async (reason, fail) => {
  fail();
  await attributeVisit();
  expect(window.smartLink).toEqual({ status: "plain", reason });
  await attributeVisit();
  expect(request).toHaveBeenCalledTimes(2);
});

it("requests the link once the page is hydrated", async () => {
  document.documentElement.dataset.state = "loading";
  const visit = attributeVisit();
  await nextTask();
  expect(request).not.toHaveBeenCalled();
  document.documentElement.dataset.state = "ready";
  await visit;
  expect(window.smartLink).toEqual(ad);
});

it("requests nothing before the visitor opens a prerendered page", async () => {
  document.prerendering = true;
  const visit = attributeVisit();
  await nextTask();
  expect(request).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("prerenderingchange"));
  await visit;
  expect(window.smartLink).toEqual(ad);
});

describe("when visitors must agree", () => {
  beforeEach(() => jest.replaceProperty(store, "consent", "ask"));

  it("waits for consent", async () => {
    // An element with this id must not count as consent.
    document.body.innerHTML = '<i id="attributionAllowed"></i>';
    const visit = attributeVisit();
    await nextTask();
    expect(window.smartLink).toEqual({ status: "held" });
    expect(request).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(attributionConsent));
    await visit;
    expect(window.smartLink).toEqual(ad);
  });

  it("does not wait for a consent that the visitor has given before hydration", async () => {
    window.attributionAllowed = true;
    await attributeVisit();
    expect(window.smartLink).toEqual(ad);
  });
});

it.each(["ask", "not-needed"] as const)(
  "requests nothing with Global Privacy Control and consent %s",
  async (consent) => {
    jest.replaceProperty(store, "consent", consent);
    navigator.globalPrivacyControl = true;
    window.attributionAllowed = true;
    await attributeVisit();
    expect(window.smartLink).toEqual({ status: "plain", reason: "refused" });
    expect(request).not.toHaveBeenCalled();
  },
);

it.each<[string, () => void]>([
  ["changes `window.smartLink`", () => Object.assign(window.smartLink ?? {}, { href: "https://evil.example" })],
  ["replaces `window.smartLink`", () => Object.assign(window, { smartLink: { status: "tagged", href: "" } })],
])("does not follow a script that %s", async (_, interfere) => {
  window.history.replaceState(null, "", "/");
  await attributeVisit();
  interfere();
  expect(taggedHref()).toEqual(organic.href);
});

it("works with a `window.smartLink` that is read-only", async () => {
  Object.defineProperty(window, "smartLink", { value: undefined, configurable: true });
  await attributeVisit();
  expect(taggedHref()).toEqual(ad.href);
});

import { store } from "@/content/store";
import { attributeVisit, subscribeToSmartLink, taggedHref } from "@/lib/attribution/attribution";
import { consentEvent, rememberLink, type SmartLink, smartLinkBase } from "@/lib/attribution/decide";
import { requestSmartLink } from "@/lib/attribution/request";

jest.mock("@/lib/attribution/request", () => ({ requestSmartLink: jest.fn() }));

const tagged = { status: "tagged", href: `${smartLinkBase(store)}?pid=ad` } as const;
const request = requestSmartLink as jest.MockedFunction<typeof requestSmartLink>;

beforeEach(() => {
  jest.replaceProperty(store, "consent", "not-needed");
  document.documentElement.dataset.state = "ready";
  request.mockReset().mockResolvedValue(tagged);
});

afterEach(() => {
  window.sessionStorage.clear();
  delete window.smartLink;
  delete window.attributionAllowed;
  delete document.documentElement.dataset.state;
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it("publishes the link to `window` and to subscribers (req 126)", async () => {
  const published: (SmartLink | undefined)[] = [];
  const unsubscribe = subscribeToSmartLink(() => published.push(window.smartLink));
  const visit = attributeVisit("?utm_source=ad");
  expect(taggedHref()).toBe(undefined);
  await visit;
  expect(published).toEqual([{ status: "pending" }, tagged]);
  expect(window.smartLink).toEqual(tagged);
  expect(taggedHref()).toBe(tagged.href);
  unsubscribe();
  await attributeVisit("");
  expect(published).toHaveLength(2);
});

it("requests one link in a visit (req 126)", async () => {
  await attributeVisit("?utm_source=ad");
  delete window.smartLink;
  await attributeVisit("");
  expect(window.smartLink).toEqual(tagged);
  expect(request.mock.calls).toEqual([["?utm_source=ad"]]);
});

it("does not keep a plain link for later pages", async () => {
  request.mockResolvedValue({ status: "plain", reason: "load-failed" });
  await attributeVisit("");
  await attributeVisit("");
  expect(request).toHaveBeenCalledTimes(2);
});

it("requests the link once the page is hydrated", async () => {
  document.documentElement.dataset.state = "loading";
  const visit = attributeVisit("");
  await nextTask();
  expect(request).not.toHaveBeenCalled();
  document.documentElement.dataset.state = "ready";
  await visit;
  expect(window.smartLink).toEqual(tagged);
});

it("requests a new link when the stored one does not begin with the owner's base", async () => {
  rememberLink("https://evil.example/app");
  await attributeVisit("");
  expect(window.smartLink).toEqual(tagged);
  expect(request).toHaveBeenCalledTimes(1);
});

it("waits for consent, and then attributes the visit to the ad of the loaded page", async () => {
  jest.replaceProperty(store, "consent", "ask");
  // An element with this id must not count as consent.
  document.body.innerHTML = '<i id="attributionAllowed"></i>';
  const visit = attributeVisit("?utm_source=ad");
  await nextTask();
  expect(window.smartLink).toEqual({ status: "held" });
  expect(request).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(consentEvent));
  await visit;
  expect(window.smartLink).toEqual(tagged);
  expect(request.mock.calls).toEqual([["?utm_source=ad"]]);
});

it("does not wait for a consent that the visitor has given before hydration", async () => {
  jest.replaceProperty(store, "consent", "ask");
  window.attributionAllowed = true;
  await attributeVisit("");
  expect(window.smartLink).toEqual(tagged);
});

it("uses the link of an earlier page after consent", async () => {
  jest.replaceProperty(store, "consent", "ask");
  rememberLink(tagged.href);
  const visit = attributeVisit("");
  expect(taggedHref()).toBe(undefined);
  window.dispatchEvent(new Event(consentEvent));
  await visit;
  expect(taggedHref()).toBe(tagged.href);
  expect(request).not.toHaveBeenCalled();
});

it("requests nothing when the browser sends Global Privacy Control, with and without consent", async () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  window.attributionAllowed = true;
  for (const consent of ["ask", "not-needed"] as const) {
    jest.replaceProperty(store, "consent", consent);
    await attributeVisit("?utm_source=ad");
    expect(window.smartLink).toEqual({ status: "plain", reason: "refused" });
  }
  delete navigator.globalPrivacyControl;
  expect(request).not.toHaveBeenCalled();
});

describe("when the module that requests the link is lost", () => {
  /** Attributes a visit on which so many loads of the module fail. */
  async function attributeWith(failures: number) {
    let loads = 0;
    jest.resetModules();
    jest.doMock("@/lib/attribution/request", () => {
      loads += 1;
      if (loads <= failures) throw new Error("lost");
      return { requestSmartLink: async () => tagged };
    });
    const { attributeVisit } = await import("@/lib/attribution/attribution");
    await attributeVisit("");
  }

  it("it is loaded a second time", async () => {
    await attributeWith(1);
    expect(window.smartLink).toEqual(tagged);
  });

  it("the links stay plain after that", async () => {
    await attributeWith(2);
    expect(window.smartLink).toEqual({ status: "plain", reason: "load-failed" });
  });
});

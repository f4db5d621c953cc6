import type { Page, Route } from "playwright/test";
import { pageList, pages } from "../../content/pages";
import { store } from "../../content/store";
import { answering, expect, provider, serve, settled, test } from "./test";

const base = store.oneLinkTemplate ?? store.link;

const hrefs = (page: Page) =>
  page
    .locator("[data-store-link]")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
const state = (page: Page) => page.evaluate(() => window.smartLink);
const campaign = (link: URL) => link.searchParams.get("c");

/** The one link of the page, once it is tagged. */
async function taggedLink(page: Page) {
  await expect.poll(async () => (await state(page))?.status).toBe("tagged");
  const all = await hrefs(page);
  expect(all).toHaveLength(1);
  return new URL(all[0] ?? "");
}
async function openTagged(page: Page, address: string) {
  await page.goto(address);
  return taggedLink(page);
}
/** Has the provider's script behave as given; says how often it was asked for. */
async function answeredBy(page: Page, answer: (route: Route) => unknown = serve(provider)) {
  let count = 0;
  await page.route(store.smartScript, (route) => {
    count++;
    return answer(route);
  });
  return () => count;
}
/** Has each file that asks the provider pass through `answer`, and the rest through `other`. */
function onOwnPart(page: Page, answer: (route: Route) => unknown, other = () => Promise.resolve()) {
  return page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    const isPart = (await response.text()).includes("generateOneLinkURL");
    const isTaken = await (isPart ? answer(route) : other());
    if (!isTaken) await route.fulfill({ response });
  });
}

test.skip(store.consent === "off", "nobody is attributed");

test("the tagged link is on every control of every page, made by asking once", async ({ page }) => {
  await answeredBy(page);
  const link = await openTagged(page, "/");
  expect(link.origin + link.pathname).toBe(base);
  const said = { pid: store.defaultSource, af_ss_ui: "true" };
  expect(Object.fromEntries(link.searchParams)).toEqual(said);
  expect(await page.evaluate("window.timesAsked")).toBe(1);
  for (const { path } of pageList) expect((await openTagged(page, path)).href).toBe(link.href);
});

test("the tagged link carries every parameter's value once, unchanged", async ({ page }) => {
  await answeredBy(page);
  const odd = "a b & c=d #e %20 “f” '\" <script>alert(1)</script> 🍋 ÄÖ +";
  const names = {
    utm_source: "pid",
    utm_campaign: "c",
    utm_ad: "af_ad",
    utm_adset: "af_adset",
    utm_channel: "af_channel",
    fbclid: "af_sub2",
    gclid: "af_sub1",
  };
  const sent = Object.keys(names).map((key): [string, string] => [key, odd + key]);
  const link = await openTagged(page, `/?${new URLSearchParams(sent)}`);
  for (const [key, name] of Object.entries(names))
    expect(link.searchParams.getAll(name)).toEqual([odd + key]);
});

test("the tagged link keeps its campaign on later pages, and when one of them is loaded again", async ({
  page,
}) => {
  await answeredBy(page);
  await openTagged(page, "/?utm_source=ad&utm_campaign=spring");
  await page.getByRole("contentinfo").getByRole("link", { name: pages.aboutUs.label }).click();
  await expect(page).toHaveURL(pages.aboutUs.path);
  expect(campaign(await taggedLink(page))).toBe("spring");
  await page.reload();
  expect(campaign(await taggedLink(page))).toBe("spring");
});

test("the tagged link is on a control that is drawn anew, and on the page that a visitor comes back to", async ({
  page,
}) => {
  await answeredBy(page);
  const { href } = await openTagged(page, "/?utm_campaign=spring");
  const control = page.locator("#hero [data-store-link]").first();
  await control.evaluate((control, plain) => {
    const anew = control.cloneNode(true) as HTMLAnchorElement;
    anew.href = plain;
    control.replaceWith(anew);
  }, store.link);
  await expect.poll(() => hrefs(page)).toEqual([href]);
  await page.route(`${base}*`, (route) =>
    route.fulfill({ contentType: "text/html", body: "the store" }),
  );
  await control.click();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect.poll(() => hrefs(page)).toEqual([href]);
});

test("what tags the links is fetched before the page is hydrated", async ({ page }) => {
  const early = new Set<string>();
  const asked = await answeredBy(page);
  let release = () => {};
  const framework = new Promise<void>((resolve) => {
    release = resolve;
  });
  await onOwnPart(
    page,
    () => void early.add("part"),
    () => framework,
  );
  await page.goto("/?utm_source=ad", { waitUntil: "domcontentloaded" });
  await expect.poll(() => early.size + Math.min(asked(), 1)).toBe(2);
  expect(await page.locator("html").getAttribute("data-hydrated")).toBeNull();
  release();
  await taggedLink(page);
  // What is fetched later may still be on its way through the route above.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("where consent is asked for", () => {
  // The page is altered on its way, and its policy knows only what was built.
  test.use({ saysYes: false, bypassCSP: true });

  test("nothing is fetched or kept until the visitor says yes, and then the links are tagged", async ({
    page,
  }) => {
    const asked = await answeredBy(page);
    await page.route(/\/(\?.*)?$/, async (route) => {
      const response = await route.fetch();
      // As long as before, since the framework counts the letters of what it sends.
      const body = (await response.text()).replace(/not-needed(\\*")/g, "ask$1       ");
      await route.fulfill({ response, body });
    });
    await page.goto("/?utm_campaign=spring");
    await expect.poll(() => state(page)).toEqual({ status: "held" });
    await settled(page);
    expect(asked()).toBe(0);
    expect(await hrefs(page)).toEqual([store.link]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event("attribution-consent")));
    expect(campaign(await taggedLink(page))).toBe("spring");
    expect(asked()).toBe(1);
    // A yes from before the page is hydrated counts, too.
    await page.addInitScript(() => {
      sessionStorage.clear();
      addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("attribution-consent")));
    });
    expect(campaign(await openTagged(page, "/?utm_campaign=early"))).toBe("early");
  });
});

test("the visit goes on, with all that the address says, on pages that bring parameters of their own", async ({
  page,
}) => {
  await page.route(store.smartScript, () => {});
  await page.goto("/?utm_campaign=spring&lang=en", { waitUntil: "domcontentloaded" });
  await expect.poll(async () => (await state(page))?.status).toBe("pending");
  const asked = await answeredBy(page);
  const link = await openTagged(page, `${pages.aboutUs.path}?ref=friend&lang=de`);
  expect(campaign(link)).toBe("spring");
  expect(new URL(page.url()).search).toBe("?ref=friend&lang=de&utm_campaign=spring");
  const before = asked();
  expect((await openTagged(page, "/?lang=de")).href).toBe(link.href);
  expect(asked()).toBe(before);
  // Another click on an ad begins another visit.
  const other = await openTagged(page, "/?gclid=1");
  expect([other.searchParams.get("af_sub1"), campaign(other)]).toEqual(["1", null]);
});

test.describe("the plain link stays", () => {
  const providers: [string, (route: Route) => unknown, string?][] = [
    ["is blocked", (route) => route.abort("blockedbyclient")],
    ["hangs for ever", () => {}],
    ["has a syntax error", serve("window.AF_SMART_SCRIPT = {"), "SyntaxError"],
    ["throws while loading", serve("throw new Error('storage is denied');"), "storage is denied"],
    [
      "gives a link to somewhere else",
      serve(answering("{ clickURL: 'https://evil.example/app' }")),
    ],
  ];
  for (const [trouble, provide, complaint] of providers)
    test(`when the provider's script ${trouble}`, async ({ page, watched }) => {
      await answeredBy(page, provide);
      // A script asked for before the page's load event holds that event back for as long as it hangs.
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await settled(page);
      const failure = "Failed to load AppsFlyer Smart Script";
      const isBlocked = trouble.includes("blocked");
      if (isBlocked) await expect.poll(() => watched.complaints).toContain(failure);
      else if (!trouble.includes("hangs"))
        await expect.poll(async () => (await state(page))?.status).toBe("plain");
      expect(await hrefs(page)).toEqual([store.link]);
      expect((await state(page))?.status).not.toBe("tagged");
      const own = watched.complaints.filter((text) => !text.startsWith("Failed to load resource"));
      expect(own).toEqual(
        isBlocked ? [failure] : complaint ? [expect.stringContaining(complaint)] : [],
      );
    });

  test("when the visitor's browser sends Global Privacy Control, and nothing is fetched", async ({
    page,
  }) => {
    const asked = await answeredBy(page);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
    );
    await page.goto("/?utm_source=ad");
    await expect.poll(() => state(page)).toEqual({ status: "plain", reason: "refused" });
    await settled(page);
    expect(await hrefs(page)).toEqual([store.link]);
    expect(asked()).toBe(0);
  });

  test("when storage is denied, until the script itself gives a link", async ({
    page,
    watched,
  }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    await answeredBy(page);
    const link = await openTagged(page, "/?utm_source=ad");
    expect(link.searchParams.get("pid")).toBe("ad");
    expect(watched.complaints).toEqual([]);
  });
});

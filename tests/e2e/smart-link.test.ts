import type { Page, Route } from "playwright/test";
import { pageList, pages } from "../../content/pages";
import { store } from "../../content/store";
import {
  answering,
  expect,
  holdScripts,
  hydrated,
  open,
  provider,
  serve,
  settled,
  test,
} from "./test";

const base = store.oneLinkTemplate ?? store.link;

const hrefs = (page: Page) =>
  page
    .locator("a[data-placement]")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
const state = (page: Page) => page.evaluate(() => window.smartLink);
const campaign = (link: URL) => link.searchParams.get("c");

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
/** Gives how often the provider's script was asked for. */
async function answeredBy(page: Page, answer: (route: Route) => unknown = serve(provider)) {
  let count = 0;
  await page.route(store.smartScript, (route) => {
    count++;
    return answer(route);
  });
  return () => count;
}
test.skip(store.consent === "off", "nobody is attributed");

test("every control of every page has the one tagged link (req 118, 121-125)", async ({ page }) => {
  await answeredBy(page);
  const link = await openTagged(page, "/");
  expect(link.origin + link.pathname).toBe(base);
  const said = { pid: store.defaultSource, af_ss_ui: "true" };
  expect(Object.fromEntries(link.searchParams)).toEqual(said);
  expect(await page.evaluate("window.timesAsked")).toBe(1);

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
  const full = await openTagged(page, `/?${new URLSearchParams(sent)}`);
  for (const [key, name] of Object.entries(names))
    expect(full.searchParams.getAll(name)).toEqual([odd + key]);
  for (const { path } of pageList) expect((await openTagged(page, path)).href).toBe(full.href);
  await page.reload();
  expect((await taggedLink(page)).href).toBe(full.href);
});

test("every link keeps the tag across client navigation, reload and the way back (req 126)", async ({
  page,
}) => {
  await answeredBy(page);
  const { href } = await openTagged(page, "/?utm_campaign=spring");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: pages.aboutUs.label }).click();
  await expect(page).toHaveURL(pages.aboutUs.path);
  await expect(page).toHaveTitle(pages.aboutUs.seo.title);
  await expect.poll(() => hrefs(page)).toEqual([href]);
  expect(await page.evaluate("window.isSameDocument")).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator("#hero")).toBeVisible();
  await expect.poll(() => hrefs(page)).toEqual([href]);
});

test("a visitor who navigates before the script is there keeps the campaign", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await answeredBy(page, (route) => held.then(() => serve(provider)(route)));
  await page.goto("/?utm_campaign=spring", { waitUntil: "domcontentloaded" });
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: pages.aboutUs.label }).click();
  await expect(page).toHaveTitle(pages.aboutUs.seo.title);
  answer();
  expect(campaign(await taggedLink(page))).toBe("spring");
});

test("a click on a download link is announced with its placement", async ({ page }) => {
  await open(page);
  await page.evaluate(() =>
    addEventListener("store-click", (event) => Object.assign(window, { counted: event.detail })),
  );
  const link = page.locator("#hero a[data-placement]").first();
  await link.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await link.click();
  expect(await page.evaluate("window.counted")).toEqual({ placement: "hero", href: store.link });
});

test("what tags the links is fetched before the page is hydrated", async ({ page }) => {
  let isPartFetched = false;
  const asked = await answeredBy(page);
  const letGo = await holdScripts(page);
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes("generateOneLinkURL")) return route.fallback();
    isPartFetched = true;
    return route.fulfill({ response });
  });
  await page.goto("/?utm_source=ad", { waitUntil: "domcontentloaded" });
  await expect.poll(() => isPartFetched && asked() > 0).toBe(true);
  expect(await page.locator("html").getAttribute("data-hydrated")).toBeNull();
  letGo();
  await taggedLink(page);
  // What is fetched later may still be on its way through the route above.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("where consent is asked for", () => {
  // The test edits the page and its scripts, whose hashes are in the policy.
  test.use({ saysYes: false, bypassCSP: true });

  test("nothing is fetched or kept until the visitor says yes", async ({ page }) => {
    const asked = await answeredBy(page);
    await page.route(/\/(\?.*)?$/, async (route) => {
      const response = await route.fetch();
      // The same length, since React's payload states the length of its texts.
      const body = (await response.text()).replace(/not-needed(\\*")/g, "ask$1       ");
      await route.fulfill({ response, body });
    });
    await page.route(/\/_next\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"not-needed"', '"ask"');
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

test("the visit goes on where a page has parameters of its own (req 126)", async ({ page }) => {
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
  /* What is wrong with the provider's script, and what is complained of. */
  const providers: [string, (route: Route) => unknown, RegExp][] = [
    [
      "is blocked",
      (route) => route.abort("blockedbyclient"),
      /^Failed to load AppsFlyer Smart Script$/,
    ],
    ["hangs for ever", () => {}, /^$/],
    ["has a syntax error", serve("window.AF_SMART_SCRIPT = {"), /^[^|]*SyntaxError[^|]*$/],
    ["throws while loading", serve("throw new Error('is denied');"), /^[^|]*is denied[^|]*$/],
    ["gives another's link", serve(answering("{ clickURL: 'https://evil.example/app' }")), /^$/],
  ];
  for (const [trouble, provide, told] of providers)
    test(`when the provider's script ${trouble} (req 119, 130)`, async ({ page, complaints }) => {
      await answeredBy(page, provide);
      // A script asked for before the page's load event holds that event back for as long as it hangs.
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await settled(page);
      if (!/blocked|hangs/.test(trouble))
        await expect.poll(async () => (await state(page))?.status).toBe("plain");
      const own = () => complaints.filter((text) => !text.startsWith("Failed to load resource"));
      await expect.poll(() => own().join("|")).toMatch(told);
      expect(await hrefs(page)).toEqual([store.link]);
    });

  test("when the browser sends Global Privacy Control", async ({ page }) => {
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

  test("when storage is denied, until the script answers", async ({ page, complaints }) => {
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
    expect(complaints).toEqual([]);
  });
});

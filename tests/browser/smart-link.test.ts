import type { Page, Route } from "playwright/test";
import { home } from "../../content/home";
import { pages as content } from "../../content/pages";
import { store } from "../../content/store";
import {
  expect,
  holdScripts,
  open,
  serveProvider,
  serveResult,
  serveScript,
  skipUnless,
  test,
  waitForFrames,
  waitForHydration,
} from "./test";

/* Attribution, from the address of an ad to the download links. tests/unit/attribution has its rules. */

skipUnless(store.attribution !== "off", "store.attribution is off: the smart link is not tested");

const base = store.oneLinkTemplate ?? store.link;

const hrefs = (page: Page) =>
  page
    .locator("a[data-placement]")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
const smartLink = (page: Page) => page.evaluate(() => window.smartLink);
const campaign = (link: URL) => link.searchParams.get("c");

/** Waits until every download link is tagged, and returns their address. */
async function taggedLink(page: Page) {
  await expect.poll(async () => (await smartLink(page))?.status).toBe("tagged");
  const { href } = (await smartLink(page)) as { href: string };
  await expect.poll(() => hrefs(page)).toEqual([href]);
  return new URL(href);
}
async function openTagged(page: Page, address: string) {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return taggedLink(page);
}
const replaceProvider = (page: Page, respond: (route: Route) => unknown = serveProvider) =>
  page.route(store.smartScript, respond);

const names = {
  utm_source: "pid",
  utm_campaign: "c",
  utm_ad: "af_ad",
  utm_adset: "af_adset",
  utm_channel: "af_channel",
  fbclid: "af_sub2",
  gclid: "af_sub1",
};

test("a link has the default source, or an ad's parameters as they are (req 118, 120, 121, 122, 123, 124, 125, 137)", async ({
  page,
}) => {
  await replaceProvider(page);
  const link = await openTagged(page, "/");
  expect.soft(link.origin + link.pathname).toBe(base);
  const parameters = { pid: store.defaultSource, af_ss_ui: "true" };
  expect.soft(Object.fromEntries(link.searchParams)).toMatchObject(parameters);
  await expect.soft(page.locator(`script[src="${store.smartScript}"]`)).toHaveCount(1);

  const odd = "a b & c=d #e %20 “f” '\" <script>alert(1)</script> 🍋 ÄÖ +";
  const sent = Object.keys(names).map((key): [string, string] => [key, odd + key]);
  const { searchParams } = await openTagged(page, `/?${new URLSearchParams(sent)}`);
  for (const [key, name] of Object.entries(names)) expect.soft(searchParams.getAll(name), name).toEqual([odd + key]);
});

test("a visit has one link, on every page and as a global, until the visitor opens another ad (req 118, 126)", async ({
  page,
}) => {
  await replaceProvider(page);
  const { href } = await openTagged(page, "/?utm_campaign=spring&lang=en");
  await page.getByRole("contentinfo").getByRole("link", { name: content.aboutUs.linkText }).click();
  await expect(page).toHaveURL(content.aboutUs.path);
  expect((await taggedLink(page)).href).toBe(href);
  await page.goBack();
  expect((await taggedLink(page)).href).toBe(href);
  expect((await openTagged(page, `${content.aboutUs.path}?ref=friend`)).href).toBe(href);
  expect(await page.evaluate(() => window.linkCount)).toBeUndefined();

  const other = await openTagged(page, "/?gclid=1");
  expect([other.searchParams.get("af_sub1"), campaign(other)]).toEqual(["1", null]);

  // The visitor sees the page and leaves before its scripts have loaded.
  const release = await holdScripts(page);
  await page.goto("/?utm_campaign=summer", { waitUntil: "domcontentloaded" });
  await waitForFrames(page);
  await page.goto(content.aboutUs.path, { waitUntil: "domcontentloaded" });
  release();
  expect(campaign(await taggedLink(page))).toBe("summer");
});

test("an address with parameters after its anchor shows the section, and has a tagged link", async ({ page }) => {
  await replaceProvider(page);
  expect(campaign(await openTagged(page, `/#${home.faq.id}?utm_campaign=spring`))).toBe("spring");
  await expect(page.locator(`#${home.faq.id}`)).toBeInViewport();
});

/* A failure of the provider's script, and what is logged. */
const faults: [string, (route: Route) => unknown, RegExp][] = [
  ["throws", serveScript("throw new Error('is denied');"), /^[^|]*is denied[^|]*\|[^|]*data is undefined[^|]*$/],
  ["links to another host", serveResult("{ clickURL: 'https://evil.example/app' }"), /^$/],
  ["returns nothing", serveResult("null"), /^$/],
  ["never responds", () => {}, /^$/],
];

test("the plain link stays when the provider's script fails or never responds (req 119, 131)", async ({
  page,
  errors,
}) => {
  for (const [fault, respond, logged] of faults)
    await test.step(fault, async () => {
      errors.length = 0;
      await replaceProvider(page, respond);
      const requested = page.waitForRequest(store.smartScript);
      // A pending script delays the page's load event.
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await waitForHydration(page);
      await requested;
      if (fault !== "never responds") await expect.poll(async () => (await smartLink(page))?.status).toBe("plain");
      await expect.poll(() => errors.join("|")).toMatch(logged);
      expect(await hrefs(page)).toEqual([store.link]);
    });
});

test("a double click on a download link is reported once, with its placement", async ({ page }) => {
  await open(page);
  const link = page.locator("#hero a[data-placement]").first();
  await link.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  const clicks = await page.evaluateHandle(() => {
    const details: unknown[] = [];
    addEventListener("store-click", ({ detail }) => details.push(detail));
    return details;
  });
  await link.dblclick();
  expect(await clicks.jsonValue()).toEqual([{ placement: "hero", href: store.link }]);
});

test("a blocked provider's script is logged, and requested again after 1, 2 and 4 s, and no more (req 119, 128, 130)", async ({
  page,
  errors,
}) => {
  const times: number[] = [];
  await page.clock.install();
  await replaceProvider(page, async (route) => {
    times.push(await page.evaluate(() => Date.now()));
    await route.abort();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const statusSoon = async () => {
    await page.clock.runFor(500);
    return (await smartLink(page))?.status;
  };
  await expect.poll(statusSoon, { timeout: 20_000, intervals: [20] }).toBe("plain");
  // The preload may be the first of the requests.
  const [first = 0, second = 0, third = 0, fourth = 0] = times.slice(-4);
  expect.soft(times.length).toBeLessThanOrEqual(5);
  expect.soft(second - first).toBeGreaterThanOrEqual(990);
  expect.soft(third - second).toBeGreaterThanOrEqual(1990);
  expect.soft(fourth - third).toBeGreaterThanOrEqual(3990);
  const logs = errors.filter((text) => !text.startsWith("Failed to load resource"));
  expect.soft(logs).toEqual(["Failed to load AppsFlyer Smart Script"]);
  expect(await hrefs(page)).toEqual([store.link]);
});

test("the plain link stays when storage is denied (req 119)", async ({ page, errors }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  await replaceProvider(page);
  await page.goto("/");
  await expect.poll(async () => (await smartLink(page))?.status).toBe("plain");
  expect(await hrefs(page)).toEqual([store.link]);
  expect(errors.filter((text) => /hydrat/i.test(text))).toEqual([]);
});

test("with Global Privacy Control, nothing is requested or stored", async ({ page, errors }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await replaceProvider(page);
  await page.goto("/?utm_campaign=spring");
  await expect.poll(async () => (await smartLink(page))?.status).toBe("plain");
  expect(requested.filter((url) => !url.startsWith(`${process.env.SITE_ORIGIN}/`))).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await hrefs(page)).toEqual([store.link]);
  expect(errors).toEqual([]);
});

import type { Page, Route } from "playwright/test";
import { pageList, pages } from "../fixture-site/content/pages";
import { store } from "../fixture-site/content/store";
import {
  expect,
  holdScriptsWith,
  open,
  serveProvider,
  serveResult,
  serveScript,
  slow,
  test,
  waitForHydration,
  waitUntilSettled,
} from "./test";

const base = store.oneLinkTemplate ?? store.link;

const hrefs = (page: Page) =>
  page
    .locator("a[data-placement]")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
const smartLink = (page: Page) => page.evaluate(() => window.smartLink);
const campaign = (link: URL) => link.searchParams.get("c");

async function taggedLink(page: Page) {
  await expect.poll(async () => (await smartLink(page))?.status).toBe("tagged");
  const all = await hrefs(page);
  expect(all).toHaveLength(1);
  return new URL(all[0] ?? "");
}
async function openTagged(page: Page, address: string) {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return taggedLink(page);
}
const replaceProvider = (page: Page, respond: (route: Route) => unknown = serveProvider) =>
  page.route(store.smartScript, respond);

test("an ad's link is tagged with its parameters (req 118, 120, 121, 122, 123, 124, 125)", async ({ page }) => {
  await replaceProvider(page);
  const link = await openTagged(page, "/");
  expect(link.origin + link.pathname).toBe(base);
  const defaults = { pid: store.defaultSource, af_ss_ui: "true" };
  expect(Object.fromEntries(link.searchParams)).toEqual(defaults);
  expect(await page.evaluate(() => window.linkCount)).toBe(1);

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
  for (const [key, name] of Object.entries(names)) expect(full.searchParams.getAll(name)).toEqual([odd + key]);
});

test("every page has the same tagged link (req 118)", slow, async ({ page }) => {
  await replaceProvider(page);
  const { href } = await openTagged(page, "/?utm_campaign=spring");
  for (const { path } of pageList.slice(1)) expect((await openTagged(page, path)).href).toBe(href);
});

test("every link stays tagged across client navigation and back (req 126)", async ({ page }) => {
  await replaceProvider(page);
  const { href } = await openTagged(page, "/?utm_campaign=spring");
  const html = await page.locator("html").elementHandle();
  await page.getByRole("contentinfo").getByRole("link", { name: pages.aboutUs.linkText }).click();
  await expect(page).toHaveURL(pages.aboutUs.path);
  await expect(page).toHaveTitle(pages.aboutUs.seo.title);
  await expect.poll(() => hrefs(page)).toEqual([href]);
  // The document is still the same.
  expect(await html?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator("#hero")).toBeVisible();
  await expect.poll(() => hrefs(page)).toEqual([href]);
});

test("keeps the campaign when the visitor navigates before the script loads", slow, async ({ page }) => {
  const held: Route[] = [];
  await replaceProvider(page, (route) => held.push(route));
  await page.goto("/?utm_campaign=spring", { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  await page.getByRole("contentinfo").getByRole("link", { name: pages.aboutUs.linkText }).click();
  await expect(page).toHaveTitle(pages.aboutUs.seo.title);
  await replaceProvider(page);
  for (const route of held) await serveProvider(route);
  expect(campaign(await taggedLink(page))).toBe("spring");
});

test("keeps the campaign when the visitor navigates before the attribution has loaded", slow, async ({ page }) => {
  await replaceProvider(page);
  const release = await holdScriptsWith(page, "Failed to load AppsFlyer Smart Script");
  await page.goto("/?utm_campaign=spring", { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  await page.getByRole("contentinfo").getByRole("link", { name: pages.aboutUs.linkText }).click();
  await expect(page).toHaveTitle(pages.aboutUs.seo.title);
  expect(await smartLink(page)).toBe(undefined);
  release();
  expect(campaign(await taggedLink(page))).toBe("spring");
});

test("a click on a download link dispatches store-click with its placement", async ({ page }) => {
  await open(page);
  const link = page.locator("#hero a[data-placement]").first();
  await link.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  const click = await page.evaluateHandle(() => ({
    event: new Promise<CustomEvent>((resolve) => addEventListener("store-click", resolve)),
  }));
  await link.click();
  const detail = await click.evaluate(async ({ event }) => (await event).detail);
  expect(detail).toEqual({ placement: "hero", href: store.link });
});

test("only another ad starts a new visit (req 126)", slow, async ({ page }) => {
  await replaceProvider(page);
  const { href } = await openTagged(page, "/?utm_campaign=spring&lang=en");
  expect((await openTagged(page, `${pages.aboutUs.path}?ref=friend`)).href).toBe(href);
  const other = await openTagged(page, "/?gclid=1");
  expect([other.searchParams.get("af_sub1"), campaign(other)]).toEqual(["1", null]);
});

test.describe("the plain link stays", () => {
  /* What happens to the provider's script, and what is logged. */
  const providers: [string, (route: Route) => unknown, RegExp][] = [
    ["is blocked", (route) => route.abort(), /^Failed to load AppsFlyer Smart Script$/],
    ["never responds", () => {}, /^$/],
    [
      "has a syntax error",
      serveScript("window.AF_SMART_SCRIPT = {"),
      /^[^|]*SyntaxError[^|]*\|[^|]*data is undefined[^|]*$/,
    ],
    [
      "throws while loading",
      serveScript("throw new Error('is denied');"),
      /^[^|]*is denied[^|]*\|[^|]*data is undefined[^|]*$/,
    ],
    ["links to another host", serveResult("{ clickURL: 'https://evil.example/app' }"), /^$/],
  ];
  for (const [fault, respond, logged] of providers)
    test(
      `when the provider's script ${fault} (req 119, 130, 131)`,
      fault === "is blocked" ? {} : slow,
      async ({ page, errors }) => {
        await replaceProvider(page, respond);
        // A pending script delays the page's load event.
        await page.goto("/", { waitUntil: "domcontentloaded" });
        await waitUntilSettled(page);
        if (!/blocked|never/.test(fault)) await expect.poll(async () => (await smartLink(page))?.status).toBe("plain");
        const logs = () => errors.filter((text) => !text.startsWith("Failed to load resource"));
        await expect.poll(() => logs().join("|")).toMatch(logged);
        expect(await hrefs(page)).toEqual([store.link]);
      },
    );

  test("after the provider's script was requested again after 1, 2 and 4 s (req 128)", async ({ page }) => {
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
    expect(second - first).toBeGreaterThanOrEqual(990);
    expect(third - second).toBeGreaterThanOrEqual(1990);
    expect(fourth - third).toBeGreaterThanOrEqual(3990);
    expect(await hrefs(page)).toEqual([store.link]);
  });

  test("when storage is denied, until the script is loaded", slow, async ({ page, errors }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    await replaceProvider(page);
    const link = await openTagged(page, "/?utm_source=ad");
    expect(link.searchParams.get("pid")).toBe("ad");
    expect(errors).toEqual([]);
  });
});

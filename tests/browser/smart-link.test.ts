import type { Page, Route } from "playwright/test";
import { pages as content } from "../../content/pages";
import { store } from "../../content/store";
import { notChecked } from "../not-checked";
import {
  expect,
  holdScripts,
  open,
  serveProvider,
  serveResult,
  serveScript,
  test,
  waitForFrames,
  waitForHydration,
} from "./test";

/* Attribution, from the address of an ad to the download links. tests/unit/attribution has its rules. */

test.skip(() => {
  if (store.attribution === "off") notChecked("store.attribution is off: the smart link is not tested");
  return store.attribution === "off";
});

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

test("every link is tagged with the default source, by the provider's script (req 118, 120, 121, 125, 137)", async ({
  page,
}) => {
  await replaceProvider(page);
  const link = await openTagged(page, "/");
  expect(link.origin + link.pathname).toBe(base);
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ pid: store.defaultSource, af_ss_ui: "true" });
  await expect(page.locator(`script[src="${store.smartScript}"]`)).toHaveCount(1);
});

const names = {
  utm_source: "pid",
  utm_campaign: "c",
  utm_ad: "af_ad",
  utm_adset: "af_adset",
  utm_channel: "af_channel",
  fbclid: "af_sub2",
  gclid: "af_sub1",
};

test("an ad's parameters are in the link, as they are (req 121, 122, 123, 124)", async ({ page }) => {
  await replaceProvider(page);
  const odd = "a b & c=d #e %20 “f” '\" <script>alert(1)</script> 🍋 ÄÖ +";
  const sent = Object.keys(names).map((key): [string, string] => [key, odd + key]);
  const link = await openTagged(page, `/?${new URLSearchParams(sent)}`);
  for (const [key, name] of Object.entries(names)) expect(link.searchParams.getAll(name)).toEqual([odd + key]);
});

test("a visit has one link, on every page and as a global, until another ad (req 118, 126)", async ({ page }) => {
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
});

test("a campaign is kept when the visitor leaves before the scripts have loaded, and a newer one wins", async ({
  page,
}) => {
  await replaceProvider(page);
  await openTagged(page, "/?utm_campaign=spring");
  const release = await holdScripts(page);
  await page.goto("/?utm_campaign=summer", { waitUntil: "domcontentloaded" });
  // A page that nobody has seen is no visit.
  await waitForFrames(page);
  await page.goto(content.aboutUs.path, { waitUntil: "domcontentloaded" });
  release();
  expect(campaign(await taggedLink(page))).toBe("summer");
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

/* What happens to the provider's script, and what is logged. */
const faults: [string, (route: Route) => unknown, RegExp][] = [
  ["is blocked (req 119, 130)", (route) => route.abort(), /^Failed to load AppsFlyer Smart Script$/],
  ["never responds (req 119)", () => {}, /^$/],
  [
    "throws while loading (req 119, 131)",
    serveScript("throw new Error('is denied');"),
    /^[^|]*is denied[^|]*\|[^|]*data is undefined[^|]*$/,
  ],
  ["links to another host (req 119)", serveResult("{ clickURL: 'https://evil.example/app' }"), /^$/],
  ["returns nothing (req 119)", serveResult("null"), /^$/],
];
for (const [fault, respond, logged] of faults)
  test(`the plain link stays when the provider's script ${fault}`, async ({ page, errors }) => {
    await replaceProvider(page, respond);
    const requested = page.waitForRequest(store.smartScript);
    // A pending script delays the page's load event.
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await waitForHydration(page);
    await requested;
    if (!/blocked|never/.test(fault)) await expect.poll(async () => (await smartLink(page))?.status).toBe("plain");
    const logs = () => errors.filter((text) => !text.startsWith("Failed to load resource"));
    await expect.poll(() => logs().join("|")).toMatch(logged);
    expect(await hrefs(page)).toEqual([store.link]);
  });

test("the provider's script is requested again after 1, 2 and 4 s, and no more (req 128)", async ({ page }) => {
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

import type { Page, Route } from "playwright/test";
import { pageList, pages } from "../fixture-site/content/pages";
import { store } from "../fixture-site/content/store";
import {
  expect,
  holdScripts,
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

/* Attribution from the address of an ad to the download links, in a browser. tests/unit/attribution has its rules. */

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

test("an ad's link is tagged with its parameters (req 118, 120, 121, 122, 123, 124, 125)", async ({ page }) => {
  await replaceProvider(page);
  const link = await openTagged(page, "/");
  expect(link.origin + link.pathname).toBe(base);
  const defaults = { af_js_web: "true", af_ss_ver: "2_9_2", pid: store.defaultSource, af_ss_ui: "true" };
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

const followFooterLink = async (page: Page) => {
  await page.getByRole("contentinfo").getByRole("link", { name: pages.aboutUs.linkText }).click();
  await expect(page).toHaveTitle(pages.aboutUs.seo.title);
};

/* The query of an ad, and what the link then has. */
const ads: [string, Record<string, string>][] = [
  ["utm_source=z&utm_campaign=c", { pid: "z", c: "c" }],
  ["gclid=1", { pid: store.defaultSource, af_sub1: "1", gclid: "1" }],
  ["fbclid=1", { pid: store.defaultSource, af_sub2: "1", fbclid: "1" }],
  ["gbraid=1", { pid: store.defaultSource, gbraid: "1" }],
  ["ScCid=1", { pid: store.defaultSource, ScCid: "1" }],
];
for (const [index, [query, parameters]] of ads.entries())
  test(
    `keeps ${query} when the visitor is on another page before the provider's script executes`,
    index === 0 ? {} : slow,
    async ({ page }) => {
      const held: Route[] = [];
      await replaceProvider(page, (route) => held.push(route));
      await page.goto(`/?${query}`, { waitUntil: "domcontentloaded" });
      await waitForHydration(page);
      await followFooterLink(page);
      expect(new URL(page.url()).search).toBe("");
      await replaceProvider(page);
      for (const route of held) await serveProvider(route);
      expect(Object.fromEntries((await taggedLink(page)).searchParams)).toMatchObject(parameters);
    },
  );

test("keeps the campaign when the visitor navigates before the attribution has loaded", slow, async ({ page }) => {
  await replaceProvider(page);
  const release = await holdScriptsWith(page, "Failed to load AppsFlyer Smart Script");
  await page.goto("/?utm_campaign=spring", { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  await followFooterLink(page);
  expect(await smartLink(page)).toEqual({ status: "pending" });
  release();
  expect(campaign(await taggedLink(page))).toBe("spring");
});

test("keeps a newer campaign when the visitor loads another page before hydration", slow, async ({ page }) => {
  await replaceProvider(page);
  await openTagged(page, "/?utm_campaign=spring");
  const release = await holdScripts(page);
  await page.goto("/?utm_campaign=summer", { waitUntil: "domcontentloaded" });
  await page.goto(pages.aboutUs.path, { waitUntil: "domcontentloaded" });
  release();
  expect(campaign(await taggedLink(page))).toBe("summer");
});

test("a double click on a download link dispatches store-click once, with its placement", async ({ page }) => {
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

test("only another ad starts a new visit (req 126)", slow, async ({ page }) => {
  await replaceProvider(page);
  const { href } = await openTagged(page, "/?utm_campaign=spring&lang=en");
  expect((await openTagged(page, `${pages.aboutUs.path}?ref=friend`)).href).toBe(href);
  for (const [id, name] of [
    ["gclid", "af_sub1"],
    ["gbraid", "gbraid"],
    ["ttclid", "ttclid"],
  ] as const) {
    const other = await openTagged(page, `/?${id}=1`);
    expect([other.searchParams.get(name), campaign(other)]).toEqual(["1", null]);
  }
});

test("an ad in a new tab replaces the campaign of an earlier tab", slow, async ({ page, context }) => {
  await context.route(store.smartScript, serveProvider);
  await replaceProvider(page);
  await openTagged(page, "/?utm_source=earlier&utm_campaign=spring");
  const organic = await openTagged(await context.newPage(), "/");
  expect(campaign(organic)).toBe("spring");
  const { searchParams } = await openTagged(await context.newPage(), "/?gbraid=G1");
  expect(["pid", "c", "gbraid"].map((name) => searchParams.get(name))).toEqual([store.defaultSource, null, "G1"]);
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
        const requested = page.waitForRequest(store.smartScript);
        // A pending script delays the page's load event.
        await page.goto("/", { waitUntil: "domcontentloaded" });
        await waitUntilSettled(page);
        await requested;
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

  /* The provider's script throws, which the browser reports, and provides nothing. */
  const storages: Record<string, () => void> = {
    denied: () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    },
    null: () => {
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: null });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  };
  for (const [state, prepare] of Object.entries(storages))
    test(`when storage is ${state} (req 119, 131)`, slow, async ({ page, errors }) => {
      await page.addInitScript(prepare);
      await replaceProvider(page);
      await page.goto("/");
      await expect.poll(async () => (await smartLink(page))?.status).toBe("plain");
      expect(await hrefs(page)).toEqual([store.link]);
      expect(errors).toEqual([
        expect.stringMatching(/^(Uncaught )?\w*Error: /),
        expect.stringContaining("data is undefined"),
      ]);
    });

  for (const isRefused of [true, false])
    test(
      `with Global Privacy Control, and no third party is requested: ${isRefused}`,
      isRefused ? {} : slow,
      async ({ page, errors }) => {
        await page.addInitScript(
          (value) => Object.defineProperty(navigator, "globalPrivacyControl", { value }),
          isRefused,
        );
        await addAnalytics(page);
        await replaceProvider(page);
        const requested = new Set<string>();
        page.on("request", (request) => {
          if ([store.smartScript, analytics].some((address) => request.url().endsWith(address)))
            requested.add(request.url());
        });
        await page.goto("/");
        await expect.poll(async () => (await smartLink(page))?.status).toBe(isRefused ? "plain" : "tagged");
        await waitUntilSettled(page);
        expect(requested.size).toBe(isRefused ? 0 : 2);
        const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
        expect(stored === 0).toBe(isRefused);
        if (isRefused) expect(await hrefs(page)).toEqual([store.link]);
        expect(errors).toEqual([]);
      },
    );
});

const analytics = "/visits.js";

/** Adds analytics to the landing page, as the owner's setting does. */
async function addAnalytics(page: Page) {
  await page.route(analytics, serveScript(""));
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      // The policy has the hash of the script that is changed.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, "")
      // The script itself, and not its copy in the data for hydration.
      .replace("analytics:[]", `analytics:[{src:'${analytics}'}]`);
    expect(body).toContain(analytics);
    await route.fulfill({ response, body });
  });
}

import type { Page } from "playwright/test";
import { store } from "../../content/store";
import { adParameters } from "../../lib/attribution/visit";
import { landingPage, withLandingPage } from "./delivered";
import { expect, missingPath, pages, serveProvider, test, waitForHydration } from "./test";

const evilHost = "evil.example";

/* Values that an attacker may put into an address or the browser's storage. */
const payloads = [
  '"><img src=x onerror=window.ran=1>',
  "javascript:window.ran=1",
  '{"__proto__":{"ran":1}}',
  "</script><svg onload=window.ran=1>",
  `${store.link}@${evilHost}`,
  `x&af_r=https://${evilHost}`,
  `\\${evilHost}?a=b&utm_source=ad`,
  "%E0%A4%A",
  "\0\ud800\u202e\uffff",
];
const otherKeys =
  "af_sub2 af_r pid c keyword label pick redirect next url _rsc __proto__ constructor[prototype][ran] ran";
const paths = [...pages.map(({ path }) => path), missingPath, "//", "///about-us"];

/** Returns a query with the payload as the value of each key, both encoded and raw. */
function query(keys: string[], payload: string): string {
  const pairs = keys.map((key) => [key, payload]);
  const raw = pairs.map((pair) => pair.join("=")).join("&");
  return `${new URLSearchParams(pairs)}&${raw.replace(/[#\s\0]/g, "")}`;
}

const smartLinkStatus = (page: Page) => page.evaluate(() => window.smartLink?.status);

/** Replaces every value in storage. */
const poisonStorage = (page: Page, payload: string) =>
  page.evaluate((payload) => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of [...Object.keys({ ...localStorage, ...sessionStorage }), payload])
        storage.setItem(key, payload);
  }, payload);

async function expectUnharmed(page: Page) {
  const state = await page.evaluate((evilHost) => {
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    return {
      ran: "ran" in window || "ran" in {},
      isInserted: document.body.innerHTML.replace(/href="[^"]*"/g, "").includes(evilHost),
      // Download links may carry values of the address in their query, as the value of a parameter that the site sends.
      hostile: links.filter((href) => href.replace(/\?.*/s, "").includes(evilHost) || /^(javascript|data):/.test(href)),
      steered: links.filter((href) => /^https?:/.test(href) && new URL(href).searchParams.has("af_r")),
    };
  }, evilHost);
  expect(state).toEqual({ ran: false, isInserted: false, hostile: [], steered: [] });
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
}

test("values of an attacker in the address and in storage do nothing", async ({ page, errors, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const allowed = [`${baseURL}/`, "data:", store.smartScript];
    if (!allowed.some((start) => request.url().startsWith(start))) foreign.push(request.url());
  });
  await page.route(store.smartScript, serveProvider);
  // The site stores what it can.
  await page.goto("/?utm_source=ad");
  await expect.poll(() => smartLinkStatus(page)).toBe(store.attribution === "off" ? undefined : "tagged");
  for (const [index, payload] of payloads.entries())
    await test.step(JSON.stringify(payload), async () => {
      await poisonStorage(page, payload);
      await page.goto("about:blank");
      // Without the parameters of an ad, the page uses the link that an earlier page has stored.
      const keys = [...(index % 2 === 0 ? adParameters : []), ...otherKeys.split(" "), payload];
      const address = `${baseURL}${paths[index % paths.length]}?${query(keys, payload)}#${payload}`;
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await waitForHydration(page);
      await expect.poll(() => smartLinkStatus(page)).not.toBe("pending");
      await expectUnharmed(page);
      expect(new URL(page.url()).origin).toBe(baseURL);
      expect(foreign).toEqual([]);
    });
  // The 404 page logs its path.
  expect(errors.filter((text) => !text.includes("404"))).toEqual([]);
});

test("an address with odd slashes opens its page and keeps its query", async ({ page, baseURL, errors }) => {
  for (const [address, hash, shown] of [
    ["//", "#faq", 0],
    [`//${pages[1]?.path}/`, "", 1],
    ["/\\", "", 0],
  ] as const)
    await test.step(address + hash, async () => {
      await page.goto(`${baseURL}${address}?utm_source=ad${hash}`);
      await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[shown]?.title ?? "");
      const { pathname, search } = new URL(page.url());
      expect(pathname).toMatch(/^\/(?!\/)/);
      expect(search).toBe("?utm_source=ad");
    });
  expect(errors).toEqual([]);
});

test.describe("when a page has been altered", () => {
  test.use({ violatesPolicy: true });

  test("an injected script does not run, and the style of a consent tool applies", async ({ page, serveWith }) => {
    const injected = landingPage.replace(
      "</body>",
      '<script>window.ran = 1</script><img src="x" onerror="window.ran = 1"></body>',
    );
    const origin = await serveWith(withLandingPage(injected));
    const blocked: string[] = [];
    page.on("console", (message) => blocked.push(message.text()));
    await page.goto(origin);
    await expect.poll(() => blocked.join()).toContain("Content Security Policy");
    await page.evaluate(() => {
      const style = document.createElement("style");
      style.textContent = "main { outline: 5px solid }";
      document.head.append(style);
    });
    await expect(page.locator("main")).toHaveCSS("outline-width", "5px");
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });
});

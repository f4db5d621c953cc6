import type { Page } from "playwright/test";
import { adParameters } from "../../lib/attribution/decide";
import { store } from "../fixture-site/content/store";
import { everyPath, expect, pages, serveProvider, slow, test, waitForHydration } from "./test";

const evilHost = "evil.example";

/* Values that an attacker may put into an address or the browser's storage. */
const payloads = [
  '"><img src=x onerror=window.ran=1>',
  "javascript:window.ran=1",
  `//${evilHost}/`,
  '{"__proto__":{"ran":1}}',
  "<script>window.ran=1</script>",
  "'-(window.ran=1)-'",
  "</script><svg onload=window.ran=1>",
  `https://${evilHost}/?${store.link}`,
  `${store.link}@${evilHost}`,
  `\\${evilHost}?a=b&utm_source=ad`,
  `/${evilHost}?a=b&utm_source=ad`,
  "\\u003cimg src=x onerror=window.ran=1\\u003e",
  "%E0%A4%A",
  "null",
  "\0\ud800\u202e\uffff",
];
const otherKeys = "af_sub2 pid c label pick redirect next url _rsc __proto__ constructor[prototype][ran] ran";
const paths = [...everyPath, "//", "///about-us"];

/** Returns a query with the payload as the value of each key, both encoded and raw. */
function query(keys: string[], payload: string): string {
  const pairs = keys.map((key) => [key, payload]);
  const raw = pairs.map((pair) => pair.join("=")).join("&");
  return `${new URLSearchParams(pairs)}&${raw.replace(/[#\s\0]/g, "")}`;
}

const smartLinkStatus = (page: Page) => page.evaluate(() => window.smartLink?.status);

/** Opens the site once, and replaces every value that it stores. */
async function poisonStorage(page: Page, payload: string) {
  await page.goto("/?utm_source=ad");
  const status = store.attribution === "off" ? undefined : "tagged";
  await expect.poll(() => smartLinkStatus(page)).toBe(status);
  await page.evaluate((payload) => {
    const storages = [localStorage, sessionStorage];
    for (const storage of storages)
      for (const key of [...Object.keys({ ...localStorage, ...sessionStorage }), payload])
        storage.setItem(key, payload);
  }, payload);
  await page.goto("about:blank");
}

async function expectUnharmed(page: Page) {
  const state = await page.evaluate((evilHost) => {
    // Download links may carry values of the address in their query.
    const links = [...document.querySelectorAll("a")];
    const targets = links.map((link) => `${link.getAttribute("href")}`.replace(/\?.*/s, ""));
    return {
      ran: "ran" in window || "ran" in {},
      isInserted: document.body.innerHTML.replace(/href="[^"]*"/g, "").includes(evilHost),
      hostile: targets.filter((href) => href.includes(evilHost) || /^(javascript|data):/.test(href)),
    };
  }, evilHost);
  expect(state).toEqual({ ran: false, isInserted: false, hostile: [] });
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
}

/* Without parameters of an ad in the address, the page uses the link that an earlier page stored. */
const cases = payloads.flatMap((payload, index) => [
  { payload, keys: "all keys of the address", path: paths[index % paths.length], isAll: true },
  { payload, keys: "other keys of the address", path: paths[(index + 1) % paths.length], isAll: false },
]);

for (const [index, { payload, keys, path, isAll }] of cases.entries())
  test(
    `${JSON.stringify(payload)} in ${keys} and in storage does nothing`,
    index === 0 ? {} : slow,
    async ({ page, errors, baseURL }) => {
      const foreignRequests: string[] = [];
      page.on("request", (request) => {
        const url = request.url();
        const allowed = [`${baseURL}/`, "data:", store.smartScript];
        if (!allowed.some((start) => url.startsWith(start))) foreignRequests.push(url);
      });
      await page.route(store.smartScript, serveProvider);
      await poisonStorage(page, payload);
      const queryKeys = [...(isAll ? adParameters : []), ...otherKeys.split(" "), payload];
      const address = `${baseURL}${path}?${query(queryKeys, payload)}#${payload}`;
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await waitForHydration(page);
      await expect.poll(() => smartLinkStatus(page)).not.toBe("pending");
      await expectUnharmed(page);
      expect(new URL(page.url()).origin).toBe(baseURL);
      expect(foreignRequests).toEqual([]);
      // The 404 page logs its path.
      expect(errors.filter((text) => !text.includes("404"))).toEqual([]);
    },
  );

for (const [address, hash, shown] of [
  ["//", "", 0],
  [`//${pages[1]?.path}/`, "", 1],
  ["//", "#faq", 0],
  ["/\\", "", 0],
] as const)
  test(
    `${address}${hash} opens its page and keeps its query`,
    shown === 1 ? {} : slow,
    async ({ page, baseURL, errors }) => {
      await page.goto(`${baseURL}${address}?utm_source=ad${hash}`);
      await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[shown]?.title ?? "");
      const { pathname, search } = new URL(page.url());
      expect(pathname).toMatch(/^\/(?!\/)/);
      expect(search).toBe("?utm_source=ad");
      expect(errors).toEqual([]);
    },
  );

test("a style element that a consent tool inserts applies", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "main { outline: 5px solid }";
    document.head.append(style);
  });
  await expect(page.locator("main")).toHaveCSS("outline-width", "5px");
});

import { readFileSync } from "node:fs";
import type { Page, Route } from "playwright/test";
import { plainText } from "../../content/schema/plain-text";
import { fallbackFile, fallbacks } from "../../scripts/build/font-fallbacks";
import { slow4G } from "../budgets";
import { home } from "../fixture-site/content/home";
import { pages as content } from "../fixture-site/content/pages";
import {
  expect,
  holdScripts,
  layoutShift,
  onPhone,
  open,
  pages,
  scrollTo,
  slow,
  test,
  waitForFrames,
  waitForHydration,
  waitUntilSettled,
  withMotion,
} from "./test";

/* While the page loads, hydrates and is scrolled for the first time, nothing moves and no word is missing. */

const isPage = ({ pathname }: URL) => pages.some(({ path }) => path === pathname);
/*
 * The other pages are simpler: one width is enough. Open: at 320 px, the fixture's headline wraps differently in Arial and
 * Roboto, and shifts by 0.058.
 */
const visits = [390, 1440].flatMap((width) =>
  pages.filter(({ path }) => path === "/" || width === 390).map(({ path }) => ({ path, width })),
);

/** Makes a fallback the only system font of the page, regardless of the installed fonts. */
async function serveFallback(page: Page, { name, measured }: (typeof fallbacks)[number]) {
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const rules = RegExp(`(font-family:"?${name} as [^;]+;src:)[^;]+(;font-weight:(\\d+))`, "g");
    const changed = html.replace(rules, "$1url(/fallback-$3.woff2)$2").replace(/local\([^)]+\)/g, "local(none)");
    expect(changed).toContain("url(/fallback-");
    await route.fulfill({ response, body: changed });
  });
  await page.route("**/fallback-*.woff2", (route) => {
    const weight = route.request().url().includes("400") ? 400 : 700;
    const body = readFileSync(fallbackFile(measured, weight));
    return route.fulfill({ contentType: "font/woff2", body });
  });
}

/** Loads the fonts of a fallback, because installed fonts would be available at once. */
const loadFallback = (page: Page, name: string) =>
  page.evaluate((name) => {
    const fonts = [...document.fonts].filter(({ family }) => family.includes(`${name} as`));
    return Promise.all(fonts.map((font) => font.load()));
  }, name);

test.describe("fonts that load late", () => {
  // The style sheet is inline, and the policy allows only the original.
  test.use({ bypassCSP: true });

  for (const fallback of fallbacks)
    for (const { path, width } of visits) {
      // DejaVu is not on phones.
      if (fallback.name === "DejaVu" && width < 1000) continue;
      test(`hardly shift text of ${path} in ${fallback.name} at ${width} px`, slow, async ({ page }) => {
        await serveFallback(page, fallback);
        const held: Route[] = [];
        await page.route("**/media/*.woff2", (route) => void held.push(route));
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await waitForHydration(page);
        await loadFallback(page, fallback.name);
        const before = await layoutShift(page);
        for (const route of held.splice(0)) await route.continue();
        await waitUntilSettled(page);
        expect((await layoutShift(page)) - before).toBeLessThan(0.02);
      });
    }
});

test("a reader gets the text of every section while the scripts load", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.locator("body")).toContainText(plainText(home.closing.heading), { useInnerText: true });
  release();
});

test("pictures far below the window load once the visitor scrolls", onPhone, async ({ page }) => {
  /** Returns the number of lazy pictures that have loaded, from one distance in windows to another in px. */
  const countOfLoaded = (windows: number, px: number) =>
    page.evaluate(
      ([windows, px]) => {
        const pictures = [...document.images].filter(({ loading }) => loading === "lazy");
        const within = pictures.filter((picture) => {
          const { top, width } = picture.getBoundingClientRect();
          return width > 0 && top > windows * window.innerHeight && top < px;
        });
        return within.filter(({ complete, currentSrc }) => complete && currentSrc).length;
      },
      [windows, px] as const,
    );
  // Chrome would load these at once, because they are less than 3,000 px ahead. It skips boxes from 2.5 windows on.
  const countOfFar = () => countOfLoaded(2.5, 2500);
  await open(page);
  await expect.poll(() => countOfLoaded(0, 844)).toBeGreaterThan(0);
  await waitUntilSettled(page);
  expect(await countOfFar()).toBe(0);
  await scrollTo(page, 0, 20);
  await expect.poll(countOfFar).toBeGreaterThan(0);
});

test("hydration keeps the outer elements of static sections", slow, async ({ page, errors }) => {
  const { problem, whyPeopleTrust, founder, howItWorks, disclaimer, pricing } = home;
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const sections = [problem, whyPeopleTrust, founder, howItWorks, disclaimer, pricing];
  const elements = await Promise.all(sections.map(({ id }) => page.locator(`#${id} > *`).first().elementHandle()));
  release();
  await waitForHydration(page);
  for (const element of elements) expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  expect(errors).toEqual([]);
});

test("hydration restores a page that a browser extension changed", slow, async ({ page }) => {
  const text = () =>
    page.locator("main").evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      for (const element of copy.querySelectorAll("noscript")) element.remove();
      return copy.textContent;
    });
  /** Returns the fonts of the site, which have no name like "Arial as text". */
  const fonts = () =>
    page.evaluate(() => [...document.fonts].flatMap(({ family }) => (family.includes(" as ") ? [] : family)));
  // Low, so that the early script marks it.
  await page.setViewportSize({ width: 390, height: 650 });
  await open(page);
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-window-height", "low");
  const before = await text();
  const fontsBefore = await fonts();
  expect(fontsBefore.length).toBeGreaterThan(0);
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    for (const text of document.querySelectorAll("#label [role=status]")) text.replaceChildren("Translated");
    document.querySelector("#main")?.prepend(document.createElement("b"));
  });
  await expect(page.locator("#main > b")).toHaveCount(1);
  release();
  await waitForHydration(page);
  await expect(page.locator("#main > b")).toHaveCount(0);
  expect(await text()).toBe(before);
  expect(await fonts()).toEqual(fontsBefore);
  await expect(root).toHaveAttribute("data-window-height", "low");
});

test.describe("motion", () => {
  test.use(withMotion);

  // The main case is in tests/webkit/pages.test.ts.
  for (const [path, line] of [
    ...pages.map(({ path }) => [path, ""] as const),
    ["/", " on a slow line"],
    [content.aboutUs.path, " on a slow line"],
  ] as const)
    test(`${path} neither shifts nor logs errors while it is read${line}`, slow, async ({ page, errors }) => {
      if (line) {
        const session = await page.context().newCDPSession(page);
        await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
      }
      await open(page, path);
      // The tests above cover late fonts, with those fallbacks that phones have.
      await page.evaluate(() => document.fonts.ready);
      await waitForFrames(page);
      const before = await layoutShift(page);
      for (let share = 0; share <= 1; share += 0.1) {
        await scrollTo(page, share);
        await waitForFrames(page);
      }
      await waitUntilSettled(page);
      expect((await layoutShift(page)) - before).toBeLessThan(0.001);
      expect(errors).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

  test("the founder's stroke is drawn when it comes into view (req 140)", slow, async ({ page }) => {
    await open(page);
    const stroke = page.locator(`#${home.founder.id} mark > span`).first();
    const scale = () => stroke.evaluate((stroke) => new DOMMatrix(getComputedStyle(stroke).transform).a);
    await expect.poll(scale).toBe(0);
    await stroke.scrollIntoViewIfNeeded();
    await expect.poll(scale).toBe(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await waitUntilSettled(page);
    expect(await scale()).toBe(1);
  });
});

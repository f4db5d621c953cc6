import { readFileSync } from "node:fs";
import type { Page, Route } from "playwright/test";
import { pages as content } from "../../content/pages";
import { products } from "../../content/products";
import { findPath } from "../../lib/site/find-path";
import { fallbackFile, fallbacks } from "../../scripts/build/font-fallbacks";
import { landingPage } from "./delivered";
import { first, list } from "./puzzle";
import { expect, layoutShift, open, test, waitForFrames, waitForHydration, withMotion } from "./test";

/* Nothing moves when the page or its fonts arrive, or while it is read for the first time. */

// The style sheet is inline, and the policy allows only the original.
test.use({ ...withMotion, bypassCSP: true });

type Fallback = (typeof fallbacks)[number];

/** Makes a fallback the only system font of the page, whatever is installed. */
async function serveFallback(page: Page, { name, measured }: Fallback) {
  await page.route(/\/[\w-]*$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const rules = RegExp(`(font-family:"?${name} as [^;]+;src:)[^;]+(;font-weight:(\\d+))`, "g");
    const changed = html.replace(rules, "$1url(/fallback-$3.woff2)$2").replace(/local\([^)]+\)/g, "local(none)");
    expect(changed).toContain("url(/fallback-");
    await route.fulfill({ response, body: changed });
  });
  await page.route("**/fallback-*.woff2", (route) => {
    const weight = route.request().url().includes("400") ? 400 : 700;
    return route.fulfill({ contentType: "font/woff2", body: readFileSync(fallbackFile(measured, weight)) });
  });
}

/** Opens a page in the fallback that is served. Returns a function that loads the web fonts. */
async function openInFallback(page: Page, path: string, { name }: Fallback) {
  const held: Route[] = [];
  await page.route("**/media/*.woff2", (route) => void held.push(route));
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  // An installed font would be available at once.
  await page.evaluate((name) => {
    const fonts = [...document.fonts].filter(({ family }) => family.includes(`${name} as`));
    return Promise.all(fonts.map((font) => font.load()));
  }, name);
  return async () => {
    expect(held.length).toBeGreaterThan(0);
    await page.unroute("**/media/*.woff2");
    for (const route of held) await route.continue();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
  };
}

for (const fallback of fallbacks.filter(({ name }) => name !== "DejaVu")) {
  test(`fonts that load late hardly move a page in ${fallback.name}`, async ({ page }) => {
    await serveFallback(page, fallback);
    for (const [path, width] of [
      [content.home.path, 390],
      [content.home.path, 1440],
      [content.aboutUs.path, 390],
    ] as const)
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        const loadFonts = await openInFallback(page, path, fallback);
        const before = await layoutShift(page);
        await loadFonts();
        expect.soft((await layoutShift(page)) - before).toBeLessThan(0.01);
      });
  });

  test(`lists are as wide in ${fallback.name} as in the web font, so that they have as many lines`, async ({
    page,
  }) => {
    await serveFallback(page, fallback);
    for (const { id } of products)
      await test.step(id, async () => {
        const loadFonts = await openInFallback(page, findPath(id), fallback);
        const widthOfList = () =>
          list(page).evaluate((element: HTMLElement) => {
            element.style.whiteSpace = "nowrap";
            element.style.width = "max-content";
            return element.offsetWidth;
          });
        const before = await widthOfList();
        await loadFonts();
        // All lists share one size, and digits are drawn in another font.
        expect(Math.abs(before / (await widthOfList()) - 1)).toBeLessThan(0.015);
      });
  });
}

test("the package's brand does not move when the list below it arrives", async ({ page }) => {
  const brand = page.locator("#label").getByText(first?.brand ?? "", { exact: true });
  const place = async () => {
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    return (await brand.boundingBox())?.y ?? Number.NaN;
  };
  const untilList = landingPage.slice(0, landingPage.indexOf('role="group"', landingPage.indexOf('id="label"')));
  for (const [width, height] of [
    [768, 1024],
    [1280, 720],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      const placeAtEnd = await place();
      await page.route("/", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: untilList }));
      await page.reload();
      await expect(list(page)).toHaveCount(0);
      expect(await place()).toBeCloseTo(placeAtEnd, 0);
      await page.unroute("/");
    });
});

test("nothing moves while the landing page is read for the first time", async ({ page, errors }) => {
  await open(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await waitForFrames(page);
  }
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(errors).toEqual([]);
});

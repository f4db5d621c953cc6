import type { Page } from "playwright/test";
import { plainText } from "../../content/schema/plain-text";
import { faq } from "../fixture-site/content/faq";
import { home } from "../fixture-site/content/home";
import { products, puzzleCopy } from "../fixture-site/content/products";
import { site } from "../fixture-site/content/site";
import { testimonials } from "../fixture-site/content/testimonials";
import { findLayoutFaults } from "../helpers/find-layout-faults";
import { wordPattern } from "../helpers/word-pattern";
import {
  doubleTextSize,
  everyPath,
  expect,
  onPhone,
  open,
  pages,
  scrollTo,
  slowOnDesktop,
  slowOnPhone,
  test,
  waitForFrames,
  withMotion,
} from "./test";

/* No text is cut off or covered: with large text, from right to left, in print and without scripts. */

const faultsOf = (page: Page, notch = 0) => page.evaluate(findLayoutFaults, { notch });

for (const path of everyPath)
  test(`no text of ${path} is cut off or overlaps`, slowOnPhone, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, path);
    const insets = { left: 59, right: 59 };
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
    expect(await faultsOf(page, 59), "beside a notch").toEqual([]);
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets: {} });
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await faultsOf(page), "at 400 %").toEqual([]);
    await doubleTextSize(page);
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await faultsOf(page), `at 200 %, ${width} px wide`).toEqual([]);
    }
  });

for (const width of [320, 360, 768])
  test(`no heading is cut off when only the text is enlarged, at ${width} px`, slowOnDesktop, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await page.evaluate(() => {
      const elements = [...document.querySelectorAll<HTMLElement>("body, body :not(svg, svg *)")];
      const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      for (const [index, element] of elements.entries())
        element.style.setProperty("font-size", `${1.5 * (sizes[index] ?? 0)}px`, "important");
    });
    for (const heading of await page.locator("h1, h2").all()) {
      const overflow = await heading.evaluate((element) => element.scrollWidth - element.clientWidth);
      // A stroke extends beyond its word.
      const stroke = await heading.evaluate((element) => 0.25 * Number.parseFloat(getComputedStyle(element).fontSize));
      expect(overflow, (await heading.textContent()) ?? "").toBeLessThanOrEqual(stroke);
    }
  });

test("no text is cut off or overlaps when a translator writes from right to left", slowOnPhone, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const lines = () => page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.getClientRects().length);
  const before = await lines();
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  expect(await faultsOf(page)).toEqual([]);
  expect(await lines()).toBe(before);
  const [first, second] = await page.locator(`#${home.founder.id} p > a`).all();
  const { x = 0, width = 0 } = (await first?.boundingBox()) ?? {};
  const next = await second?.boundingBox();
  expect((next?.x ?? 0) - (x + width)).toBeGreaterThan(5);
});

test("scrolls to content below the sticky header", slowOnDesktop, async ({ page }) => {
  await open(page);
  const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
  const padding = `${Math.round(height) + 16}px`;
  await expect(page.locator("html")).toHaveCSS("scroll-padding-top", padding);
  await scrollTo(page, 0.5);
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
});

for (const { id, ingredients } of products)
  test(`no answer on the package of ${id} is cut off with text at 200 %`, slowOnPhone, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, `/?label=${id}`);
    await doubleTextSize(page);
    for (const { name, what } of ingredients) {
      await page.getByRole("button", { name: wordPattern(name) }).click();
      await expect(page.locator("#label [aria-live]")).toContainText(what);
      expect(await faultsOf(page), name).toEqual([]);
    }
  });

test("buttons scroll the audience cards by a window", slowOnDesktop, async ({ page }) => {
  await open(page);
  const section = page.locator(`#${home.whoThisHelps.id}`);
  const first = section.getByRole("listitem").first();
  const { next, previous } = site.scroller;
  await section.getByRole("button", { name: next }).click();
  await expect(first).not.toBeInViewport();
  await section.getByRole("button", { name: previous }).click();
  await expect(first).toBeInViewport({ ratio: 0.8 });
});

test.describe("in print", slowOnPhone, () => {
  test.use(withMotion);

  test("the landing page shows everything", async ({ page }) => {
    await open(page);
    await scrollTo(page, 0.5);
    await waitForFrames(page);
    await page.emulateMedia({ media: "print" });
    for (const { answer } of faq) await expect(page.getByText(plainText(answer))).toBeVisible();
    // The marquee renders its second list when it is near.
    for (const { quote } of testimonials)
      await expect(page.getByText(plainText(quote)).filter({ visible: true })).toHaveCount(1);
    for (const { name } of products[0].ingredients)
      await expect(page.getByRole("button", { name: wordPattern(name) })).toBeVisible();
    await expect(page.getByRole("complementary", { name: home.downloadBar.title })).toBeHidden();
  });

  test("shows the price tag upright before it has been scrolled into view", async ({ page }) => {
    await open(page);
    const tag = page.getByRole("list").filter({ hasText: home.pricing.points[0] }).locator("..");
    // Its entrance has not started.
    await expect(tag).not.toHaveCSS("transform", "none");
    await page.emulateMedia({ media: "print" });
    await expect(tag).toHaveCSS("transform", "none");
  });

  test("every page fits the width of A4", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    // 210 mm without margins of 14 mm, at 96 px per inch.
    await page.setViewportSize({ width: 688, height: 1000 });
    for (const { path } of pages) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(688);
    }
  });
});

test.describe("without scripts", onPhone, () => {
  test.use({ ...withMotion, javaScriptEnabled: false });

  test("every word is visible, and the quotes can be scrolled", async ({ page }) => {
    await page.goto("/");
    const copy = [...faq.map(({ answer }) => plainText(answer)), ...testimonials.map(({ quote }) => plainText(quote))];
    for (const words of [...copy, home.downloadBar.title]) await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(puzzleCopy.invitation)).toBeHidden();
    for (const heading of await page.getByRole("heading", { level: 2 }).all()) await expect(heading).toBeVisible();
    if (testimonials.length === 0) return;
    const last = page.locator(`#${home.testimonials.id}`).getByRole("listitem").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
});

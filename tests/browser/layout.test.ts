import type { Page } from "playwright/test";
import { home } from "../../content/home";
import { findLayoutFaults } from "./find-layout-faults";
import { findSplitWords } from "./find-split-words";
import { doubleTextSize, expect, missingPath, onDesktop, open, pages, test, waitForFrames } from "./test";

/* No text is cut off, covered or divided: in any window, with large text, from right to left. */

const paths = [...pages.map(({ path }) => path), missingPath];
const faultsOf = (page: Page, notch = 0) => page.evaluate(findLayoutFaults, { notch });

async function resize(page: Page, width: number, height = 844) {
  await page.setViewportSize({ width, height });
  await waitForFrames(page);
}

for (const path of paths)
  test(`no text of ${path} is cut off, covered or divided from 280 to 1,920 px, and with text at 200 %`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of [280, 320, 390, 768, 1024, 1440, 1920]) {
      await resize(page, width);
      expect.soft(await faultsOf(page), `at ${width} px`).toEqual([]);
      if ([390, 768, 1440].includes(width))
        expect.soft(await page.evaluate(findWrongSizes), `at ${width} px`).toEqual([]);
      if (width < 800) expect.soft(await page.evaluate(findSplitWords), `at ${width} px`).toEqual([]);
    }
    await doubleTextSize(page);
    for (const width of [320, 390, 768]) {
      await resize(page, width);
      expect.soft(await faultsOf(page), `at ${width} px and 200 %`).toEqual([]);
      expect.soft(await page.evaluate(findSplitWords), `at ${width} px and 200 %`).toEqual([]);
    }
    // 400 %
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await resize(page, 320, 256);
    expect.soft(await faultsOf(page), "at 320x256").toEqual([]);
  });

test("no text is behind a notch, or cut off when a translator writes from right to left", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: 59, right: 59 } });
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  expect.soft(await faultsOf(page, 59), "beside a notch").toEqual([]);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: {} });
  await resize(page, 390);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await waitForFrames(page);
  expect.soft(await faultsOf(page), "from right to left").toEqual([]);
});

test("no heading is cut off when only the text is enlarged", onDesktop, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await open(page);
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>("body, body :not(svg, svg *)")];
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [index, element] of elements.entries())
      element.style.setProperty("font-size", `${1.5 * (sizes[index] ?? 0)}px`, "important");
  });
  const overflows = await page.locator("h1, h2").evaluateAll((headings) =>
    headings.flatMap((heading) => {
      // A stroke extends beyond its word.
      const stroke = 0.25 * Number.parseFloat(getComputedStyle(heading).fontSize);
      return heading.scrollWidth - heading.clientWidth > stroke ? heading.textContent : [];
    }),
  );
  expect(overflows).toEqual([]);
});

for (const [width, height] of [
  [320, 568],
  [390, 664],
  [390, 844],
  [1440, 900],
] as const)
  test(`the headline is whole, and nothing covers it, at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const headline = page.getByRole("heading", { level: 1 });
    await expect(headline).toBeInViewport({ ratio: 1 });
    const covered = await headline.evaluate((headline) => {
      const range = document.createRange();
      range.selectNodeContents(headline);
      const points = [...range.getClientRects()].map(({ left, top, width, height }) => [
        left + width / 2,
        top + height / 2,
      ]);
      return points.filter(([x = 0, y = 0]) => !headline.contains(document.elementFromPoint(x, y)));
    });
    expect(covered).toEqual([]);
  });

test("the disclaimer has three words on a line in a narrow window and with large text (req 54)", async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 844 });
  await open(page);
  const paragraph = page.getByText(home.disclaimer.disclaimer.text, { exact: true });
  /** Returns the paragraph's words for each of its lines. */
  const wordsPerLine = () =>
    paragraph.evaluate((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return range.toString().split(/\s+/).length / lines.size;
    });
  expect(await wordsPerLine()).toBeGreaterThanOrEqual(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleTextSize(page);
  expect(await wordsPerLine()).toBeGreaterThanOrEqual(3);
});

test("an anchor's target is below the sticky header", onDesktop, async ({ page }) => {
  await open(page, `/#${home.pricing.id}`);
  const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
  const heading = page.locator(`#${home.pricing.id}`);
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(Math.floor(height));
  await expect(heading).toBeInViewport();
});

/** Returns the pictures whose `sizes` is not the rendered width: up to 2 px less, and up to 10 % more. Runs in the page. */
function findWrongSizes(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>("img")].flatMap((image) => {
    const source = image.closest("picture")?.querySelector<HTMLSourceElement>("source[sizes]");
    const sizes = source?.sizes || image.sizes;
    const { paddingLeft, paddingRight } = getComputedStyle(image);
    const rendered = image.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (!sizes || rendered <= 0) return [];
    const entries = sizes.split(",").map((entry) => /^\s*(\([^()]*\))?\s*(.+)$/.exec(entry) ?? []);
    const [, , length = ""] = entries.find(([, media]) => !media || matchMedia(media).matches) ?? [];
    const ruler = document.createElement("div");
    ruler.style.cssText = `position:absolute;visibility:hidden;width:${length}`;
    document.body.append(ruler);
    const declared = ruler.getBoundingClientRect().width;
    ruler.remove();
    const isRight = declared >= rendered - 2 && declared <= Math.max(rendered + 2, rendered * 1.1);
    return isRight ? [] : [`${image.getAttribute("src")}: ${declared} px declared, ${rendered} px rendered`];
  });
}

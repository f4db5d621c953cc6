import type { Locator, Page } from "playwright/test";
import { home } from "../../content/home";
import { findLayoutFaults } from "./find-layout-faults";
import { doubleTextSize, expect, open, resize, test, waitForFrames } from "./test";

/* No text of the landing page is cut off, covered or divided. pages.test.ts tests every page in windows of any width. */

const faultsOf = (page: Page, notch = 0) => page.evaluate(findLayoutFaults, { notch });

test("no text is behind a notch, or cut off from right to left or when only the text is enlarged", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: 59, right: 59 } });
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  expect.soft(await faultsOf(page, 59), "beside a notch").toEqual([]);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: {} });
  await resize(page, 390);
  // As a translator does.
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await waitForFrames(page);
  expect.soft(await faultsOf(page), "from right to left").toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "ltr"));
  await resize(page, 360);
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
  expect(overflows, "headings with enlarged text").toEqual([]);
});

test("the headline is whole in common windows, and the disclaimer has three words on a line (req 54)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page);
  const headline = page.getByRole("heading", { level: 1 });
  for (const [width, height] of [
    [390, 664],
    [320, 568],
    [390, 844],
    [1440, 900],
  ] as const) {
    await resize(page, width, height);
    await expect.soft(headline, `at ${width}x${height}`).toBeInViewport({ ratio: 1 });
    expect.soft(await headline.evaluate(findCoveredLines), `at ${width}x${height}`).toEqual([]);
  }
  const disclaimer = page.getByText(home.disclaimer.disclaimer.text, { exact: true });
  await resize(page, 280);
  expect.soft(await disclaimer.evaluate(wordsPerLine), "at 280 px").toBeGreaterThanOrEqual(3);
  await resize(page, 390);
  await doubleTextSize(page);
  expect(await disclaimer.evaluate(wordsPerLine), "at 390 px and 200 %").toBeGreaterThanOrEqual(3);
  const button = page.getByRole("link", { name: home.hero.button, exact: true }).first();
  const offer = page.getByText(home.hero.offer, { exact: true }).first();
  // Letters are lower than their line by a fraction of a pixel.
  expect(await topOf(offer), "the offer at 200 %").toBeGreaterThan((await button.evaluate(bottomOfText)) - 1);
});

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

/** Returns the lower edge of an element's text, in the window. Runs in the page. */
function bottomOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().bottom;
}

/** Returns the middles of an element's lines that something else covers. Runs in the page. */
function findCoveredLines(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const middles = [...range.getClientRects()].map((line) => [line.left + line.width / 2, line.top + line.height / 2]);
  return middles.filter(([x = 0, y = 0]) => !element.contains(document.elementFromPoint(x, y)));
}

/** Returns the words of a paragraph for each of its lines. Runs in the page. */
function wordsPerLine(paragraph: Element) {
  const range = document.createRange();
  range.selectNodeContents(paragraph);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
  return range.toString().split(/\s+/).length / lines.size;
}

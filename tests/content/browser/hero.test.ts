import type { Page } from "playwright/test";
import { products, puzzleCopy } from "../../../content/products";
import type { RichTextCopy } from "../../../content/schema";
import { longestLabel } from "../../../content/schema/common";
import { plainText, wordsOf } from "../../../content/schema/plain-text";
import { isLongLabel, longestLargeLabel } from "../../../lib/products/is-long-label";
import { headlineWidth } from "../../../lib/text/font-metrics";
import { headlineLines } from "../../../lib/text/headline-lines";
import { headlineScale } from "../../../lib/text/headline-scale";
import { expect, open, slow, test, waitUntilSettled } from "../../e2e/test";
import { type Box, boxesOf, overlapOf, wordBoxes } from "../../helpers/word-boxes";

/*
 * Any headline of up to 48 characters, with a name of 3 to 24 letters, keeps its place in the hero. Any brand of up to 10
 * letters keeps the hero's height. The longest label that the schema allows fits the first window of a desktop.
 */

const headlines: RichTextCopy[] = [
  ["Hi"],
  ["Read any label in seconds."],
  ["Know what is in every package before you buy it."],
  ["Donaudampfschifffahrtsgesellschaftskapitän"],
  ["Misunderstanding ingredients? ", { mark: "Not anymore." }],
  ["Labels, in ", { mark: "plain English" }, ", for you."],
  [{ mark: "Every single ingredient on every label explained" }],
  [{ mark: "Ask Lumen." }, " ", { mark: "Any label." }, " Any time"],
  ["WHAT MMMMMM IN MMMM? ", { mark: "WWWW MMMMMMM WWWWWWWWW" }],
];
const names = ["Yuk", "Lumen Label", "Misunderstandings", "Extraordinarily Good Tag", "Abcdefghijklmnopqrstuvwx"];
/** With a final point. */
const longestName = 25;
const ofNames: RichTextCopy[] = names.map((name) => ["What’s in it? ", { mark: `Ask\u00a0${name}.` }]);
const cases = [...headlines, ...ofNames].map((tokens) => ({
  title: plainText(tokens),
  scale: headlineScale(tokens),
  lines: headlineLines(tokens).map((line) =>
    line.map((token) => ({ text: wordsOf(token), isMark: typeof token === "object" && "mark" in token })),
  ),
}));

/** Shows a headline as a build with this content would. Runs in the page. */
function show(
  heading: HTMLElement | SVGElement,
  { lines, scale, strokeClass }: (typeof cases)[number] & { strokeClass: string },
) {
  function nodeOf({ text, isMark }: (typeof lines)[number][number]) {
    if (!isMark) return text;
    const mark = document.createElement("mark");
    for (const [index, word] of text.split(" ").entries()) {
      const stroke = document.createElement("span");
      stroke.className = strokeClass;
      stroke.textContent = word;
      mark.append(index > 0 ? " " : "", stroke);
    }
    return mark;
  }
  const nodes = lines.flatMap((line) => [document.createElement("br"), ...line.map(nodeOf)]);
  heading.replaceChildren(...nodes.slice(1));
  heading.style.setProperty("--headline-scale", String(scale));
}

/**
 * Shows each headline. Returns the words that are cut off, divided, or under the mascot's drawing or the package, by
 * headline, and the hero's greatest height in px.
 */
async function tryHeadlines(page: Page) {
  const heading = page.getByRole("heading", { level: 1 });
  // A headline may have no mark.
  const strokeClass = await heading.evaluate((heading) => heading.querySelector("mark > span")?.className ?? "");
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const misplaced: Record<string, string[]> = {};
  let highest = 0;
  for (const headline of cases) {
    await heading.evaluate(show, { ...headline, strokeClass });
    highest = Math.max(highest, (await heroBox(page)).height);
    const drawn = await page.locator("#hero svg:has(.mascot-loupe) *, #hero #label").evaluateAll(boxesOf);
    const isMisplaced = (line: Box) => {
      if (line.left < 0 || line.right > window.width || line.bottom > window.height) return true;
      // The ascent and the descent of a line are empty.
      const letters = { ...line, top: line.top + line.height * 0.2, bottom: line.top + line.height * 0.8 };
      return drawn.some((cover) => {
        const { x, y } = overlapOf(letters, cover);
        return x > 4 && y > 1;
      });
    };
    // Only a word that is longer than any name may break.
    const isBroken = (word: string, lines: Box[]) => word.length <= longestName && lines.length > 1;
    const boxes = await heading.evaluate(wordBoxes);
    const words = boxes.filter(({ word, lines }) => lines.some(isMisplaced) || isBroken(word, lines));
    if (words.length > 0) misplaced[headline.title] = words.map(({ word }) => word);
  }
  return { misplaced, highest };
}

async function heroBox(page: Page) {
  const { y = 0, height = 0 } = (await page.locator("#hero").boundingBox()) ?? {};
  return { y, height };
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [430, 932],
  [600, 900],
  [700, 900],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`any headline keeps its place at ${width}x${height}`, width === 320 ? {} : slow, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await waitUntilSettled(page);
    const before = await heroBox(page);
    const { misplaced, highest } = await tryHeadlines(page);
    expect(misplaced).toEqual({});
    // In a wide window, the package determines the hero's height.
    if (width >= 1280) expect(highest).toBeCloseTo(before.height, 1);
    if (width >= 1440) expect(before.y + highest).toBeLessThanOrEqual(height);
  });

for (const { id } of products)
  for (const width of [320, 390, 768, 1024, 1440])
    test(`any headline keeps its place above ${id} at ${width} px`, slow, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/?label=${id}`);
      await waitUntilSettled(page);
      const { misplaced } = await tryHeadlines(page);
      expect(misplaced).toEqual({});
    });

/* The last one has the widest letters. */
const brands = ["yo", "smeermoo", "granolabar", "Nut & Oats", "MMMMMMMMMM"];

/** Shows each brand on the package. Returns the hero's heights in px, by brand. */
async function tryBrands(page: Page) {
  const name = await page.locator("#label").getAttribute("aria-labelledby");
  const brandId = name?.split(" ")[0] ?? "";
  const heights: Record<string, number> = {};
  for (const brand of brands) {
    await page.locator(`[id="${brandId}"]`).evaluate(
      (element, { brand, width }) => {
        element.textContent = brand;
        element.style.setProperty("--brand-width", String(width));
      },
      { brand, width: headlineWidth(brand) },
    );
    heights[brand] = (await heroBox(page)).height;
  }
  return heights;
}

for (const { id } of products)
  for (const width of [320, 360, 390, 768, 1024, 1440])
    test(
      `any brand on ${id} keeps the hero's height at ${width} px`,
      id === products[0].id && width === 320 ? {} : slow,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, `/?label=${id}`);
        await waitUntilSettled(page);
        const { height } = await heroBox(page);
        for (const [brand, other] of Object.entries(await tryBrands(page)))
          expect(Math.abs(other - height), brand).toBeLessThan(4);
      },
    );

/** Returns `count` texts that have `length` characters together. Every second one is longer by `difference`. */
function textsOf(count: number, length: number, difference: number) {
  const sentence = "Prunus amygdalus dulcis oil ethylhexyl";
  const lengths = Array.from({ length: count }, (_, index) => {
    const share = Math.floor(length / count) + (index < length % count ? 1 : 0);
    const isLast = index === count - 1 && count % 2 === 1;
    return isLast ? share : share + (index % 2 === 1 ? difference : -difference);
  });
  return lengths.map((length) => sentence.slice(0, length));
}

for (const { id, ingredients, chips } of products)
  for (const [width, height] of [
    [1280, 900],
    [1440, 900],
    [1920, 1080],
  ] as const)
    test(`the longest label of ${id} fits a window of ${width}x${height}`, slow, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, `/?label=${id}`);
      const list = page.getByRole("group", { name: puzzleCopy.lead });
      const words = list.getByRole("button");
      await expect(words).toHaveCount(ingredients.length);
      const separators = 2 * (ingredients.length - 1);
      // The longest large label, and the longest small one.
      for (const length of [longestLargeLabel, longestLabel.names])
        for (const difference of [0, 2, 4, 6]) {
          const names = textsOf(ingredients.length, length - separators, difference);
          const label = names.map((name) => ({ name }));
          await list.evaluate((list, isLong) => list.toggleAttribute("data-long", isLong), isLongLabel(label));
          for (const [index, word] of (await words.all()).entries())
            await word.evaluate((word, name) => (word.textContent = name), `${names[index]},`);
          const texts = textsOf(chips.length, longestLabel.chips, difference);
          for (const [index, { text }] of chips.entries())
            await page
              .getByRole("group", { name: puzzleCopy.preferences })
              .getByRole("button")
              .nth(index)
              .evaluate((chip, text) => (chip.textContent = text), texts[index] ?? text);
          const { y, height: heroHeight } = await heroBox(page);
          expect.soft(y + heroHeight, names.join(", ")).toBeLessThanOrEqual(height);
        }
    });

test("Chrome counts the headline as one text, with its highlighted phrase", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const paint = list.getEntries().at(-1) as PerformanceEntry & { size: number };
      Reflect.set(window, "largestPaint", paint.size);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await open(page);
  await waitUntilSettled(page);
  const text = await page.locator("h1").evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect();
  });
  const largestPaint = await page.evaluate<number>("window.largestPaint");
  // In px².
  expect(largestPaint).toBeGreaterThan(0.95 * text.width * text.height);
});

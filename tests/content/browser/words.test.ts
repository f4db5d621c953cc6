import type { Page } from "playwright/test";
import { home } from "../../../content/home";
import { pageList } from "../../../content/pages";
import { doubleTextSize, expect, missingPath, slow } from "../../e2e/test";
import { test } from "../../shared-pages";

/* Widths of windows in px, with the usual text size and at 200 %. `npm test` uses the first ones. */
const main = { widths: [280, 390], largeWidths: [320] };
const others = { widths: [320, 360, 768], largeWidths: [280, 390, 768] };

/** Returns the words that are on two lines although they would fit one. */
const findSplitWords = (page: Page) =>
  page.evaluate(() => {
    const split: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      let block = text.parentElement;
      if (!block?.checkVisibility({ visibilityProperty: true }) || block.closest("script, style, noscript, .sr-only"))
        continue;
      while (block?.parentElement && getComputedStyle(block).display === "inline") block = block.parentElement;
      const { paddingLeft, paddingRight, fontSize } = getComputedStyle(block);
      const start = block.getBoundingClientRect().left + block.clientLeft + Number.parseFloat(paddingLeft);
      const available = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      // A line may end after a hyphen, a dash or a slash.
      for (const { index, 0: word } of text.data.matchAll(/[^\s\-–—/\u00ad\u200b]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        const lines = new Set(parts.map(({ bottom }) => Math.round(bottom / 8)));
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        // The line ends within a letter of the word's first part: earlier than the block, beside a drawing.
        const line = (parts[0]?.right ?? 0) + Number.parseFloat(fontSize) - start;
        if (lines.size > 1 && width <= Math.min(available, line)) split.push(word);
      }
    }
    return split;
  });

for (const path of [...pageList.map(({ path }) => path), missingPath]) {
  for (const { widths, largeWidths } of [main, others])
    test(
      `no word of ${path} that fits its line is split at ${widths.join(", ")} px`,
      widths === main.widths ? {} : slow,
      async ({ read }) => {
        const page = await read(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await findSplitWords(page), `${width} px`).toEqual([]);
        }
        await doubleTextSize(page);
        for (const width of largeWidths) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await findSplitWords(page), `${width} px, text at 200 %`).toEqual([]);
        }
      },
    );

  test(`${path} does not scroll sideways from 240 px`, async ({ read }) => {
    const page = await read(path);
    for (const width of [240, 260, 280, 320]) {
      await page.setViewportSize({ width, height: 844 });
      // A wider page makes the layout viewport of a phone wider.
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
    await doubleTextSize(page);
    for (const width of [240, 280, 320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `${width} px, text at 200 %`).toBe(width);
    }
  });
}

test("the disclaimer has three words on a line in a narrow window and with large text", async ({ read }) => {
  const page = await read();
  const paragraph = page.getByText(home.disclaimer.disclaimer.text, { exact: true });
  /** Returns the paragraph's words for each of its lines. */
  const wordsPerLine = () =>
    paragraph.evaluate((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return range.toString().split(/\s+/).length / lines.size;
    });
  await page.setViewportSize({ width: 280, height: 844 });
  expect(await wordsPerLine()).toBeGreaterThanOrEqual(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleTextSize(page);
  expect(await wordsPerLine()).toBeGreaterThanOrEqual(3);
});

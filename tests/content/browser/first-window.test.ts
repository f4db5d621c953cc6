import { home } from "../../../content/home";
import { products } from "../../../content/products";
import { plainText } from "../../../content/schema/plain-text";
import { expect, open, test, waitUntilSettled } from "../../e2e/test";

/* Windows of phones, in px. */
for (const [width, height] of [
  [320, 568],
  [375, 667],
  [390, 844],
  [430, 932],
] as const)
  test(`the headline is whole and uncovered at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await waitUntilSettled(page);
    const headline = page.getByRole("heading", { level: 1 });
    await expect(headline).toHaveText(plainText(home.hero.heading));
    await expect(headline).toBeInViewport({ ratio: 1 });
    const covered = await headline.evaluate((headline) => {
      const words: string[] = [];
      const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const { left, top, width, height } = range.getBoundingClientRect();
          // The hero's drawing ignores the pointer, so compare boxes.
          const drawings = [...document.querySelectorAll("#hero svg, #hero img")];
          const isUnder = drawings.some((drawing) => {
            const box = drawing.getBoundingClientRect();
            const x = Math.min(box.right, left + width) - Math.max(box.left, left);
            const y = Math.min(box.bottom, top + height * 0.75) - Math.max(box.top, top + height * 0.25);
            return !headline.contains(drawing) && x > 4 && y > 4;
          });
          if (isUnder) words.push(word);
        }
      }
      return words;
    });
    expect(covered).toEqual([]);
  });

test("the first window of a phone shows the question and the first words of the package", async ({ page }) => {
  const [{ puzzle, ingredients }] = products;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  if (puzzle) await expect(page.getByText(puzzle.question).filter({ visible: true })).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#label").getByRole("button", { name: ingredients[0]?.name })).toBeInViewport({ ratio: 1 });
});

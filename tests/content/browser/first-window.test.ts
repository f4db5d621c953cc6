import { home } from "../../../content/home";
import { products } from "../../../content/products";
import { plainText } from "../../../content/schema/plain-text";
import { expect, open, slow, test, waitUntilSettled } from "../../e2e/test";
import { boxesOf, overlapOf, wordBoxes } from "../../helpers/word-boxes";
import { wordPattern } from "../../helpers/word-pattern";

/* Windows of phones, in px. */
for (const [width, height] of [
  [320, 568],
  [375, 667],
  [390, 844],
  [430, 932],
] as const)
  test(
    `the headline is whole and uncovered at ${width}x${height}`,
    width === 320 || width === 390 ? {} : slow,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      await waitUntilSettled(page);
      const headline = page.getByRole("heading", { level: 1 });
      await expect(headline).toHaveText(plainText(home.hero.heading));
      await expect(headline).toBeInViewport({ ratio: 1 });
      // The hero's drawing ignores the pointer, so compare boxes.
      const drawings = await page.locator("#hero :is(svg, img):not(h1 *)").evaluateAll(boxesOf);
      const covered = (await headline.evaluate(wordBoxes)).filter(({ box }) => {
        const letters = { ...box, top: box.top + box.height * 0.25, bottom: box.top + box.height * 0.75 };
        return drawings.some((drawing) => {
          const { x, y } = overlapOf(letters, drawing);
          return x > 4 && y > 4;
        });
      });
      expect(covered).toEqual([]);
    },
  );

test("the first window of a phone shows the question and the first words of the package", async ({ read }) => {
  const page = await read();
  const [{ puzzle, ingredients }] = products;
  if (puzzle) await expect(page.getByText(puzzle.question).filter({ visible: true })).toBeInViewport({ ratio: 1 });
  await expect(
    page.locator("#label").getByRole("button", { name: wordPattern(ingredients[0]?.name ?? "") }),
  ).toBeInViewport({ ratio: 1 });
});

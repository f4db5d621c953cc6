import { labels } from "../../content/labels";
import type { EnginePage } from "./engine-page";
import { expect, test } from "./test";
import { boxOf, bring, bringAndClick, click, linesOf, open, unpaintedOf } from "./visit";

const [first, second] = labels;
const found = "#label .word[data-found] > .word-name";
const nth = (index: number) => `#label .word-${index}`;
const textOf = (view: EnginePage, selector: string) =>
  view.evaluate((selector) => document.querySelector(selector)?.textContent ?? "", selector);

/** Opens the page, and gives each word a name by its place. */
async function openLabel(view: EnginePage) {
  await open(view, "/");
  await view.evaluate(() => {
    document.querySelectorAll("#label .word").forEach((word, index) => {
      word.classList.add(`word-${index}`);
    });
  });
}

test.describe("playable label", () => {
  test("answers between the lines, and keeps the tapped word where it is", async ({ view }) => {
    await openLabel(view);
    // The first press closes an answer above it; the others open and close above and below.
    for (const index of [4, 9, 1, 6]) {
      await bring(view, nth(index));
      const before = await boxOf(view, nth(index));
      await click(view, nth(index));
      await expect
        .poll(() => textOf(view, "#label-answer"))
        .toContain(first.ingredients[index]?.what);
      const after = await boxOf(view, nth(index));
      expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1);
      const answer = await boxOf(view, "#label-answer");
      expect(Math.abs(answer.y - (after.y + after.height))).toBeLessThanOrEqual(8);
    }
  });

  test("paints what it found, and what a chip finds", async ({ view }) => {
    await openLabel(view);
    await bring(view, found);
    expect(await unpaintedOf(view, found, 4000)).toEqual([]);
    for (const chip of [1, 2]) {
      await bringAndClick(view, `#label .label-chip:nth-child(${chip})`);
      await bring(view, found);
      if ((await linesOf(view, found)).length > 0)
        expect(await unpaintedOf(view, found, 4000)).toEqual([]);
    }
  });

  test("shows another product with its own answer", async ({ view }) => {
    await openLabel(view);
    await bringAndClick(view, "#label .label-tab:nth-child(2)");
    await expect.poll(() => textOf(view, ".label-panel")).toContain(second?.brand);
    await bring(view, found);
    expect(await unpaintedOf(view, found, 4000)).toEqual([]);
    expect((await linesOf(view, "#label-answer")).length).toBeGreaterThan(2);
  });
});

import { flagged } from "../../components/label/flagged";
import { labels } from "../../content/labels";
import type { LabelProduct } from "../../content/schema";
import type { EnginePage } from "./engine-page";
import { expect, test } from "./test";
import { bring, bringAndClick, linesOf, open, rest, strokesOf, unpaintedOf } from "./visit";

const [first, second] = labels as [LabelProduct, LabelProduct];
const matched = "#label [data-word][data-match]";
const unmatched = "#label [data-word]:not([data-match])";
const explanation = (view: EnginePage) => linesOf(view, "#label [data-fact]");
/* A text has a box for each of its lines, in WebKit for each word where these are spaced. */
const textOf = async (view: EnginePage, selector: string) =>
  [...new Set((await linesOf(view, selector)).map(({ text }) => text))].join(" ");

/** Opens the page, and waits until all that the label found as the page arrived stands. */
async function openLabel(view: EnginePage) {
  await open(view, "/");
  await bring(view, "#label [data-word]");
  await rest();
  await expect
    .poll(() =>
      view.evaluate(
        () => document.querySelector("#label")?.getAnimations({ subtree: true }).length,
      ),
    )
    .toBe(0);
}

async function expectStrokes(view: EnginePage) {
  await bring(view, matched);
  expect((await linesOf(view, matched)).length).toBeGreaterThan(0);
  expect(await unpaintedOf(view, matched, 4000)).toEqual([]);
  expect((await strokesOf(view, unmatched)).painted).toEqual([]);
}

test.describe("playable label", () => {
  test("paints the words that it has found, and no others", async ({ view }) => {
    await openLabel(view);
    await expectStrokes(view);
  });

  test("paints anew when a chip is picked and dropped", async ({ view }) => {
    await openLabel(view);
    for (const { id } of first.chips) {
      const chip = `#label [data-chip="${id}"]`;
      const state = () =>
        view.evaluate((chip) => document.querySelector(chip)?.getAttribute("aria-pressed"), chip);
      const before = await state();
      await bringAndClick(view, chip);
      await expect.poll(state).toBe(before === "true" ? "false" : "true");
      await rest(700);
      if ((await linesOf(view, matched)).length > 0) await expectStrokes(view);
    }
  });

  test("underlines each word, and the chosen one otherwise", async ({ view }) => {
    await openLabel(view);
    const underlines = (selector: string) =>
      view.evaluate((selector) => {
        const shown = [...document.querySelectorAll(selector)].filter(
          (word) => getComputedStyle(word).visibility === "visible",
        );
        return shown.map((word) => {
          const { textDecorationLine, textDecorationStyle } = getComputedStyle(word);
          return `${textDecorationLine} ${textDecorationStyle}`;
        });
      }, selector);
    const plain = await underlines("#label [data-word]:not([aria-current])");
    expect(plain.length).toBeGreaterThan(3);
    expect(new Set(plain)).toEqual(new Set(["underline dotted"]));
    expect(await underlines("#label [data-word][aria-current]")).toEqual(["underline solid"]);
  });

  test("explains the word that is clicked", async ({ view }) => {
    await openLabel(view);
    const words = await view.evaluate(() =>
      [...document.querySelectorAll("#label [data-word]")]
        .filter((word) => getComputedStyle(word).visibility === "visible")
        .map((word, at) => {
          word.setAttribute("data-looked-at", String(at));
          return at;
        }),
    );
    expect(words).toHaveLength(first.ingredients.length);
    for (const at of words.slice(-2)) {
      await bringAndClick(view, `[data-looked-at="${at}"]`);
      await expect
        .poll(() => textOf(view, "#label [data-fact]"))
        .toContain(first.ingredients[at]?.what);
      expect(
        await view.evaluate(
          (at) => document.querySelector(`[data-looked-at="${at}"]`)?.getAttribute("aria-current"),
          at,
        ),
      ).toBe("true");
    }
  });

  test("shows another product at a tab's click, and counts what it highlights", async ({
    view,
  }) => {
    await openLabel(view);
    await bringAndClick(view, "#label [role=tab]:nth-child(2)");
    await expect.poll(() => textOf(view, "#label [role=tabpanel]")).toContain(second.brand);
    await expectStrokes(view);
    const numbers = (await textOf(view, "#label [data-count]")).match(/\d+/g)?.map(Number);
    const found = await view.evaluate(
      (matched) =>
        [...document.querySelectorAll(matched)].filter(
          (word) => getComputedStyle(word).visibility === "visible",
        ).length,
      matched,
    );
    const picks = [second.chips[0]?.id ?? ""];
    const yours = second.ingredients.filter((ingredient) => flagged(ingredient, picks).isMatch);
    expect(numbers).toEqual([found, second.ingredients.length, yours.length]);
    expect((await explanation(view)).length).toBeGreaterThan(3);
  });
});

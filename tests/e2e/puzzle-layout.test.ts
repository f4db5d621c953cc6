import type { Page } from "playwright/test";
import { puzzleCopy as copy, products } from "../fixture-site/content/products";
import { findLayoutFaults } from "../helpers/find-layout-faults";
import { ingredientOf } from "../helpers/ingredient-of";
import { wordPattern } from "../helpers/word-pattern";
import { expect, open, slowOnDesktop, test, waitForFrames } from "./test";

/* The puzzle lays itself out, also outside of the hero: tests/fixture-site/app/puzzle. */

/** Returns the elements in the container that end outside of it. */
const overflowing = (page: Page) =>
  page.locator("#container").evaluate((container) => {
    const { left, right } = container.getBoundingClientRect();
    return [...container.querySelectorAll("button, p, img, svg, a")].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isOutside = box.width > 0 && (box.left < left - 1 || box.right > right + 1);
      return isOutside ? element.outerHTML.slice(0, 80) : [];
    });
  });

for (const width of [280, 320, 400, 600])
  test(`the puzzle is whole in a container of ${width} px, and can be solved`, slowOnDesktop, async ({ page }) => {
    await open(page, "/puzzle");
    const container = page.locator("#container");
    await container.evaluate((container, width) => {
      container.style.width = `${width}px`;
    }, width);
    for (const { kind, puzzle, ingredients } of products) {
      if (ingredients !== products[0].ingredients) {
        await container.getByRole("group", { name: copy.products }).getByRole("button", { name: kind }).click();
      }
      await expect(container.getByText(puzzle?.question ?? "")).toBeVisible();
      await waitForFrames(page);
      expect(await overflowing(page), kind).toEqual([]);
      expect(await page.evaluate(findLayoutFaults, {}), kind).toEqual([]);
    }
    const last = products.at(-1) ?? products[0];
    for (const name of last.puzzle?.finds ?? []) {
      await container.getByRole("button", { name: wordPattern(name) }).click();
      await expect(container.locator("[aria-live]").first()).toContainText(ingredientOf(last, name).what);
    }
    // There are five seconds to read the last answer.
    await expect(container.getByRole("button", { name: copy.share })).toBeVisible({ timeout: 10_000 });
    expect(await overflowing(page)).toEqual([]);
  });

test("a long explanation begins beside its drawing", slowOnDesktop, async ({ page }) => {
  await open(page);
  const { name, what } = ingredientOf(products[0], products[0].puzzle?.finds[0] ?? "");
  await page.getByRole("button", { name: wordPattern(name) }).click();
  const answer = page.locator("#label [aria-live]").first();
  const explanation = answer.locator("strong").filter({ visible: true });
  await expect(explanation).toHaveText(what);
  await explanation.evaluate((element) => (element.textContent = "Sprouted barley, boiled to a syrup for hours."));
  const drawing = await answer.getByRole("presentation").filter({ visible: true }).last().boundingBox();
  const box = await explanation.boundingBox();
  expect(box?.y).toBeLessThan((drawing?.y ?? 0) + (drawing?.height ?? 0) / 2);
});

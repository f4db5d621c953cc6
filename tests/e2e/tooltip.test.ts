import type { Page } from "playwright/test";
import { constants } from "../../content/constants";
import { expect, onDesktop, onPhone, open, test } from "./test";

/* The page's clock is the test's, so that a busy machine is as good as another. */
const term = (page: Page, index = 0) => page.locator("#problem .source-tip").nth(index);
const tip = (page: Page) => page.getByRole("tooltip");

/** Moves the mouse onto the term at that place, as a hand does: more than one event. */
async function hover(page: Page, index = 0) {
  // The first of its lines: what lies around all of them is partly beside the words.
  const { x = 0, y = 0 } = await term(page, index).evaluate(
    (words) => words.getClientRects()[0]?.toJSON() as DOMRect,
  );
  await page.mouse.move(x + 4, y + 4);
  await page.mouse.move(x + 8, y + 8, { steps: 3 });
}
const leave = (page: Page) => page.mouse.move(5, 850, { steps: 10 });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await open(page);
  await term(page, 1).scrollIntoViewIfNeeded();
  await term(page, 0).scrollIntoViewIfNeeded();
});

test("tooltip opens after 700 ms, and 300 ms on at once", onDesktop, async ({ page }) => {
  // Its library comes, all that was on its way passes, and the clock stops.
  await hover(page);
  await tip(page).waitFor({ state: "attached" });
  await leave(page);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(5000);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

  const { delay, skipDelay } = constants.tooltip;
  expect([delay, skipDelay]).toEqual([700, 300]);
  const closeBy = async (ms: number) => {
    await page.keyboard.press("Escape");
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(ms);
  };
  const opensAfterDelay = async () => {
    await hover(page, 0);
    await page.clock.runFor(delay - 20);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(40);
    await expect(tip(page)).toHaveCount(1);
  };
  await opensAfterDelay();
  await closeBy(skipDelay - 50);
  await hover(page, 1);
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveCount(1);
  await closeBy(skipDelay + 50);
  await opensAfterDelay();
});

test("tooltip closes at whatever ends the interest in it", onDesktop, async ({ page }) => {
  await term(page).focus();
  await expect(tip(page)).toHaveCount(1);
  await expect(term(page)).toBeFocused();
  for (let press = 0; press < 4; press++) await page.keyboard.press("Tab");
  await expect(tip(page)).toHaveCount(0);
  await term(page).scrollIntoViewIfNeeded();
  for (const close of [
    () => leave(page),
    () => page.keyboard.press("Escape"),
    () => page.mouse.down().then(() => page.mouse.up()),
    () => page.mouse.wheel(0, 50),
  ]) {
    await leave(page);
    await hover(page);
    await expect(tip(page)).toHaveCount(1);
    await close();
    await expect(tip(page)).toHaveCount(0);
  }
});

test("tooltip stays shut under a finger", onPhone, async ({ page }) => {
  await term(page).tap();
  await page.clock.runFor(3000);
  await expect(tip(page)).toHaveCount(0);
});

import type { Page } from "playwright/test";
import { constants } from "../../content/constants";
import { home } from "../../content/home";
import { expect, onDesktop, open, test, waitForFrames } from "./test";

/* The tooltips of sourced terms. These tests control the clock, so that the speed of the machine does not matter. */

const section = (page: Page) => page.locator(`#${home.problem.id}`);
const term = (page: Page, index = 0) => section(page).getByRole("button").nth(index);
const tooltip = (page: Page) => page.getByRole("tooltip");
const movePointerAway = (page: Page) => page.mouse.move(5, 850, { steps: 5 });

/** Opens the page, and waits until the terms respond. */
async function openTerms(page: Page) {
  await open(page);
  await page.keyboard.press("Shift");
  await term(page, 1).waitFor();
  await section(page).scrollIntoViewIfNeeded();
  // A late scroll event would close a tooltip.
  await waitForFrames(page);
}

test.describe("with a mouse", onDesktop, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openTerms(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  });

  test("a tooltip opens after 700 ms, and the next one at once within 300 ms (req 103, 104, 139)", async ({ page }) => {
    const { delay, skipDelay } = constants.tooltip;
    expect([delay, skipDelay]).toEqual([700, 300]);
    async function opensAfterDelay() {
      await term(page).hover();
      await page.clock.runFor(delay - 20);
      await expect(tooltip(page)).toHaveCount(0);
      await page.clock.runFor(40);
      await expect(tooltip(page)).toHaveCount(1);
    }
    await opensAfterDelay();
    await page.keyboard.press("Escape");
    await page.clock.runFor(skipDelay - 50);
    await term(page, 1).hover();
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await page.clock.runFor(skipDelay + 50);
    await opensAfterDelay();
  });

  const closing: [string, (page: Page) => Promise<unknown>][] = [
    ["when the pointer leaves", movePointerAway],
    ["on a click", (page) => page.mouse.down().then(() => page.mouse.up())],
    ["on scroll", (page) => page.mouse.wheel(0, 50)],
    ["with Escape", (page) => page.keyboard.press("Escape")],
  ];
  test("a tooltip opens on focus, and closes on blur, without the pointer, on a click, on scroll and with Escape (req 105, 106, 107, 108, 109)", async ({
    page,
  }) => {
    await term(page).focus();
    await page.clock.runFor(100);
    await expect(tooltip(page)).toHaveCount(1);
    await term(page).blur();
    await expect(tooltip(page)).toHaveCount(0);
    for (const [when, close] of closing)
      await test.step(when, async () => {
        await term(page).hover();
        await page.clock.runFor(constants.tooltip.delay);
        await expect(tooltip(page)).toHaveCount(1);
        await close(page);
        await page.clock.runFor(100);
        await expect(tooltip(page)).toHaveCount(0);
        await movePointerAway(page);
        await page.clock.runFor(constants.tooltip.skipDelay + 50);
      });
    await test.step("on focus after the mouse was dragged away from the term", async () => {
      await term(page).hover();
      await page.mouse.down();
      await movePointerAway(page);
      await page.mouse.up();
      await page.keyboard.press("Shift+Tab");
      await expect(term(page)).not.toBeFocused();
      await page.keyboard.press("Tab");
      await expect(term(page)).toBeFocused();
      await page.clock.runFor(100);
      await expect(tooltip(page)).toHaveCount(1);
    });
  });
});

test("a tap on a term shows its source, a second tap hides it, and focus shows it also after a finger on it has scrolled", async ({
  page,
}) => {
  await openTerms(page);
  await term(page).tap();
  await expect(tooltip(page)).toHaveCount(1);
  await term(page).tap();
  await expect(tooltip(page)).toHaveCount(0);
  await term(page, 1).tap();
  await expect(tooltip(page)).toHaveCount(1);
  await term(page, 1).tap();

  const { x = 0, y = 0 } = (await term(page).boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...distances: number[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: distances.map((distance) => ({ x: x + 5, y: y + 5 - distance })),
    });
  // A late scroll event would close the tooltip.
  const scrolled = page.evaluate(() => new Promise((resolve) => addEventListener("scrollend", () => resolve(scrollY))));
  await touch("touchStart", 0);
  for (let distance = 10; distance <= 100; distance += 10) await touch("touchMove", distance);
  await touch("touchEnd");
  expect(await scrolled).toBeGreaterThan(0);
  await expect(tooltip(page)).toHaveCount(0);
  await term(page).focus();
  await expect(tooltip(page)).toHaveCount(1);
});

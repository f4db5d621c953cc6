import type { Page } from "playwright/test";
import { constants } from "../fixture-site/content/constants";
import { home } from "../fixture-site/content/home";
import {
  expect,
  holdLateScripts,
  onDesktop,
  onPhone,
  open,
  slow,
  slowOnDesktop,
  slowOnPhone,
  test,
  waitForHydration,
} from "./test";

/* The tests control the clock, so that the speed of the machine does not matter. */
const term = (page: Page, index = 0) => page.locator(`#${home.problem.id}`).getByRole("button").nth(index);
const tooltip = (page: Page) => page.getByRole("tooltip");
const movePointerAway = (page: Page) => page.mouse.move(5, 850, { steps: 5 });

test.describe("tooltip", onDesktop, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.locator(`#${home.problem.id}`).scrollIntoViewIfNeeded();
    await term(page, 1).waitFor();
  });

  test("opens after 700 ms, or at once after another (req 103, 104)", async ({ page }) => {
    const { delay, skipDelay } = constants.tooltip;
    expect([delay, skipDelay]).toEqual([700, 300]);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
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

  test(
    "closes when the pointer leaves, on a click, on scroll and with Escape (req 105, 107, 108, 109)",
    slow,
    async ({ page }) => {
      const closingActions: Record<string, () => Promise<unknown>> = {
        "when the pointer leaves": () => movePointerAway(page),
        "on a click": () => page.mouse.down().then(() => page.mouse.up()),
        "on scroll": () => page.mouse.wheel(0, 50),
        "with Escape": () => page.keyboard.press("Escape"),
      };
      for (const [when, close] of Object.entries(closingActions)) {
        await movePointerAway(page);
        await term(page).hover();
        await page.clock.runFor(constants.tooltip.delay);
        await expect(tooltip(page), when).toHaveCount(1);
        await close();
        await expect(tooltip(page), when).toHaveCount(0);
      }
    },
  );

  test("opens on focus and closes on blur (req 106)", slow, async ({ page }) => {
    await term(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(1000);
    await term(page).focus();
    await expect(tooltip(page)).toHaveCount(1);
    await term(page).blur();
    await expect(tooltip(page)).toHaveCount(0);
  });
});

test("a tap on a term shows its source, and a second tap hides it", onPhone, async ({ page }) => {
  await open(page);
  await term(page).scrollIntoViewIfNeeded();
  await term(page).tap();
  await expect(tooltip(page)).toHaveCount(1);
  await term(page).tap();
  await expect(tooltip(page)).toHaveCount(0);
  await term(page, 1).tap();
  await expect(tooltip(page)).toHaveCount(1);
});

test(
  "a term is plain text when its tooltip fails to load, and another tap tries again",
  slowOnPhone,
  async ({ page }) => {
    await open(page);
    await term(page).scrollIntoViewIfNeeded();
    const text = (await term(page).textContent()) ?? "";
    await page.route(/\/_next\/.*\.js$/, (route) => route.abort());
    await term(page).tap();
    const plain = page.locator(`#${home.problem.id}`).getByText(text, { exact: true });
    await expect(page.getByRole("button", { name: text, exact: true })).toHaveCount(0);
    await expect(plain).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
    await plain.tap();
    await expect(tooltip(page)).toHaveCount(1);
  },
);

test("a link beside a term keeps its click when the tooltips load meanwhile", slowOnDesktop, async ({ page }) => {
  const { id, cards } = home.whyPeopleTrust;
  const tokens = cards.flatMap(({ description }) => description);
  const link = tokens.flatMap((token) => (typeof token === "object" && "link" in token ? token : []))[0];
  expect(link).toBeDefined();
  const release = await holdLateScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  await page.getByRole("link", { name: link?.link }).hover();
  await page.mouse.down();
  release();
  await page.locator(`#${id}`).getByRole("button").first().waitFor();
  await page.unrouteAll({ behavior: "wait" });
  await page.mouse.up();
  await expect(page).toHaveURL(link?.href ?? "");
});

test("leaves the focus where it is when the tooltips load late", slowOnPhone, async ({ page }) => {
  await open(page);
  const release = await holdLateScripts(page);
  await term(page).tap();
  await term(page, 1).waitFor();
  const link = page.getByRole("contentinfo").getByRole("link").first();
  await link.focus();
  release();
  await page.unrouteAll({ behavior: "wait" });
  await expect(term(page)).not.toHaveClass(/isLoading/);
  await expect(link).toBeFocused();
  await expect(tooltip(page)).toHaveCount(0);
});

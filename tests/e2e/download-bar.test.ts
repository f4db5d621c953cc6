import type { Page } from "playwright/test";
import { home } from "../fixture-site/content/home";
import {
  expect,
  open,
  scrollTo,
  slow,
  slowOnDesktop,
  slowOnPhone,
  test,
  waitForFrames,
  waitUntilSettled,
  withMotion,
} from "./test";

/*
 * The bar at the bottom of the landing page, which follows the visitor, and its relatives: the end of the footer and
 * the top bar.
 */

const bar = (page: Page) => page.getByRole("complementary", { name: home.downloadBar.title });

test("is visible only past 25 percent (req 76, 77, 78, 112, 113, 114)", slow, async ({ page, isMobile }) => {
  await open(page);
  for (const [share, offset, isShown] of [
    [0.6, 0, true],
    [0.25, -2, false],
    [0.25, 2, true],
    [1, 0, true],
    [0, 0, false],
  ] as const) {
    await scrollTo(page, share, offset);
    if (isShown) await expect(bar(page)).toBeInViewport({ ratio: 0.9 });
    else await expect(bar(page)).toBeHidden();
  }
  await page.reload();
  await waitUntilSettled(page);
  await expect(bar(page)).toBeHidden();
  await scrollTo(page, 0.3);
  await expect(bar(page).getByRole("link")).toBeVisible();
  await expect(bar(page).getByText(home.downloadBar.title)).toBeVisible();
  await expect(page.getByText(home.downloadBar.detail)).toBeVisible({ visible: !isMobile });
});

test("appears on a phone in landscape (req 113)", slowOnPhone, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  await scrollTo(page, 0.5);
  await expect(bar(page)).toBeInViewport({ ratio: 0.9 });
});

test("leaves the end of the footer visible (req 74, 75)", slow, async ({ page }) => {
  await open(page);
  await scrollTo(page, 1);
  await expect(bar(page)).toBeInViewport({ ratio: 0.9 });
  // Waits for a bar that does not move.
  await bar(page).getByRole("link").click({ trial: true });
  const { y = 0, height = 0 } = (await page.getByText(/^© /).boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect((await bar(page).boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
});

test(
  "stays while keyboard focus is in it, so that the focus is not lost at the top",
  slowOnDesktop,
  async ({ page }) => {
    await open(page);
    await scrollTo(page, 0.5);
    const link = bar(page).getByRole("link");
    await expect(link).toBeVisible();
    // The last control of the page.
    await page.keyboard.press("Shift+Tab");
    await expect(link).toBeFocused();
    await scrollTo(page, 0);
    await waitForFrames(page);
    await expect(link).toBeFocused();
    await expect(bar(page)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Shift+Tab");
    await scrollTo(page, 0);
    await expect(bar(page)).toHaveCount(0);
  },
);

test.describe("with motion", () => {
  test.use(withMotion);

  test("leaves as it came, and is then out of reach", slowOnDesktop, async ({ page }) => {
    await open(page);
    await scrollTo(page, 0.5);
    await expect(bar(page)).toBeInViewport({ ratio: 0.9 });
    const leaving = await bar(page).evaluate(async (element) => {
      window.scrollTo({ top: 0, behavior: "instant" });
      while (element.getAnimations().length === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
      return getComputedStyle(element).visibility;
    });
    expect(leaving).toBe("visible");
    await expect(bar(page)).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(page.locator("aside[aria-label] a")).not.toBeFocused();
  });
});

test("does not stick in a window lower than 300 px", slowOnPhone, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  await scrollTo(page, 1);
  await expect(bar(page)).toBeInViewport();
  await scrollTo(page, 0.5);
  await expect(bar(page)).not.toBeInViewport();
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("fits one line, and never covers linked content", slowOnPhone, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page);
    await scrollTo(page, 0.5);
    await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(62 + 34);
    await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", `${80 + 34}px`);
    const title = bar(page).getByText(home.downloadBar.title);
    expect(await title.evaluate((title) => title.getClientRects().length)).toBe(1);
  }
});

test("the top bar is marked as scrolled past 10 px and looks the same (req 116)", async ({ page }) => {
  await open(page);
  const header = page.getByRole("banner");
  const style = () => header.evaluate((element) => JSON.stringify({ ...getComputedStyle(element) }));
  const before = await style();
  await scrollTo(page, 0, 10);
  await waitForFrames(page);
  await expect(header).not.toHaveAttribute("data-scrolled");
  await scrollTo(page, 0, 11);
  await expect(header).toHaveAttribute("data-scrolled", "true");
  expect(await style()).toBe(before);
});

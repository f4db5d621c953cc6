import type { Page } from "playwright/test";
import { constants } from "../../content/constants";
import { home } from "../../content/home";
import { store } from "../../content/store";
import { expect, open, scrollTo, test, waitForFrames } from "./test";

/* The bar at the bottom of the landing page, which follows the visitor, and the bar at its top. */

const { title, detail } = home.downloadBar;
const bar = (page: Page) => page.getByRole("complementary", { name: title });

test("the bar is shown exactly past 25 percent, with its texts and the badge, unless the window is low (req 76, 77, 78, 112, 113, 114)", async ({
  page,
}) => {
  expect(constants.downloadBar.shownPast).toBe(0.25);
  await open(page);
  for (const [width, height, showsDetail] of [
    [390, 844, false],
    [1440, 900, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [share, offset, isShown] of [
      [0.6, 0, true],
      [0.25, -2, false],
      [0.25, 2, true],
      [1, 0, true],
      [0, 0, false],
    ] as const) {
      await scrollTo(page, share, offset);
      const where = `at ${share} + ${offset} px of a window of ${width} px`;
      if (isShown) await expect(bar(page), where).toBeInViewport({ ratio: 0.9 });
      else await expect(bar(page), where).toBeHidden();
    }
    await scrollTo(page, 0.5);
    await expect(bar(page).getByText(title, { exact: true })).toBeVisible();
    await expect(bar(page).getByText(detail, { exact: true })).toBeVisible({ visible: showsDetail });
    await expect(bar(page).getByRole("link", { name: store.badge.alt })).toHaveAttribute("href", store.link);
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await scrollTo(page, 0.5);
  await expect(bar(page), "in landscape").toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 320, height: 256 });
  await scrollTo(page, 0.5);
  await expect(bar(page)).not.toBeInViewport();
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await scrollTo(page, 1);
  await expect(bar(page)).toBeInViewport();
});

test("the top bar looks the same past 10 px; the bar below stays while focused, fits one line and covers nothing (req 74, 75, 116)", async ({
  page,
}) => {
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

  await scrollTo(page, 0.5);
  const link = bar(page).getByRole("link");
  await expect(link).toBeVisible();
  await link.focus();
  await scrollTo(page, 0);
  await waitForFrames(page);
  await expect(link).toBeFocused();
  await expect(bar(page)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("Shift+Tab");
  await scrollTo(page, 0);
  await expect(bar(page)).toHaveCount(0);

  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
  await page.setViewportSize({ width: 320, height: 700 });
  await scrollTo(page, 1);
  await expect(bar(page)).toBeInViewport({ ratio: 0.9 });
  // Waits for a bar that does not move.
  await link.click({ trial: true });
  const top = (await bar(page).boundingBox())?.y ?? 0;
  const { y = 0, height = 0 } = (await page.getByText(/^© /).boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(top).toBeGreaterThanOrEqual(y + height);
  const text = bar(page).getByText(title, { exact: true });
  expect(await text.evaluate((text) => text.getClientRects().length)).toBe(1);
  const padding = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
  );
  expect(padding).toBeGreaterThanOrEqual(700 - top);
});

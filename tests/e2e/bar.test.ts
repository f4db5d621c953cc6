import type { Locator, Page } from "playwright/test";
import { home } from "../../content/home";
import { expect, framesPassed, onPhone, open, scrollTo, test } from "./test";

const bar = (page: Page) => page.locator("[data-sticky-bar]");

test("the bar is there exactly past 25 percent of the way", async ({ page, isMobile }) => {
  await open(page);
  const named = page.getByRole("complementary", { name: home.stickyBar.title });
  await expect(bar(page)).toBeHidden();
  await expect(named).toHaveCount(0);
  await scrollTo(page, 0.25, 2);
  await expect(named.getByRole("link")).toBeVisible();
  await expect(page.getByText(home.stickyBar.title)).toBeVisible();
  await expect(page.getByText(home.stickyBar.detail)).toBeVisible({ visible: !isMobile });
  await scrollTo(page, 0.25, -2);
  await expect(bar(page)).toBeHidden();
  await scrollTo(page, 0.5);
  await expect(bar(page)).toBeInViewport({ ratio: 0.99 });
  // The closing and the footer have buttons of their own; in this window nothing of the closing is seen at the end.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 480 });
  await expect(bar(page)).toBeVisible();
  await scrollTo(page, 1);
  await expect(bar(page)).toBeHidden();
});

test("three ways to the store at most are in a phone's window", onPhone, async ({ page }) => {
  await open(page);
  for (let share = 0; share <= 1; share += 0.03) {
    await scrollTo(page, share);
    await framesPassed(page);
    const seen = await page.locator("[data-store-link]").evaluateAll((links) =>
      links.filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const isIn = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        return isIn && getComputedStyle(link).visibility === "visible";
      }),
    );
    expect(seen.length).toBeLessThanOrEqual(3);
  }
});

test("top bar marks itself past 10 px and looks the same", async ({ page }) => {
  await open(page);
  const bar = page.getByRole("banner");
  const look = () => bar.evaluate((element) => JSON.stringify({ ...getComputedStyle(element) }));
  const before = await look();
  await scrollTo(page, 0, 10);
  await framesPassed(page);
  await expect(bar).not.toHaveAttribute("data-scrolled");
  await scrollTo(page, 0, 11);
  await expect(bar).toHaveAttribute("data-scrolled", "");
  expect(await look()).toBe(before);
});

test("header and bar take one line each, and cover nothing", onPhone, async ({ page }) => {
  const isPadded = (padding: string) =>
    expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", padding);
  const height = async (bar: Locator) => (await bar.boundingBox())?.height;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page);
    await isPadded("auto");
    await scrollTo(page, 0.5);
    await isPadded("110px");
    expect([await height(page.locator("header")), await height(bar(page))]).toEqual([56, 60 + 34]);
    const title = page.getByText(home.stickyBar.title);
    expect(await title.evaluate((title) => title.getClientRects().length)).toBe(1);
    await scrollTo(page, 0);
    await isPadded("auto");
  }
});

test("a low window is all for the page", onPhone, async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page);
    await scrollTo(page, 0.5);
    await expect(bar(page)).toHaveAttribute("data-shown");
    await expect(page.locator("header")).not.toBeInViewport();
    await expect(bar(page)).not.toBeInViewport();
  }
});

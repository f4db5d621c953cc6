import type { Locator, Page } from "playwright/test";
import { home } from "../../content/home";
import { pages as content } from "../../content/pages";
import { theme } from "../../content/theme";
import { contrast } from "../../scripts/content/contrast";
import { miss, path, press, targets, withTargets, word } from "./puzzle";
import { doubleTextSize, expect, onDesktop, open, skipUnless, test, waitForFrames } from "./test";

/** Returns a color like "rgb(16, 33, 61)" as "#10213d". */
const hex = (color: string) =>
  `#${(color.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;

test("words, strokes and buttons are visible in forced colors, in the dark and with more contrast; rows keep a swipe to themselves", async ({
  page,
}) => {
  await open(page);
  const words = page.locator("main mark > span:not(:empty)");
  const colors = await words.evaluateAll((words) => words.map((word) => getComputedStyle(word).color));
  expect(colors.length).toBeGreaterThan(5);
  for (const color of new Set(colors)) expect.soft(contrast(hex(color), theme.citron)).toBeGreaterThanOrEqual(4.5);
  const row = page.locator(`#${home.whoThisHelps.id}`).getByRole("list").first();
  await expect.soft(row).toHaveCSS("overscroll-behavior-x", "contain");

  // Chrome on Android darkens pages on request. It would make words white on marigold, and stars dark on dark.
  const light = await page.screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  await page.emulateMedia({ colorScheme: "dark" });
  await waitForFrames(page);
  expect.soft((await page.screenshot()).equals(light), "stays light").toBe(true);
  await session.send("Emulation.setAutoDarkModeOverride", {});

  const colorOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    expect.soft(await colorOf("main mark"), `forced, ${colorScheme}`).toBe(await colorOf("body"));
    await expect.soft(page.getByRole("link", { name: home.hero.button }).first()).toHaveCSS("border-top-width", "2px");
  }
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light", contrast: "more" });
  await expect.poll(() => colorOf("main .text-ink-soft")).toBe(await colorOf("body"));
  await expect(page.locator("main mark").first()).toHaveCSS("text-decoration-line", "underline");
});

/** Returns the color of a word, and the color behind it. */
async function colorsOf(word: Locator) {
  const colors = await word.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(element, "::before").backgroundColor,
  ]);
  return colors.map(hex) as [string, string];
}

test("in forced colors, the open word is legible, and a found one is in a box", onDesktop, async ({ page }) => {
  skipUnless(withTargets, "no product has several targets: the colors of its words are not tested");
  const [target = ""] = targets;
  const boxOf = (word: Locator) => word.evaluate((element) => getComputedStyle(element, "::before").borderTopWidth);
  const widthOf = (word: Locator) => word.evaluate((element) => getComputedStyle(element, "::before").transform);
  await open(page, path);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const name of [target, miss]) {
      await press(page, name);
      await expect(word(page, name)).toHaveAttribute("aria-current", "true");
      expect(contrast(...(await colorsOf(word(page, name)))), `${name}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(await boxOf(word(page, target)), colorScheme).toBe("2px");
    // The box of a word that is not found is scaled to no width.
    await expect.poll(() => widthOf(word(page, target))).toMatch(/^(none|matrix\(1, )/);
  }
});

/** Returns the focused element, whether it has a ring, and whether the header or the bar covers it (WCAG 2.4.11). */
async function focusedElement() {
  // The page scrolls to the element, and the bar then hides or appears.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
  const { left, width, top, bottom } = focused.getBoundingClientRect();
  const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
  const hit = document.elementFromPoint(left + width / 2, y)?.closest("header, aside[aria-label]");
  const backgroundOf = (element: Element | null): string => {
    const { backgroundColor } = getComputedStyle(element ?? document.documentElement);
    const isOpaque = !element || backgroundColor.startsWith("rgb(");
    return isOpaque ? backgroundColor : backgroundOf(element.parentElement);
  };
  return {
    name: `${[...document.querySelectorAll("*")].indexOf(focused)} ${focused.outerHTML.slice(0, 60)}`,
    hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    // The ring is outside the element.
    colors: [outlineColor, backgroundOf(focused.parentElement)],
    isInWindow: bottom > 0 && top < window.innerHeight,
    isCovered: Boolean(hit && !hit.contains(focused)),
  };
}

/** Presses Tab through the page, and expects each focused element to be visible. */
async function expectVisibleFocus(page: Page) {
  // Tab continues from the last focused element, or from an anchor's target.
  await page.locator("body").evaluate((body) => {
    body.tabIndex = -1;
    body.focus();
    body.removeAttribute("tabindex");
  });
  const names = new Set<string>();
  for (let press = 0; press < 150; press++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(focusedElement);
    if (!focused || names.has(focused.name)) break;
    names.add(focused.name);
    expect.soft(focused).toMatchObject({ hasRing: true, isInWindow: true, isCovered: false });
    const [ring = "", background = ""] = focused.colors.map(hex);
    expect.soft(contrast(ring, background), focused.name).toBeGreaterThanOrEqual(3);
  }
  expect(names.size).toBeGreaterThan(5);
}

test(
  "the landing page's keyboard focus is always visible, and an anchor's target is below the header",
  onDesktop,
  async ({ page }) => {
    await open(page, `/#${home.pricing.id}`);
    const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
    const heading = page.locator(`#${home.pricing.id}`);
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(Math.floor(height));
    await expect(heading).toBeInViewport();
    await test.step("at 1440x900", () => expectVisibleFocus(page));
    await page.setViewportSize({ width: 320, height: 256 });
    await test.step("at 400 %", () => expectVisibleFocus(page));
  },
);

test("keyboard focus is always visible on a phone with text at 200 %", onDesktop, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, content.aboutUs.path);
  await doubleTextSize(page);
  await expectVisibleFocus(page);
});

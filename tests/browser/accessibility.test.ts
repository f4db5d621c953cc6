import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { pages as content } from "../../content/pages";
import { theme } from "../../content/theme";
import { contrast } from "../../scripts/content/contrast";
import { axeViolations } from "./axe";
import { doubleTextSize, expect, missingPath, onDesktop, open, pages, test, waitForFrames } from "./test";

// The page's Content-Security-Policy does not allow axe.
test.use({ bypassCSP: true });

for (const path of [...pages.map(({ path }) => path), missingPath])
  test(`${path} has no axe violations, and its main targets are 44 px high`, async ({ page }) => {
    await open(page, path);
    if (path === "/") await page.getByRole("button", { name: faq[1]?.question }).click();
    const targets = page.locator("a[data-placement], header a, main button").filter({ visible: true });
    const low = await targets.evaluateAll((targets) =>
      targets.flatMap((target) => (target.getBoundingClientRect().height < 44 ? target.textContent : [])),
    );
    expect(low).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });

test("every control of the landing page can be tapped twice without zooming, and swiped without going back", async ({
  page,
}) => {
  await open(page);
  const actions = await page
    .locator("a, button, summary, [role=button]")
    .evaluateAll((controls) => controls.map((control) => getComputedStyle(control).touchAction));
  expect(actions.length).toBeGreaterThan(5);
  expect(new Set(actions)).toEqual(new Set(["manipulation"]));
  const row = page.locator(`#${home.whoThisHelps.id}`).getByRole("list").first();
  await expect(row).toHaveCSS("overscroll-behavior-x", "contain");
});

test("strokes, words and buttons are visible in forced colors", onDesktop, async ({ page }) => {
  await open(page);
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    expect(await styleOf("main mark")).toBe(await styleOf("body"));
    await expect(page.getByRole("link", { name: home.hero.button }).first()).toHaveCSS("border-top-width", "2px");
  }
});

/* Chrome on Android darkens pages on request. It would make words white on marigold, and stars dark on dark. */
test("the page keeps its colors in a browser that darkens pages", async ({ page }) => {
  await open(page);
  const light = await page.screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  await page.emulateMedia({ colorScheme: "dark" });
  await waitForFrames(page);
  expect((await page.screenshot()).equals(light)).toBe(true);
});

/** Returns a color like "rgb(16, 33, 61)" as "#10213d". */
const hex = (color: string) =>
  `#${(color.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;

test("highlighted words are dark on their stroke in every section", async ({ page }) => {
  await open(page);
  const words = page.locator("main mark > span:not(:empty)");
  const colors = await words.evaluateAll((words) => words.map((word) => getComputedStyle(word).color));
  expect(colors.length).toBeGreaterThan(5);
  for (const color of new Set(colors)) expect(contrast(hex(color), theme.citron)).toBeGreaterThanOrEqual(4.5);
});

/** Returns the focused element, whether it has a ring, and whether the header or the bar covers it (WCAG 2.4.11). */
function focusedElement() {
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

for (const [path, zoom, width, height] of [
  ["/", "", 1440, 900],
  [content.aboutUs.path, " with text at 200 %", 390, 844],
  ["/", " at 400 %", 320, 256],
] as const)
  test(`keyboard focus is always visible on ${path}${zoom}`, onDesktop, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, path);
    if (zoom.includes("text")) await doubleTextSize(page);
    const names = new Set<string>();
    for (let press = 0; press < 150; press++) {
      await page.keyboard.press("Tab");
      // The page may scroll to the element.
      await waitForFrames(page);
      const focused = await page.evaluate(focusedElement);
      if (!focused || names.has(focused.name)) break;
      names.add(focused.name);
      expect.soft(focused).toMatchObject({ hasRing: true, isInWindow: true, isCovered: false });
      const [ring = "", background = ""] = focused.colors.map(hex);
      expect.soft(contrast(ring, background), focused.name).toBeGreaterThanOrEqual(3);
    }
    expect(names.size).toBeGreaterThan(5);
  });

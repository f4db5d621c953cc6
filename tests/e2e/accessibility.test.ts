import type { Page } from "playwright/test";
import { contrast } from "../../scripts/content/contrast";
import { faq } from "../fixture-site/content/faq";
import { home } from "../fixture-site/content/home";
import { pages } from "../fixture-site/content/pages";
import { products } from "../fixture-site/content/products";
import { theme } from "../fixture-site/content/theme";
import { axeViolations } from "../helpers/axe";
import { viewOf } from "../webkit/engine";
import { expectPainted } from "../webkit/helpers";
import {
  doubleTextSize,
  everyPath,
  expect,
  onPhone,
  open,
  slow,
  slowOnDesktop,
  slowOnPhone,
  test,
  waitForFrames,
  waitUntilSettled,
} from "./test";

// The page's Content-Security-Policy does not allow axe.
test.use({ bypassCSP: true });

/** Opens a page. On the landing page, also selects a preference and opens a question, which shows the download bar. */
async function openWithStates(page: Page, path: string) {
  await open(page, path);
  if (path !== "/") return;
  const [{ chips, ingredients }] = products;
  const flagging = chips.find(({ id }) => ingredients.some(({ matters }) => matters?.[id]));
  await page.getByRole("button", { name: flagging?.text ?? "" }).click();
  await page.getByRole("button", { name: faq[1]?.question }).click();
}

/*
 * tests/content/browser has the main cases, on the owner's pages. Pages other than the landing page differ little between a
 * phone and a desktop.
 */
for (const path of everyPath)
  test(
    `${path} has no axe violations, and its main targets are 44 px high`,
    path === "/" ? slow : slowOnPhone,
    async ({ page, isMobile }) => {
      await openWithStates(page, path);
      const links = "a[data-placement], header a";
      const targets = page.locator(isMobile ? `${links}, main button` : links).filter({ visible: true });
      const low = await targets.evaluateAll((targets) =>
        targets.filter((target) => target.getBoundingClientRect().height < 44).map((target) => target.textContent),
      );
      expect(low).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

test("strokes, marked words and buttons are visible in forced colors", slow, async ({ page }) => {
  await openWithStates(page, "/");
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor: background } = getComputedStyle(element);
        return { color, background };
      });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    expect((await styleOf("main mark")).color).toBe((await styleOf("body")).color);
    const button = page.getByRole("link", { name: home.hero.button }).first();
    await expect(button).toHaveCSS("border-top-width", "2px");
    await expect(page.locator("#label [data-marked]").first()).toHaveCSS("outline-style", "solid");
    const pressed = await styleOf("[aria-pressed=true]");
    expect(pressed.background).not.toBe((await styleOf("[aria-pressed=false]")).background);
  }
});

/* Chrome on Android darkens pages on request. It would make words white on marigold, and stars dark on dark. */
test("keeps its colors in a browser that darkens pages", slowOnPhone, async ({ page }) => {
  await open(page);
  await waitUntilSettled(page);
  const light = await page.screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  // Chrome does so while the system is dark.
  await page.emulateMedia({ colorScheme: "dark" });
  await waitForFrames(page);
  expect((await page.screenshot()).equals(light)).toBe(true);
  // Without this declaration, the same browser darkens the page.
  await page.evaluate(() => document.documentElement.style.setProperty("color-scheme", "light"));
  await waitForFrames(page);
  expect((await page.screenshot()).equals(light)).toBe(false);
});

/** Returns a color like "rgb(16, 33, 61)" as "#10213d". */
const hex = (color: string) =>
  `#${(color.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;

test("highlighted words are dark on the stroke in every section", onPhone, async ({ read }) => {
  const words = (await read()).locator("main mark > span:not(:empty)");
  const colors = await words.evaluateAll((words) => words.map((word) => getComputedStyle(word).color));
  expect(colors.length).toBeGreaterThan(5);
  for (const color of new Set(colors)) expect(contrast(hex(color), theme.citron)).toBeGreaterThanOrEqual(4.5);
});

test("every highlighted word of the headline has its stroke", async ({ page }) => {
  await open(page);
  await expectPainted(viewOf(page), "h1 mark > span");
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

for (const [path, zoom, width, height, device] of [
  ["/", "", 1440, 900, slowOnDesktop],
  [pages.aboutUs.path, "", 1440, 900, slowOnDesktop],
  ["/", " with text at 200 %", 390, 844, slowOnPhone],
  ["/", " at 400 %", 320, 256, slowOnPhone],
] as const)
  test(`keyboard focus is always visible on ${path}${zoom}`, device, async ({ page }) => {
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

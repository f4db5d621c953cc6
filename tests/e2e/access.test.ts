import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright/test";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { labels } from "../../content/labels";
import { pages } from "../../content/pages";
import { theme } from "../../content/theme";
import { contrast } from "../../scripts/content/contrast";
import {
  doubleText,
  everyPath,
  expect,
  framesPassed,
  onDesktop,
  onPhone,
  open,
  test,
} from "./test";

// The page's Content-Security-Policy does not allow axe.
test.use({ bypassCSP: true });

/** Opens a page; on the landing page, also a question and a preference. */
async function openWithStates(page: Page, path: string) {
  await open(page, path);
  if (path !== "/") return;
  await page.getByRole("button", { name: faq[1]?.question }).click();
  await page.getByRole("button", { name: labels[0].chips[1]?.label ?? "" }).click();
}

const targets = "a[data-placement], header a";

/* The other pages differ little between a phone and a desktop. */
for (const path of everyPath)
  test(
    `axe finds no fault in ${path}, and main targets are 44 px high`,
    path === "/" ? {} : onPhone,
    async ({ page, isMobile }) => {
      await openWithStates(page, path);
      for (const target of await page
        .locator(isMobile ? `${targets}, main button` : targets)
        .all()) {
        const { height = 44 } = (await target.boundingBox()) ?? {};
        expect(height, await target.innerText()).toBeGreaterThanOrEqual(44);
      }
      await page.addScriptTag({ path: "node_modules/axe-core/axe.min.js" });
      const found = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(options: RunOptions): Promise<AxeResults> };
        };
        const { violations } = await axe.run({ rules: { "target-size": { enabled: true } } });
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ""}`),
        );
      });
      expect(found).toEqual([]);
    },
  );

test("strokes, marked words and buttons are visible in forced colors", async ({ page }) => {
  await openWithStates(page, "/");
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const color = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    expect(await color("main mark")).toBe(await color("body"));
    const button = page.getByRole("link", { name: home.hero.button }).first();
    await expect(button).toHaveCSS("border-top-width", "2px");
    await expect(page.locator("#label [data-marked]").first()).toHaveCSS("outline-style", "solid");
    expect(await background("[aria-pressed=true]")).not.toBe(
      await background("[aria-pressed=false]"),
    );
  }
});

/** Returns a color like "rgb(16, 33, 61)" as "#10213d". */
const hex = (color: string) =>
  `#${(color.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;

test("highlighted words are dark on the stroke in every section", onPhone, async ({ page }) => {
  await open(page);
  for (const word of await page.locator("main .stroke").all()) {
    const color = await word.evaluate((word) => getComputedStyle(word).color);
    expect(contrast(hex(color), theme.citron)).toBeGreaterThanOrEqual(4.5);
  }
});

/** Returns the focused element, whether it has a ring, and whether the header or the bar covers it (WCAG 2.4.11). */
function focusedElement() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
  const { left, width, top, bottom } = focused.getBoundingClientRect();
  const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
  const hit = document.elementFromPoint(left + width / 2, y)?.closest("header, .download-bar");
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

for (const [path, how, width, height, device] of [
  ["/", "", 1440, 900, onDesktop],
  [pages.aboutUs.path, "", 1440, 900, onDesktop],
  ["/", " with text at 200 %", 390, 844, onPhone],
  ["/", " at 400 %", 320, 256, onPhone],
] as const)
  test(`the focus is visible everywhere on ${path}${how}`, device, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, path);
    if (how.includes("text")) await doubleText(page);
    const stops = new Set<string>();
    for (let press = 0; press < 150; press++) {
      await page.keyboard.press("Tab");
      // Sections outside the window are laid out only now (content-visibility).
      await framesPassed(page);
      const stop = await page.evaluate(focusedElement);
      if (!stop || stops.has(stop.name)) break;
      stops.add(stop.name);
      expect.soft(stop).toMatchObject({ hasRing: true, isInWindow: true, isCovered: false });
      const [ring = "", background = ""] = stop.colors.map(hex);
      expect.soft(contrast(ring, background), stop.name).toBeGreaterThanOrEqual(3);
    }
    expect(stops.size).toBeGreaterThan(5);
  });

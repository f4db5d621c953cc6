import type { AxeResults } from "axe-core";
import type { Page } from "playwright/test";
import { faq } from "../../content/faq";
import { labels } from "../../content/labels";
import { pages } from "../../content/pages";
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

// The pages' own policy lets no script in but theirs. Strokes and answers on their way have colours of their own.
test.use({ bypassCSP: true });

/** The landing page with an answer, a chosen word and a pressed chip; other pages as they are. */
async function openWithStates(page: Page, path: string) {
  await open(page, path);
  if (path !== "/") return;
  await page.getByRole("button", { name: faq[1]?.question }).click();
  await page.getByRole("button", { name: labels[0].chips[1]?.label ?? "" }).click();
}

/** What is pressed and is less than 24 px high or wide, or 44 px where it matters most. */
const tooSmall = (targets: Element[]) =>
  targets
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    // Words of a sentence are as high as its lines (WCAG 2.5.8).
    .filter((target) => getComputedStyle(target).display !== "inline")
    .flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const main = "a[data-placement], header *";
      const touched = `${main}, main button:not([data-tip])`;
      const isMain = target.matches(matchMedia("(pointer: coarse)").matches ? touched : main);
      const isRight = width >= 24 && height >= (isMain ? 44 : 24);
      return isRight ? [] : [`${target.outerHTML.slice(0, 90)}: ${width} x ${height}`];
    });

/* Other pages differ too little from a phone to a desktop to be asked twice. */
for (const path of everyPath)
  test(
    `axe finds nothing wrong with ${path}, no target is too small`,
    path === "/" ? {} : onPhone,
    async ({ page }) => {
      await openWithStates(page, path);
      expect(await page.locator("a, button").evaluateAll(tooSmall)).toEqual([]);
      await page.addScriptTag({ path: "node_modules/axe-core/axe.min.js" });
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } };
        return (await axe.run()).violations;
      });
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ""}`),
      );
      expect(found).toEqual([]);
    },
  );

test("strokes, selected and other buttons differ in forced colors", async ({ page }) => {
  await openWithStates(page, "/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const looks = await page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const grounds = (selector: string) =>
        all(selector).map((element) => getComputedStyle(element).backgroundColor);
      const hasEdge = (box: Element | null) =>
        box && Number.parseFloat(getComputedStyle(box).borderTopWidth) >= 2;
      return {
        marks: new Set(all("mark, body").map((text) => getComputedStyle(text).color)).size,
        chosen: grounds("[aria-pressed=true]"),
        others: grounds("[aria-pressed=false]"),
        shapeless: all(".rounded-button, .rounded-full")
          .filter((shape) => !hasEdge(shape) && !hasEdge(shape.parentElement))
          .map((shape) => shape.outerHTML.slice(0, 100)),
      };
    });
    expect(looks).toMatchObject({ marks: 1, shapeless: [] });
    expect(looks.chosen.length).toBeGreaterThan(0);
    for (const ground of looks.chosen) expect(looks.others).not.toContain(ground);
  }
});

/** What has the focus: its ring and the ground of that (WCAG 1.4.11), and whether it is seen (2.4.11). */
function focusedNow() {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return null;
  const index = [...document.querySelectorAll("*")].indexOf(focused);
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
  // The ring lies outside its element, so on the ground of what holds it.
  const groundOf = (box: Element | null): string => {
    const { backgroundColor } = getComputedStyle(box ?? document.documentElement);
    return !box || backgroundColor.startsWith("rgb(")
      ? backgroundColor
      : groundOf(box.parentElement);
  };
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = [...focused.getClientRects()].some(({ left, top, width, height }) =>
    shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        const cover = hit?.closest("header, .download-bar");
        return hit && (!cover || cover.contains(focused));
      }),
    ),
  );
  const bar = document.querySelector(".download-bar:not([data-above])");
  const isUnderBar =
    bar &&
    focused.matches("a, button") &&
    !bar.contains(focused) &&
    focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
  return {
    name: `${index} ${focused.tagName} ${focused.textContent?.trim().slice(0, 30)}`,
    isSeen: isSeen && !isUnderBar,
    hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    colours: [outlineColor, groundOf(focused.parentElement)],
  };
}

/** Returns "rgb(16, 33, 61)" as "#10213d". */
const hex = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;

for (const [path, how, width, height, device] of [
  ["/", "", 1440, 900, onDesktop],
  [pages.aboutUs.path, "", 1440, 900, onDesktop],
  ["/", " with text at 200 %", 390, 844, onPhone],
  ["/", " at 400 %", 320, 256, onPhone],
] as const)
  test(`the focus is seen wherever it goes on ${path}${how}`, device, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, path);
    if (how.includes("text")) await doubleText(page);
    const stops = new Set<string>();
    for (let press = 0; press < 150; press++) {
      await page.keyboard.press("Tab");
      // What was skipped until now is laid out around what has the focus.
      await framesPassed(page);
      const stop = await page.evaluate(focusedNow);
      if (!stop || stops.has(stop.name)) break;
      stops.add(stop.name);
      expect.soft(stop).toMatchObject({ isSeen: true, hasRing: true });
      const [ring = "", ground = ""] = stop.colours.map(hex);
      expect.soft(contrast(ring, ground), stop.name).toBeGreaterThanOrEqual(3);
    }
    expect(stops.size).toBeGreaterThan(5);
  });

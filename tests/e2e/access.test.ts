import type { AxeResults } from "axe-core";
import type { Page } from "playwright/test";
import { faq } from "../../content/faq";
import { doubleText } from "./double-text";
import { missing, pages } from "./pages";
import {
  expect,
  framesPassed,
  hydrated,
  layOutAll,
  moving,
  onDesktop,
  onPhone,
  test,
} from "./test";

// The pages' own policy lets no script in but theirs.
test.use({ ...moving, bypassCSP: true });

const everyPage = [...pages.map(({ path }) => path), missing];

/** The landing page with an answer, a chosen word and a pressed chip; other pages as they are. */
async function openWithStates(page: Page, path: string) {
  // Strokes and answers on their way have colours of their own.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await hydrated(page);
  if (path !== "/") return;
  await page.getByRole("button", { name: faq[1]?.question }).click();
  await page.locator("#label .label-chip:visible").nth(1).click();
}

/** What is pressed and is less than 24 px high or wide, or 44 px where it matters most. */
const tooSmall = (targets: Element[]) =>
  targets
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !target.closest("[inert]"))
    // Words of a sentence are as high as its lines (WCAG 2.5.8).
    .filter((target) => getComputedStyle(target).display !== "inline")
    .flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isMain = target.matches(
        matchMedia("(pointer: coarse)").matches
          ? "[data-store-link], header *, main button:not([data-tip])"
          : "[data-store-link], header *",
      );
      return width < 24 || height < (isMain ? 44 : 24)
        ? [`${target.outerHTML.slice(0, 90)}: ${width} x ${height}`]
        : [];
    });

/* Other pages differ too little from a phone to a desktop to be asked twice. */
for (const path of everyPage)
  test(
    `axe finds nothing wrong with ${path}, and no target too small`,
    path === "/" ? {} : onPhone,
    async ({ page }) => {
      await openWithStates(page, path);
      await layOutAll(page);
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

test("marks, chosen tabs, pressed chips and what is pressed can be told in forced colours", async ({
  page,
}) => {
  await openWithStates(page, "/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const looks = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "CanvasText";
      const text = getComputedStyle(probe).color;
      probe.remove();
      const grounds = (selector: string) =>
        [...document.querySelectorAll(selector)].map(
          (element) => getComputedStyle(element).backgroundColor,
        );
      return {
        text,
        marks: [...document.querySelectorAll("mark")].map(
          (stroke) => getComputedStyle(stroke).color,
        ),
        chosen: grounds("[aria-pressed=true]"),
        others: grounds("[aria-pressed=false]"),
        shapeless: [...document.querySelectorAll(".rounded-button, .rounded-full, .label-chip")]
          .filter((shape) =>
            [shape, shape.parentElement as Element].every(
              (box) => Number.parseFloat(getComputedStyle(box).borderTopWidth) < 2,
            ),
          )
          .map((shape) => shape.outerHTML.slice(0, 100)),
      };
    });
    expect(new Set(looks.marks)).toEqual(new Set([looks.text]));
    expect(looks.chosen.length).toBeGreaterThan(1);
    expect(looks.shapeless).toEqual([]);
    for (const ground of looks.chosen) expect(looks.others).not.toContain(ground);
  }
});

/**
 * Walks through the page by Tab, and says of what has the focus: whether its ring stands out from
 * its ground (WCAG 1.4.11), and whether any of it is seen (2.4.11).
 */
async function walk(page: Page) {
  const troubles: string[] = [];
  const seen = new Set<string>();
  for (let press = 0; press < 150; press++) {
    await page.keyboard.press("Tab");
    // What was skipped until now is laid out around what has the focus.
    await framesPassed(page);
    const stop = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement | null;
      if (!focused || focused === document.body) return null;
      const name = `${focused.tagName} ${focused.textContent?.trim().slice(0, 30)}`;
      const key = `${name} ${[...document.querySelectorAll("*")].indexOf(focused)}`;

      const canvas = new OffscreenCanvas(1, 1).getContext("2d", {
        willReadFrequently: true,
      }) as OffscreenCanvasRenderingContext2D;
      const rgba = (colour: string) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
      };
      const luminance = (colour: string) => {
        const [red, green, blue] = rgba(colour)
          .slice(0, 3)
          .map((channel) => channel / 255)
          .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [
          number,
          number,
          number,
        ];
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const ring = getComputedStyle(focused);
      // The ring lies outside its element, so on the ground of what holds it.
      let ground = "white";
      for (let box = focused.parentElement; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (rgba(backgroundColor)[3] === 255) {
          ground = backgroundColor;
          break;
        }
      }
      const [light, dark] = [luminance(ring.outlineColor), luminance(ground)].sort((a, b) => b - a);
      const contrast = ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
      const hasRing = ring.outlineStyle !== "none" && Number.parseFloat(ring.outlineWidth) >= 2;

      const isSeen = [...focused.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((x) =>
          [0.1, 0.3, 0.5, 0.7, 0.9].some((y) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            const cover = hit?.closest("header, [data-sticky-bar]");
            return hit && (!cover || cover.contains(focused));
          }),
        ),
      );
      return { name, key, hasRing, contrast, isSeen };
    });
    if (!stop) break;
    if (seen.has(stop.key)) break;
    seen.add(stop.key);
    if (!stop.hasRing || stop.contrast < 3)
      troubles.push(`${stop.name}: no ring, or one of ${stop.contrast.toFixed(1)} to its ground`);
    if (!stop.isSeen) troubles.push(`${stop.name}: not seen`);
  }
  expect(seen.size).toBeGreaterThan(5);
  return troubles;
}

for (const path of ["/", "/about-us"])
  test(`the keyboard's focus on ${path} is seen wherever it goes`, onDesktop, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await hydrated(page);
    expect(await walk(page)).toEqual([]);
  });

for (const [name, { width, height, isTextDoubled }] of Object.entries({
  "with text at 200 %": { width: 390, height: 844, isTextDoubled: true },
  "at 400 %": { width: 320, height: 256, isTextDoubled: false },
}))
  test(`the keyboard's focus is seen wherever it goes ${name}`, onPhone, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await hydrated(page);
    if (isTextDoubled) await doubleText(page);
    expect(await walk(page)).toEqual([]);
  });

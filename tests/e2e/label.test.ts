import type { Page } from "playwright/test";
import { labels, playableLabel } from "../../content/labels";
import type { LabelProduct } from "../../content/schema";
import {
  expect,
  holdScripts,
  moving,
  onDesktop,
  onPhone,
  open as openPage,
  shiftsOf,
  test,
} from "./test";

const [first, second] = labels as [LabelProduct, LabelProduct];
const label = (page: Page) => page.locator("#label");
const words = (page: Page) => page.locator("#label .word");
const button = (page: Page, name = "") => label(page).getByRole("button", { name, exact: true });
const answer = (page: Page) => page.locator("#label-answer");
const what = (product: LabelProduct, index: number) => product.ingredients[index]?.what ?? "?";

const foundIn = ({ ingredients }: LabelProduct, pick = "") =>
  ingredients.flatMap(({ flag, matters = {} }, index) => {
    const shown = matters[pick] ?? flag;
    return shown === "allergen" || shown === "look" ? [index] : [];
  });
const chosen = ({ chips }: LabelProduct) => chips[0]?.id;

/** Opens the page, and waits until the label answers and its other words have come. */
async function open(page: Page, address = "/") {
  await openPage(page, address);
  await page.waitForLoadState("networkidle");
}

test("closes at a second press and at Escape, and moves nothing above it", async ({ page }) => {
  // High enough that no answer has to come up.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1200 });
  await open(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  const heading = await page.locator("h1").boundingBox();
  const word = words(page).nth(5);
  await word.focus();
  for (const key of ["Enter", "Escape"]) {
    await page.keyboard.press("Enter");
    await expect(answer(page)).toContainText(what(first, 5));
    await page.keyboard.press(key);
    await expect(answer(page)).toHaveCount(0);
  }
  await expect(word).toBeFocused();
  await expect(word).not.toHaveAttribute("aria-controls", /./);
  expect(await page.locator("h1").boundingBox()).toEqual(heading);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  // At the page's top nothing could make up for the answer that it came with.
  await expect(page.locator("#label .answer-left")).toContainText(
    what(first, foundIn(first, chosen(first))[0] ?? -1),
  );
});

test("brings up an answer that opens below the window", onPhone, async ({ page }) => {
  await open(page);
  const word = words(page).nth(5);
  await word.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  await word.tap();
  await expect(answer(page)).toBeInViewport({ ratio: 1 });
});

test("keeps its words in the panel, whichever is scrolled to", async ({ page }) => {
  await open(page);
  const columns = () =>
    words(page).evaluateAll((words) => words.map((word) => word.getBoundingClientRect().x));
  const before = await columns();
  for (const word of await words(page).all())
    await word.evaluate((element) => element.scrollIntoView({ inline: "center" }));
  expect(await columns()).toEqual(before);
});

for (const product of labels)
  test(`marks and counts at once on the label of ${product.tab}`, async ({ page }) => {
    await open(page);
    await button(page, product.tab).click();
    await expect(button(page, product.tab)).toHaveAttribute("aria-pressed", "true");
    await button(page, product.chips[0]?.label).click();
    const columns = () =>
      words(page).evaluateAll((words) =>
        words.map((word) => {
          const { x, width } = word.getBoundingClientRect();
          return [Math.round(x), Math.round(width)];
        }),
      );
    const before = await columns();
    for (const { id, label: name } of product.chips) {
      const found = foundIn(product, id);
      // In the very task of the press.
      const seen = await button(page, name).evaluate(async (chip: HTMLElement) => {
        chip.click();
        await null;
        return {
          pressed: chip.getAttribute("aria-pressed"),
          found: [...document.querySelectorAll("#label .word")].flatMap((word, index) =>
            word.hasAttribute("data-found") ? [index] : [],
          ),
          text: document.querySelector("#label [role=status]")?.textContent,
        };
      });
      const text = found.length
        ? expect.stringContaining(`${found.length} of ${product.ingredients.length}`)
        : playableLabel.nothing;
      expect(seen).toEqual({ pressed: "true", found, text });
      // It answers with the first that it flags.
      const own = found.find((index) => product.ingredients[index]?.matters?.[id]);
      if (own !== undefined) await expect(answer(page)).toContainText(what(product, own));
      expect(await columns()).toEqual(before);
      await button(page, name).click();
    }
  });

test("answers without a network, and stores nothing", async ({ page, context, isMobile }) => {
  await open(page);
  await context.setOffline(true);
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const before = await stored();
  for (const control of [words(page).nth(1), button(page, second.tab), words(page).first()]) {
    await (isMobile ? control.tap() : control.click());
    await expect(page.locator(":focus-visible")).toHaveCount(0);
  }
  await expect(answer(page)).toContainText(what(second, 0));
  expect(await stored()).toBe(before);
});

test("answers what was tapped before the page is hydrated", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  await button(page, first.chips[1]?.label).click();
  await words(page).nth(4).click();
  letGo();
  await expect(button(page, first.chips[1]?.label)).toHaveAttribute("aria-pressed", "true");
  await expect(answer(page)).toContainText(what(first, 4));
  expect(page.url()).not.toContain("#");
  await page.unrouteAll({ behavior: "ignoreErrors" });

  const letGoAgain = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  // As Safari taps: without giving the tab the focus.
  await button(page, second.tab).dispatchEvent("click");
  letGoAgain();
  await expect(button(page, second.tab)).toHaveAttribute("aria-pressed", "true");
});

for (const [width, height, device] of [
  [390, 844, onPhone],
  [390, 664, onPhone],
  [375, 553, onPhone],
  [360, 640, onPhone],
  [1440, 700, onDesktop],
] as const)
  test(`${width} x ${height} shows buttons, first finding and answer`, device, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const whole = [page.locator("h1"), ...(await page.locator("#hero [data-store-link]").all())];
    whole.push(page.locator("#label [data-found] .word-name").first());
    if (device === onDesktop) whole.push(page.locator(".label-panel"));
    for (const piece of whole) await expect(piece).toBeInViewport({ ratio: 1 });
    await expect(answer(page).locator("strong")).toBeInViewport();
  });

test.describe("moving label", () => {
  test.use(moving);

  test("says and marks what it found from the first frame", async ({ page }) => {
    await page.route(/_next.*\.js/, (route) => route.abort());
    // In each frame, so that a busy machine does not look too late.
    await page.addInitScript(() => {
      const seen = { said: new Set<string>(), moved: new Set<string>(), end: 0, moving: 0 };
      Object.assign(window, { seen });
      requestAnimationFrame(function look() {
        requestAnimationFrame(look);
        const count = document.querySelector("#label [role=status]")?.textContent;
        if (!count) return;
        const marked = [...document.querySelectorAll("#label .word-name")].filter(
          (name) => getComputedStyle(name, "::before").opacity > "0.2",
        );
        const said = document.querySelector("#label-answer")?.getBoundingClientRect().height;
        seen.said.add(`${count}; ${marked.length} marked; ${Number(said) > 50 ? "told" : "not"}`);
        const all = document.querySelector("#label")?.getAnimations({ subtree: true }) ?? [];
        for (const { effect } of all) {
          seen.end = Math.max(seen.end, Number(effect?.getComputedTiming().endTime));
          for (const frame of (effect as KeyframeEffect).getKeyframes())
            for (const property of Object.keys(frame)) seen.moved.add(property);
        }
        seen.moving = all.length;
      });
    });
    await page.goto("/", { waitUntil: "commit" });
    const seen = () =>
      page.evaluate(() => {
        type Seen = { said: Set<string>; moved: Set<string>; end: number; moving: number };
        const { said, moved, end, moving } = (window as unknown as { seen: Seen }).seen;
        return { said: [...said], moved: [...moved], end, isOver: end > 0 && moving === 0 };
      });
    await expect.poll(async () => (await seen()).isOver).toBe(true);
    const { said, moved, end } = await seen();
    expect(end).toBeLessThanOrEqual(2200);
    for (const property of moved)
      expect(property).toMatch(/^(offset|computedOffset|easing|composite|opacity|transform)$/);
    const { length } = foundIn(first, chosen(first));
    const right = new RegExp(`^${length} of .*; ${length} marked; told$`);
    expect(said).toEqual([expect.stringMatching(right)]);
  });

  test("an ad's own label opens and moves nothing", async ({ page }) => {
    const pick = second.chips.at(-1);
    // What the faces' coming moves is another case (loading.test.ts).
    await page.route("**/*.woff2", (route) => route.abort());
    await openPage(page, `/?label=${second.id}&pick=${pick?.id}&utm_source=ad`);
    await expect(button(page, second.tab)).toHaveAttribute("aria-pressed", "true");
    await expect(button(page, pick?.label)).toHaveAttribute("aria-pressed", "true");
    expect(await shiftsOf(page)).toBeLessThan(0.005);
    await open(page, "/?label=tyres&pick=<script>");
    await expect(button(page, first.tab)).toHaveAttribute("aria-pressed", "true");
    await expect(answer(page)).toBeVisible();
  });
});

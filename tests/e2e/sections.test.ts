import type { Locator } from "playwright/test";
import { home } from "../fixture-site/content/home";
import { pages } from "../fixture-site/content/pages";
import { whyIBuiltThis } from "../fixture-site/content/why-i-built-this";
import { expect, onDesktop, onPhone, open, slowOnDesktop, slowOnPhone, test, waitForFrames, withMotion } from "./test";

/*
 * What the sections below the hero do when they are scrolled, hovered or pressed. The puzzle, quotes and questions
 * have files of their own.
 */

const { problem, labelConfusion, whoThisHelps } = home;

for (const width of [390, 320])
  test(
    `three screens fit at ${width} px without swiping (req 39)`,
    width === 390 ? onPhone : slowOnPhone,
    async ({ read }) => {
      const page = await read();
      await page.setViewportSize({ width, height: 844 });
      const phones = page.locator(`#${labelConfusion.id}`).getByRole("listitem").getByRole("img");
      await expect(phones).toHaveCount(labelConfusion.screens.length);
      // All three are complete and fit in one window.
      await phones.first().evaluate((phone) => phone.closest("li")?.scrollIntoView());
      for (const [index, { caption }] of labelConfusion.screens.entries()) {
        await expect(page.getByText(caption, { exact: true })).toBeInViewport({ ratio: 1 });
        await expect(phones.nth(index)).toBeInViewport({ ratio: 1 });
      }
    },
  );

test("two audience cards fit on a phone (req 41)", onPhone, async ({ read }) => {
  const page = await read();
  const [first, second] = await page.locator(`#${whoThisHelps.id} h3`).all();
  await first?.scrollIntoViewIfNeeded();
  for (const title of [first, second]) await expect(title as Locator).toBeInViewport({ ratio: 1 });
});

test("a package shows what its word means while hovered, or once pressed (req 42)", onDesktop, async ({ page }) => {
  await open(page);
  const [card] = whoThisHelps.cards;
  const list = page.locator(`#${whoThisHelps.id}`);
  const word = list.getByRole("button", { name: card?.word, exact: true });
  const meaning = list.getByRole("button", { name: card?.meaning, exact: true });
  await word.hover();
  await expect(meaning).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(word).toBeVisible();
  await word.press("Enter");
  await meaning.press("Enter");
  await expect(word).toBeVisible();
});

for (const width of [390, 414])
  test(`a package that has the focus is whole, with its ring, at ${width} px`, slowOnPhone, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    const list = page.locator(`#${whoThisHelps.id}`).getByRole("list");
    await list.focus();
    for (const { word } of whoThisHelps.cards) {
      await page.keyboard.press("Tab");
      const button = list.getByRole("button", { name: word, exact: true });
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport({ ratio: 1 });
      const ring = await button.evaluate((button) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(button);
        const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        const row = button.closest("ul")?.getBoundingClientRect() ?? new DOMRect();
        const { left, right, top } = button.getBoundingClientRect();
        return {
          style: outlineStyle,
          isWhole: left - reach >= row.left && right + reach <= row.right && top - reach >= row.top,
        };
      });
      expect(ring).toEqual({ style: expect.not.stringMatching("none"), isWhole: true });
      await page.keyboard.press("Tab");
    }
  });

test.describe("with motion", () => {
  test.use(withMotion);

  test("small print grows when a fifth of it is visible (req 37)", slowOnPhone, async ({ page }) => {
    await open(page);
    const list = page.locator(`#${problem.id} p`).filter({ hasText: problem.list.lead });
    const scale = () => list.evaluate((list: HTMLElement) => list.getBoundingClientRect().width / list.offsetWidth);
    /** Scrolls until the window's lower edge cuts the list at this share of its height. */
    const show = (share: number) =>
      list.evaluate((list, share) => {
        const { top, height } = list.getBoundingClientRect();
        const y = window.scrollY + top + height * share - window.innerHeight;
        window.scrollTo({ top: y, behavior: "instant" });
      }, share);
    await expect.poll(scale).toBeLessThan(0.6);
    await show(0.1);
    await waitForFrames(page);
    expect(await scale()).toBeLessThan(0.6);
    await show(0.25);
    await expect.poll(scale).toBe(1);
  });
});

test("the childhood photo is whole, over the title's edge", slowOnDesktop, async ({ read }) => {
  const page = await read(pages.whyIBuiltThis.path);
  const photo = page.getByAltText(whyIBuiltThis.photo.alt);
  await photo.scrollIntoViewIfNeeded();
  const { x, y, width } = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const top = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [
    x + width / 2,
    y + 8,
  ] as const);
  expect(top).toBe("IMG");
});

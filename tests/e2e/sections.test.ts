import type { Locator } from "playwright/test";
import { home } from "../../content/home";
import { pages } from "../../content/pages";
import { whatItDoes } from "../../content/what-it-does";
import { expect, moving, onDesktop, onPhone, open, test } from "./test";

const { problem, labelConfusion, whoThisHelps, whyPeopleTrust } = home;

/** Returns the share of an element that lies between the window's sides and under no later sibling. */
const visibleShare = (element: Locator) =>
  element.evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect();
    let visible = 0;
    for (let x = left + 1; x < right; x += 2) {
      const hit = document.elementFromPoint(x, top + 40);
      if (hit && element.contains(hit)) visible += 2;
    }
    return visible / (right - left);
  });

for (const width of [390, 320])
  test(
    `all three screens are visible at ${width} px without scrolling sideways (req 39)`,
    onPhone,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page);
      const phones = page.locator(`#${labelConfusion.id} .phone-frame`);
      await expect(phones).toHaveCount(3);
      await phones.first().scrollIntoViewIfNeeded();
      for (const phone of await phones.all()) {
        await phone.evaluate((element) => element.scrollIntoView({ block: "center" }));
        expect(await visibleShare(phone)).toBeGreaterThan(0.8);
      }
      for (const { caption } of labelConfusion.screens)
        await expect(page.getByText(caption, { exact: true })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

test("two whole audience cards fit on a phone (req 41)", onPhone, async ({ page }) => {
  await open(page);
  const cards = page.locator(`#${whoThisHelps.id} li`);
  const second = await cards.nth(1).locator("h3").locator("..").boundingBox();
  expect((second?.x ?? 0) + (second?.width ?? 999)).toBeLessThan(390);
});

test("a tap on a package shows what its word means (req 42)", onPhone, async ({ page }) => {
  await open(page);
  const [card] = whoThisHelps.cards;
  if (!card) return;
  const pack = page.locator(`#${whoThisHelps.id} li button`).first();
  await expect(pack.getByText(card.meaning, { exact: true })).toBeHidden();
  await pack.tap();
  await expect(pack.getByText(card.meaning, { exact: true })).toBeVisible();
  await expect(pack.getByText(card.word, { exact: true })).toBeHidden();
});

test("hovering a package shows what its word means (req 42)", onDesktop, async ({ page }) => {
  await open(page);
  const [card] = whoThisHelps.cards;
  if (!card) return;
  const pack = page.locator(`#${whoThisHelps.id} li button`).first();
  await pack.hover();
  await expect(pack.getByText(card.meaning, { exact: true })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(pack.getByText(card.word, { exact: true })).toBeVisible();
});

test("the page names what the app scans and what people worry about (req 10, 16)", async ({
  page,
}) => {
  await open(page);
  const words = /food, cosmetics, skincare, supplements, perfumes/;
  await expect(page.locator(`#${problem.id}`)).toContainText(words);
  await expect(page.locator(`#${problem.id}`)).toContainText(
    /allergens, estrogenic disruptors, risky compounds/i,
  );
});

test("the feature cards are boxes that do not overlap (req 46)", async ({ page }) => {
  await open(page);
  const boxes = await page
    .locator(`#${whyPeopleTrust.id} li:has(h3)`)
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(whyPeopleTrust.cards.length);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top,
      ).toBe(true);
});

test(
  "the features of the app are in two columns from 640 px up (req 89)",
  onDesktop,
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await open(page, pages.whatItDoes.path);
    const items = page.getByRole("listitem");
    const boxes = await Promise.all(
      whatItDoes.bullets.map(({ title }) =>
        items.filter({ has: page.getByRole("heading", { name: title }) }).boundingBox(),
      ),
    );
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(2);
    for (const box of boxes) expect(box?.width).toBeLessThan(320);
  },
);

test.describe("with motion", () => {
  test.use(moving);

  for (const [width, height, project] of [
    [390, 844, onPhone],
    [1920, 600, onDesktop],
  ] as const)
    test(
      `the small print grows once a fifth of it is visible, at ${width} px (req 37)`,
      project,
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await open(page);
        const list = page.locator(".small-print");
        const scale = () =>
          list.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
        await expect.poll(scale).toBeLessThan(0.6);
        /** Scrolls until the window's lower edge cuts the list at this share of its height. */
        const show = (share: number) =>
          list.evaluate((element, share) => {
            const { top, height } = element.getBoundingClientRect();
            const y = window.scrollY + top + height * share - window.innerHeight;
            window.scrollTo({ top: y, behavior: "instant" });
          }, share);
        await show(0.1);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        expect(await scale()).toBeLessThan(0.6);
        await show(0.25);
        await expect.poll(scale).toBe(1);
      },
    );
});

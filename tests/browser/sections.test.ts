import sharp from "sharp";
import { home } from "../../content/home";
import { pages as content } from "../../content/pages";
import { whyIBuiltThis } from "../../content/why-i-built-this";
import { expect, onDesktop, open, test } from "./test";

/* Where the parts of the sections are. The puzzle, the quotes and the questions have files of their own. */

const { labelConfusion, whoThisHelps, whyPeopleTrust } = home;

test("three screens fit on a phone without swiping, and two audience cards of a row that scrolls sideways (req 39, 41)", async ({
  page,
}) => {
  await open(page);
  const section = page.locator(`#${whoThisHelps.id}`);
  const titles = section.getByRole("heading", { level: 3 });
  await titles.first().scrollIntoViewIfNeeded();
  for (const index of [0, 1]) await expect(titles.nth(index)).toBeInViewport({ ratio: 1 });
  const row = section.getByRole("list").first();
  await expect(row).toHaveCSS("overflow-x", "auto");
  const tops = await row.locator("> li").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await row.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeGreaterThan(300);

  const phones = page.locator(`#${labelConfusion.id}`).getByRole("listitem").getByRole("img");
  await expect(phones).toHaveCount(labelConfusion.screens.length);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await phones.first().evaluate((phone) => phone.closest("li")?.scrollIntoView());
    for (const [index, { caption }] of labelConfusion.screens.entries()) {
      await expect(page.getByText(caption, { exact: true }), `${width} px`).toBeInViewport({ ratio: 1 });
      await expect(phones.nth(index), `${width} px`).toBeInViewport({ ratio: 1 });
      expect((await phones.nth(index).boundingBox())?.width).toBeGreaterThan(80);
    }
  }
});

/** Returns the number of shapes side by side in a picture, which empty columns separate. */
async function countShapes(picture: Buffer) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const background = data[0] ?? 0;
  const isEmpty = (x: number) =>
    Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * info.channels] ?? 0).every(
      (value) => Math.abs(value - background) < 40,
    );
  const columns = Array.from({ length: info.width }, (_, x) => isEmpty(x));
  return columns.filter((empty, x) => !empty && (columns[x - 1] ?? true)).length;
}

test.describe("on the screen of a phone", () => {
  test.use({ deviceScaleFactor: 2 });

  test("the rating has its stars as a drawing (req 25)", async ({ page }) => {
    await open(page);
    const rating = page.locator("#hero p", { hasText: home.hero.rating.scoreLabel });
    expect(await countShapes(await rating.locator("svg").first().screenshot())).toBe(home.hero.rating.stars);
  });
});

test("feature cards are separate boxes in their colors (req 46, 47)", async ({ page }) => {
  await open(page);
  const items = page.locator(`#${whyPeopleTrust.id} li:has(h3)`);
  const places = await items.evaluateAll((items) =>
    items.map((item) => JSON.stringify([item.getBoundingClientRect().left, item.getBoundingClientRect().top])),
  );
  expect(new Set(places).size).toBe(whyPeopleTrust.cards.length);
  /** Returns the color behind the icon of each card. */
  const colors = await items.evaluateAll((items) =>
    items.map((item) => {
      for (let box = item.querySelector("img, svg"); box && box !== item.parentElement; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
      }
      return "none";
    }),
  );
  expect(colors).not.toContain("none");
  expect(new Set(colors).size).toBe(new Set(whyPeopleTrust.cards.map(({ color }) => color)).size);
});

test("the features are in two columns from 640 px (req 89)", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await open(page, content.whatItDoes.path);
  const features = page.getByRole("main").locator("li:has(h3)");
  const boxes = await features.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(2);
  for (const { width } of boxes) expect(width).toBeLessThan(320);
  await page.setViewportSize({ width: 639, height: 900 });
  const lefts = await features.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
});

test("the childhood photo is square, and whole over the title's edge (req 83)", onDesktop, async ({ page }) => {
  await open(page, content.whyIBuiltThis.path);
  const photo = page.getByAltText(whyIBuiltThis.photo.alt);
  await photo.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(100);
  expect(Math.abs(width - height)).toBeLessThan(2);
  const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [
    x + width / 2,
    y + 8,
  ] as const);
  expect(hit).toBe("IMG");
});

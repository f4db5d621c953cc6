import type { Page } from "playwright/test";
import { ingredientLabelCopy as copy, labels } from "../../content/labels";
import { pages } from "../../content/pages";
import { expect, holdScripts, moving, onDesktop, onPhone, open, test } from "./test";

const [gums, cream] = labels;
const finds = gums.puzzle?.finds ?? [];
const label = (page: Page) => page.locator("#label");
const word = (page: Page, name: string) =>
  label(page).getByRole("button", { name: RegExp(`^${name}[,.]$`) });
const slot = (page: Page) => label(page).locator("[aria-live]").first();

for (const [width, height] of [
  [390, 844],
  [390, 664],
] as const)
  test(
    `a phone of ${width}x${height} shows the whole puzzle at first`,
    onPhone,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      await expect(page.getByText(gums.brand, { exact: true }).first()).toBeInViewport({
        ratio: 1,
      });
      await expect(word(page, finds.at(-1) ?? "")).toBeInViewport({ ratio: 1 });
      expect((await slot(page).boundingBox())?.y).toBeLessThanOrEqual(height - 60);
    },
  );

for (const [width, height] of [
  [375, 553],
  [360, 640],
] as const)
  test(
    `a phone of ${width}x${height} shows the question and two lines`,
    onPhone,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      await expect(page.getByText(gums.puzzle?.question ?? "")).toBeInViewport({ ratio: 1 });
      const list = await label(page).getByRole("group", { name: copy.lead }).boundingBox();
      expect(list?.y).toBeLessThanOrEqual(height - 66);
    },
  );

test("a desktop shows the whole hero at first", onDesktop, async ({ page }) => {
  await open(page);
  await expect(page.locator("#hero")).toBeInViewport({ ratio: 1 });
});

test("a tap shows the answer in its place, and moves no word", async ({ page }) => {
  await open(page);
  const words = label(page).getByRole("button");
  const places = async () => Promise.all((await words.all()).map((button) => button.boundingBox()));
  const before = await places();
  for (const { name, what } of gums.ingredients) {
    await word(page, name).click();
    await expect(slot(page)).toContainText(what);
    expect(await places()).toEqual(before);
  }
});

test("a word that is tapped before hydration shows its answer", async ({ page }) => {
  const { name = "", what = "" } = gums.ingredients[0] ?? {};
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await word(page, name).click();
  release();
  await expect(slot(page)).toContainText(what);
});

test.describe("untouched", () => {
  test.use(moving);

  test("the label plays once after 3.5 s", async ({ page }) => {
    await page.clock.install();
    await open(page);
    await expect(slot(page)).toContainText(copy.invitation);
    await expect(async () => {
      await page.clock.runFor(4000);
      await expect(slot(page)).toContainText("Carmine. A red dye made from insects.", {
        timeout: 500,
      });
    }).toPass();
    await expect(page.getByText("1 of 3 found")).toBeAttached();
  });

  for (const [input, act] of Object.entries({
    "a key": (page: Page) => page.keyboard.press("Tab"),
    "a click": (page: Page) => page.mouse.click(2, 2),
  }))
    test(`the label does not play after ${input}`, async ({ page }) => {
      await page.clock.install();
      await open(page);
      await act(page);
      await page.clock.runFor(8000);
      await expect(slot(page)).toContainText(copy.invitation);
    });
});

for (const [query, question] of [
  ["?label=cream&pick=nuts", cream?.puzzle?.question],
  ["?label=unknown&pick=x", gums.puzzle?.question],
] as const)
  test(`the ad link ${query} opens its label`, onPhone, async ({ page }) => {
    await open(page, `/${query}`);
    await expect(page.getByText(question ?? "")).toBeVisible();
    const flagged = page.getByText("1 of 7 flagged for you");
    await expect(flagged).toBeVisible({ visible: query.includes("nuts") });
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the answers of the finds are shown, with a link to all ingredients", async ({ page }) => {
    await page.goto("/");
    for (const name of finds) {
      const { what = "" } = gums.ingredients.find((ingredient) => ingredient.name === name) ?? {};
      await expect(label(page).getByText(what)).toBeVisible();
    }
    await expect(label(page).getByText(gums.ingredients[0]?.does ?? "")).toBeHidden();
    const link = label(page).getByRole("link", { name: copy.allIngredients });
    await expect(link).toHaveAttribute("href", pages.ingredients.path);
    await expect(page.getByText(copy.invitation)).toBeHidden();
  });
});

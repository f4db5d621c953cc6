import type { Locator, Page } from "playwright/test";
import { ingredientLabelCopy as copy, labels } from "../../content/labels";
import { pages } from "../../content/pages";
import { expect, moving, onDesktop, onPhone, open, test } from "./test";

const [gums, cream, perfume] = labels;
const finds = gums.puzzle?.finds ?? [];
const label = (page: Page) => page.locator("#label");
const word = (page: Page, name: string) =>
  label(page).getByRole("button", { name: RegExp(`^${name}[,.]$`) });
const slot = (page: Page) => label(page).locator("[aria-live]").first();
const bottomOf = (locator: Locator) =>
  locator.boundingBox().then((box) => (box ? box.y + box.height : Number.NaN));

async function findAll(page: Page) {
  for (const find of finds) await word(page, find).click();
}

for (const [width, height] of [
  [390, 664],
  [390, 844],
])
  test(
    `the first screen of ${width}x${height} holds the whole puzzle`,
    onPhone,
    async ({ page }) => {
      await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
      await open(page);
      const mascot = await label(page).locator("svg").first().boundingBox();
      expect(mascot?.width).toBeGreaterThanOrEqual(72);
      expect(mascot?.width).toBeLessThanOrEqual(96);
      await expect(page.getByText(gums.brand, { exact: true }).first()).toBeInViewport({
        ratio: 1,
      });
      await expect(word(page, finds.at(-1) ?? "")).toBeInViewport({ ratio: 1 });
      const top = (await slot(page).boundingBox())?.y ?? Number.NaN;
      expect(top).toBeLessThanOrEqual((height ?? 0) - 60);
    },
  );

for (const [width, height] of [
  [375, 553],
  [360, 640],
])
  test(
    `a small screen of ${width}x${height} holds the question and two lines`,
    onPhone,
    async ({ page }) => {
      await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
      await open(page);
      await expect(page.getByText(gums.puzzle?.question ?? "")).toBeInViewport({ ratio: 1 });
      const list = await label(page).getByRole("group", { name: copy.lead }).boundingBox();
      expect((list?.y ?? Number.NaN) + 66).toBeLessThanOrEqual(height ?? 0);
    },
  );

test(
  "a desktop's first screen holds everything, and the hero ends in it",
  onDesktop,
  async ({ page }) => {
    await open(page);
    const mascot = await label(page).locator("svg").first().boundingBox();
    expect(mascot?.width).toBeGreaterThanOrEqual(160);
    expect(await bottomOf(page.locator("#hero"))).toBeLessThanOrEqual(860);
    for (const product of [cream, perfume])
      await expect(page.getByRole("button", { name: product?.tab ?? "" })).toBeInViewport();
  },
);

test("a tap answers in one place: no word moves and nothing scrolls", async ({ page }) => {
  await open(page);
  const places = () =>
    label(page)
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
  const before = await places();
  const height = await page.locator("#hero").evaluate((hero) => hero.clientHeight);
  for (const { name, what } of gums.ingredients) {
    await word(page, name).click();
    await expect(slot(page)).toContainText(what);
    expect(await places()).toEqual(before);
  }
  expect(await page.locator("#hero").evaluate((hero) => hero.clientHeight)).toBe(height);
});

test("finding everything offers the download and a link for a friend", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await open(page);
  await findAll(page);
  await expect(page.getByText(/Found in \d+ seconds\./)).toBeVisible();
  await expect(slot(page).getByRole("link", { name: copy.download })).toBeVisible();
  await slot(page).getByRole("button", { name: copy.share }).click();
  await expect(page.getByText(copy.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/?label=${gums.id}`);
});

test("a denied clipboard shows the link, selected", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await open(page);
  await findAll(page);
  await slot(page).getByRole("button", { name: copy.share }).click();
  const field = page.getByRole("textbox", { name: copy.linkField });
  await expect(field).toHaveValue(/\?label=gums$/);
  await expect(field).toBeFocused();
});

test("a closed share sheet says nothing", async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(navigator, { share: () => Promise.reject(new DOMException("", "AbortError")) }),
  );
  await open(page);
  await findAll(page);
  await slot(page).getByRole("button", { name: copy.share }).click();
  await expect(page.getByText(copy.copied)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: copy.linkField })).toHaveCount(0);
});

test.describe("untouched", () => {
  test.use(moving);

  test("the label plays itself once after 3.5 s", async ({ page }) => {
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

  test("the label stays still once the page was touched", async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.keyboard.press("Tab");
    await page.clock.runFor(8000);
    await expect(slot(page)).toContainText(copy.invitation);
  });
});

const adLinks: [query: string, question: string | undefined][] = [
  ["?label=cream&pick=nuts", cream?.puzzle?.question],
  ["?label=perfume", perfume?.puzzle?.question],
  ["?label=food", gums.puzzle?.question],
  ["?label=nothing&pick=x", gums.puzzle?.question],
];
for (const [query, question] of adLinks)
  test(`the ad link ${query} opens its label`, onPhone, async ({ page }) => {
    await open(page, `/${query}`);
    await expect(page.getByText(question ?? "")).toBeVisible();
    if (query.includes("nuts"))
      await expect(page.getByText("1 of 7 flagged for you")).toBeVisible();
  });

test("another package opens its label", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: cream?.tab ?? "" }).click();
  await expect(page.getByText(cream?.puzzle?.question ?? "")).toBeVisible();
  await expect(page.getByRole("button", { name: gums.tab })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the finds and their answers are printed, with a link to all ingredients", async ({
    page,
  }) => {
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

import { brand } from "../../content/brand";
import { home } from "../../content/home";
import { edges, first, targets, withTargets } from "./puzzle";
import { expect, onBoth, test, withMotion } from "./test";

test.use({ javaScriptEnabled: false });

/** The ingredient on the phone's screen. */
const shownName = first.puzzle?.shown ?? first.puzzle?.targets[0];
const shown = first.ingredients.find(({ name }) => name === shownName);

for (const [width, height] of [
  [390, 664],
  [1440, 900],
] as const) {
  test(`the first frame of ${width}x${height} has the headline, the iPhone with a decoded word, the offer and the store (req 33, 34, 35, 36)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const hero = page.locator("#hero");
    const inView = [
      hero.getByRole("heading", { level: 1 }),
      hero.getByRole("link", { name: home.hero.button, exact: true }),
      hero.getByText(home.hero.offer),
      hero.locator('[data-placement="hero"] img'),
      hero.getByText(home.hero.rating.users),
      hero
        .locator("#label")
        .getByText(shown?.gloss ?? "", { exact: true })
        .first(),
    ];
    for (const locator of inView) await expect(locator).toBeInViewport({ ratio: 1 });
    await expect(hero.getByRole("heading", { level: 1 })).toContainText(brand.name);
  });
}

test("no word or preference can be reached without scripts, and the answers are there", onBoth, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#label").getByRole("button")).toHaveCount(0);
  for (const { name } of first.ingredients) await expect(page.locator("#label").getByText(name).first()).toBeVisible();
  const answers = first.ingredients.filter(({ name }) => first.puzzle?.targets.includes(name));
  for (const { what } of answers) await expect(page.locator("#label").getByText(what).first()).toBeVisible();
});

test.describe("the demo", () => {
  test.use(withMotion);
  test.skip(first !== withTargets, "the first product has one target");

  test("moves the phone to the word without scripts, and back", async ({ page }) => {
    await page.goto("/");
    const phone = "#label [class*=parked]";
    const word = page.locator("#label").getByText(`${targets[0]},`, { exact: true });
    const parked = await edges(page, phone);
    const { left, right } = await word.evaluate((element) => element.getBoundingClientRect().toJSON());
    await expect
      .poll(async () => {
        const box = await edges(page, phone);
        return Math.abs((box.left + box.right) / 2 - (left + right) / 2);
      })
      .toBeLessThan(2);
    await expect
      .poll(async () => Math.abs((await edges(page, phone)).left - parked.left), { timeout: 10_000 })
      .toBeLessThan(1);
  });
});

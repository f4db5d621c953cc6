import { brand } from "../../content/brand";
import { home } from "../../content/home";
import { heardDifferently } from "./heard";
import { edges, first, targets, withTargets } from "./puzzle";
import { expect, skipUnless, test, withMotion } from "./test";

test.use({ javaScriptEnabled: false });

/** The ingredient on the phone's screen. */
const shownName = first.puzzle?.shown ?? first.puzzle?.targets[0];
const shown = first.ingredients.find(({ name }) => name === shownName);
const answers = first.ingredients.filter(({ name }) => first.puzzle?.targets.includes(name));

test("the first frame has the headline, the iPhone with a decoded word, the offer and the store, and all answers instead of buttons (req 33, 34, 35, 36)", async ({
  page,
}) => {
  await page.goto("/");
  const hero = page.locator("#hero");
  const label = hero.locator("#label");
  const headline = hero.getByRole("heading", { level: 1 });
  await expect(headline).toContainText(brand.name);
  const inView = [
    headline,
    hero.getByRole("link", { name: home.hero.button, exact: true }),
    hero.getByText(home.hero.offer),
    hero.locator('[data-placement="hero"] img'),
    hero.getByText(home.hero.rating.users),
    label.getByText(shown?.gloss ?? "", { exact: true }).first(),
  ];
  const words = [...first.ingredients.map(({ name }) => name), ...answers.map(({ what }) => what)];
  for (const [width, height] of [
    [390, 664],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const locator of inView) await expect.soft(locator, `${width} px`).toBeInViewport({ ratio: 1 });
    await expect.soft(label.getByRole("button")).toHaveCount(0);
    for (const text of words) await expect.soft(label.getByText(text).first()).toBeVisible();
    expect.soft(await heardDifferently(page), "heard and seen").toEqual([]);
  }
});

test.describe("the demo", () => {
  test.use(withMotion);

  test("moves the phone to the word without scripts, and back", async ({ page }) => {
    skipUnless(first === withTargets, "the first product has one target: its demo without scripts is not tested");
    await page.goto("/");
    // By now, the demo may have moved the phone. It does not move the path, which ends at the phone's place.
    const { right: place } = await edges(page, "#label [class*=path]");
    const word = page.locator("#label").getByText(`${targets[0]},`, { exact: true });
    const { left, right } = await word.evaluate((element) => element.getBoundingClientRect().toJSON());
    const distanceTo = async (x: number) => {
      const phone = await edges(page, "#label [class*=parked]");
      return Math.abs((phone.left + phone.right) / 2 - x);
    };
    // It stays there for 1.3 s.
    await expect.poll(() => distanceTo((left + right) / 2), { intervals: [100] }).toBeLessThan(2);
    await expect.poll(() => distanceTo(place), { timeout: 10_000 }).toBeLessThan(1);
  });
});

import { faq } from "../../content/faq";
import { labels } from "../../content/labels";
import { testimonials } from "../../content/testimonials";
import { pages } from "./pages";
import { expect, hydrated, moving, test } from "./test";

test.use(moving);

test.describe("on paper", () => {
  test("the landing page is complete, and nothing on it moves or is pressed", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await page.emulateMedia({ media: "print" });
    for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
    for (const { quote } of testimonials) {
      await expect(page.getByText(quote)).toHaveCount(2);
      await expect(page.getByText(quote).first()).toBeVisible();
      await expect(page.getByText(quote).last()).toBeHidden();
    }
    const [{ brand, ingredients }] = labels;
    await expect(page.getByText(brand, { exact: true })).toBeVisible();
    for (const word of await page.locator("#label [data-word]").all())
      await expect(word).toBeVisible();
    await expect(page.locator("#label [data-word]")).toHaveCount(ingredients.length);
    await expect(page.locator("#label [data-fact]")).toBeVisible();
    await expect(page.locator("[data-sticky-bar]")).toBeHidden();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  for (const { path } of pages) {
    test(`${path} fits the width of A4 and of Letter`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      // 210 mm and 8.5 in, less the margins of 14 mm, at 96 px an inch.
      for (const width of [688, 710]) {
        await page.setViewportSize({ width, height: 1000 });
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(beyond).toBeLessThanOrEqual(0);
      }
    });
  }
});

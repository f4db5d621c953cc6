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
      await expect(page.getByText(quote).first()).toBeVisible();
      // The row's second list is there once it comes near the window.
      expect(await page.getByText(quote).filter({ visible: true }).count()).toBe(1);
    }
    const [{ brand, ingredients }] = labels;
    await expect(page.getByText(brand, { exact: true })).toBeVisible();
    for (const word of await page.locator("#label .word").all()) await expect(word).toBeVisible();
    await expect(page.locator("#label .word")).toHaveCount(ingredients.length);
    await expect(page.locator("#label-answer")).toBeVisible();
    await expect(page.locator("[data-sticky-bar]")).toBeHidden();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  test("what waits below the fold to make its entry stands as after it", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await expect(page.locator("[data-enter=waiting]").first()).toBeAttached();
    await page.emulateMedia({ media: "print" });
    const { waiting, entered } = await page.evaluate(() => {
      const pieces = [...document.querySelectorAll("[data-enter=waiting], [data-enter=waiting] *")];
      const places = () =>
        pieces.map((piece) => {
          const { transform, opacity } = getComputedStyle(piece);
          return `${piece.tagName} ${piece.getAttribute("class")} ${transform} ${opacity}`;
        });
      const waiting = places();
      for (const piece of pieces)
        if (piece.matches("[data-enter]")) piece.setAttribute("data-enter", "");
      return { waiting, entered: places() };
    });
    expect(waiting).toEqual(entered);
  });

  test("what the label is about to find stands as found", async ({ page }) => {
    await page.goto("/");
    await page.locator("#label").evaluate((label) => {
      for (const animation of label.getAnimations({ subtree: true })) animation.currentTime = 0;
    });
    await page.emulateMedia({ media: "print" });
    expect(
      await page
        .locator("#label")
        .evaluate((label) => label.getAnimations({ subtree: true }).length),
    ).toBe(0);
  });

  test("every handset is whole", async ({ page }) => {
    await page.goto("/");
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 688, height: 1000 });
    const handsets = page.locator("#label-confusion .handset");
    expect(await handsets.count()).toBeGreaterThan(1);
    for (const handset of await handsets.all()) {
      const { x = -1, width = 9e9 } = (await handset.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(688);
    }
  });

  test("every page fits the width of A4", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    // 210 mm less the margins of 14 mm, at 96 px an inch.
    await page.setViewportSize({ width: 688, height: 1000 });
    for (const { path } of pages) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(688);
    }
  });
});

import { pageList } from "../../../content/pages";
import { products } from "../../../content/products";
import { doubleTextSize, expect, missingPath, open, slow, test } from "../../e2e/test";
import { findLayoutFaults } from "../../helpers/find-layout-faults";
import { wordPattern } from "../../helpers/word-pattern";

const paths = [...pageList.map(({ path }) => path), missingPath];

/* Widths of windows in px, with the usual text size and at 200 %. `npm test` uses the first ones. */
const main = { widths: [320, 768, 1440], largeWidths: [320] };
const others = { widths: [390, 1024], largeWidths: [768] };

for (const path of paths)
  for (const { widths, largeWidths } of [main, others])
    test(
      `no text of ${path} is cut off or overlaps at ${widths.join(", ")} px`,
      widths === main.widths ? {} : slow,
      async ({ read }) => {
        const page = await read(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await page.evaluate(findLayoutFaults, {}), `at ${width} px`).toEqual([]);
        }
        await doubleTextSize(page);
        for (const width of largeWidths) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await page.evaluate(findLayoutFaults, {}), `at ${width} px and 200 %`).toEqual([]);
        }
      },
    );

for (const [index, { id, ingredients }] of products.entries())
  test(`no explanation on the package of ${id} is cut off`, index === 0 ? {} : slow, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, `/?label=${id}`);
    const label = page.locator("#label");
    for (const { name, what } of ingredients) {
      await label.getByRole("button", { name: wordPattern(name) }).click();
      await expect(label.getByText(what).filter({ visible: true }).first()).toBeVisible();
      expect.soft(await page.evaluate(findLayoutFaults, { within: "#hero" }), name).toEqual([]);
    }
  });

import { pageList } from "../../../content/pages";
import { products } from "../../../content/products";
import { doubleTextSize, expect, missingPath, open, test, waitUntilSettled } from "../../e2e/test";
import { findLayoutFaults } from "../../helpers/find-layout-faults";
import { wordPattern } from "../../helpers/word-pattern";

const paths = [...pageList.map(({ path }) => path), missingPath];

for (const path of paths)
  test(`no text of ${path} is cut off or overlaps`, async ({ page }) => {
    await open(page, path);
    await waitUntilSettled(page);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(findLayoutFaults, 0), `at ${width} px`).toEqual([]);
    }
    await doubleTextSize(page);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(findLayoutFaults, 0), `at ${width} px and 200 %`).toEqual([]);
    }
  });

for (const { id, ingredients } of products)
  test(`no explanation on the package of ${id} is cut off`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, `/?label=${id}`);
    const label = page.locator("#label");
    for (const { name, what } of ingredients) {
      await label.getByRole("button", { name: wordPattern(name) }).click();
      await expect(label.getByText(what).filter({ visible: true }).first()).toBeVisible();
      expect.soft(await page.evaluate(findLayoutFaults, 0), name).toEqual([]);
    }
  });

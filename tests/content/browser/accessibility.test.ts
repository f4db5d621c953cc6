import { faq } from "../../../content/faq";
import { pageList } from "../../../content/pages";
import { products } from "../../../content/products";
import { plainText } from "../../../content/schema/plain-text";
import { expect, missingPath, open, test } from "../../e2e/test";
import { axeViolations } from "../../helpers/axe";

for (const path of [...pageList.map(({ path }) => path), missingPath])
  test(`${path} has no axe violations`, async ({ page }) => {
    await open(page, path);
    expect(await axeViolations(page)).toEqual([]);
  });

for (const { id, ingredients } of products)
  test(`no explanation on the package of ${id} has an axe violation`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 844 });
    await open(page, `/?label=${id}`);
    const label = page.locator("#label");
    for (const { name, what } of ingredients) {
      const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      await label.getByRole("button", { name: RegExp(`^${escaped}[,.]$`) }).click();
      await expect(label.getByText(what).filter({ visible: true }).first()).toBeVisible();
      expect.soft(await axeViolations(page, "#label"), name).toEqual([]);
    }
  });

test("no open answer has an axe violation", async ({ page }) => {
  await open(page);
  for (const { question, answer } of faq) {
    await page.getByRole("button", { name: question }).click();
    await expect(page.getByText(plainText(answer))).toBeVisible();
    expect.soft(await axeViolations(page, "#faq"), question).toEqual([]);
  }
});

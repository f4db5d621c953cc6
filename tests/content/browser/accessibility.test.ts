import { faq } from "../../../content/faq";
import { pageList } from "../../../content/pages";
import { products } from "../../../content/products";
import { plainText } from "../../../content/schema/plain-text";
import { expect, missingPath, open, slow, test } from "../../e2e/test";
import { axeViolations, axeViolationsIn, smallTargets } from "../../helpers/axe";
import { wordPattern } from "../../helpers/word-pattern";

for (const path of [...pageList.map(({ path }) => path), missingPath])
  test(`${path} has no axe violations`, async ({ read }) => {
    expect(await axeViolations(await read(path))).toEqual([]);
  });

for (const [index, { id, ingredients }] of products.entries())
  test(`no explanation on the package of ${id} has an axe violation`, index === 0 ? {} : slow, async ({ page }) => {
    test.slow();
    // The narrowest window, where links are closest.
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, `/?label=${id}`);
    const label = page.locator("#label");
    for (const { name, what } of ingredients) {
      await label.getByRole("button", { name: wordPattern(name) }).click();
      await expect(label.getByText(what).filter({ visible: true }).first()).toBeVisible();
      expect.soft(await axeViolationsIn(page, "#label [aria-live]"), name).toEqual([]);
    }
    expect(await axeViolationsIn(page, "#label")).toEqual([]);
  });

for (const width of [360, 375, 390, 430])
  test(`the links of every explanation are far enough apart for fingers at ${width} px`, slow, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    for (const { id, ingredients } of products) {
      await open(page, `/?label=${id}`);
      const words = page.locator("#label [role=group]").first().getByRole("button");
      await expect(words).toHaveText(ingredients.map(({ name }) => wordPattern(name)));
      for (const [index, { name, what }] of ingredients.entries()) {
        await words.nth(index).click();
        await expect(page.locator("#label").getByText(what).filter({ visible: true }).first()).toBeVisible();
        expect.soft(await smallTargets(page, "#label"), name).toEqual([]);
      }
    }
  });

test("no open answer has an axe violation", async ({ page }) => {
  await open(page);
  for (const { id, question, answer } of faq) {
    await page.getByRole("button", { name: question }).click();
    await expect(page.getByText(plainText(answer))).toBeVisible();
    expect.soft(await axeViolationsIn(page, `#question-${id}`), question).toEqual([]);
  }
  expect(await axeViolationsIn(page, "#faq")).toEqual([]);
});

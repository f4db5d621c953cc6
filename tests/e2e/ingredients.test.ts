import { pages } from "../fixture-site/content/pages";
import { expect, onPhone, open, test } from "./test";

/* Addresses of single ingredients. */

test("an ingredient with a Greek letter has an address", onPhone, async ({ page }) => {
  const entry = page.getByRole("heading", { name: "β-Fenum", exact: true });
  await open(page, `${pages.ingredients.path}#β-fenum`);
  await expect(entry).toBeInViewport();
  await open(page, pages.ingredients.path);
  await expect(entry).not.toBeInViewport();
  await page.getByRole("navigation").getByRole("link", { name: "β-Fenum", exact: true }).click();
  await expect(entry).toBeInViewport();
});

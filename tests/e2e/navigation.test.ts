import { notFound } from "../fixture-site/content/error-pages";
import { expect, missingPath, pages, test, waitForHydration } from "./test";

test("opens every page from the footer and returns home (req 1, 2, 3, 4, 9)", async ({ page }) => {
  await page.goto("/");
  const heading = page.getByRole("heading", { level: 1 });
  for (const { path, title, linkText } of pages.slice(1)) {
    // Before hydration, a link loads a new page.
    await waitForHydration(page);
    await page.getByRole("contentinfo").getByRole("link", { name: linkText }).click();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL(path);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(heading).toHaveText(pages[0]?.title ?? "");
  }
});

test("an unknown address is logged and links home (req 5, 92, 93, 94)", async ({ page, errors }) => {
  const response = await page.goto(missingPath);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
  await waitForHydration(page);
  expect(errors.filter((text) => text.includes(missingPath) && text.startsWith("404"))).toHaveLength(1);
  expect(errors.filter((text) => /hydrat/i.test(text))).toEqual([]);
  await page.getByRole("link", { name: notFound.button }).click();
  await expect(page).toHaveURL("/");
});

import { notFound } from "../../content/error-pages";
import { expect, hydrated, missing, pages, test } from "./test";

test("walks to every page and home again (req 1-4, 9)", async ({ page }) => {
  await page.goto("/");
  const heading = page.getByRole("heading", { level: 1 });
  for (const { path, title, label } of pages.slice(1)) {
    // The page's end moves while what is above it is laid out for the first time.
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: label }).click();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL(path);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(heading).toHaveText(pages[0]?.title ?? "");
  }
});

test("an unknown address is logged, and leads home (req 5, 92-94)", async ({
  page,
  complaints,
}) => {
  const response = await page.goto(missing);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
  await hydrated(page);
  const said = complaints;
  expect(said.filter((text) => text.includes(missing) && text.startsWith("404"))).toHaveLength(1);
  expect(said.filter((text) => /hydrat/i.test(text))).toEqual([]);
  await page.getByRole("link", { name: notFound.button }).click();
  await expect(page).toHaveURL("/");
});

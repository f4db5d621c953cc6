import { notFound } from "../../content/not-found";
import { expect, missingPath, open, pages, test } from "./test";

for (const { path, title } of pages)
  test(`${path} opens with its heading, and without an error`, async ({ page, errors }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(title);
    expect(errors).toEqual([]);
  });

test("an unknown address is logged, and links home (req 5, 92, 93, 94)", async ({ page, errors }) => {
  const response = await page.goto(missingPath);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
  await expect.poll(() => errors.join()).toContain(missingPath);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});

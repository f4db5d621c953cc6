import { pageList } from "../../content/pages";
import { notFound, site } from "../../content/site";
import { missing, pages } from "./pages";
import { expect, hydrated, layOutAll, shiftsOf, test } from "./test";

test("walks to every page by clicking, and home again by the top bar and the back button", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  for (const { path, title } of pages.slice(1)) {
    const label = pageList.find((entry) => entry.path === path)?.label ?? "";
    // The page's end moves while what is above it is laid out for the first time.
    await hydrated(page);
    await layOutAll(page);
    await page.getByRole("contentinfo").getByRole("link", { name: label }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(path);
    const wayHome = isMobile
      ? page.getByRole("link", { name: site.back, exact: true })
      : page.getByRole("banner").getByRole("link").first();
    await wayHome.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[0]?.title ?? "");
  }
});

for (const { path, title } of pages) {
  test(`shows ${path} whole: no complaint, no failed request, no sideways scroll`, async ({
    page,
    watched,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
        window.scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    const shifted = await shiftsOf(page);
    expect(shifted).toBeLessThan(0.005);
    const unseen = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map((image) => image.src),
    );
    expect(unseen).toEqual([]);
    expect(watched).toEqual({ complaints: [], failures: [] });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test("answers an unknown address with the 404 page, logs the path and leads home", async ({
  page,
  watched,
}) => {
  const response = await page.goto(missing);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
  await hydrated(page);
  expect(
    watched.complaints.filter((text) => text.includes(missing) && text.startsWith("404")),
  ).toHaveLength(1);
  expect(watched.complaints.filter((text) => /hydrat/i.test(text))).toEqual([]);
  await page.getByRole("link", { name: notFound.button }).click();
  await expect(page).toHaveURL("/");
});

import { brand } from "../../../content/brand";
import { home } from "../../../content/home";
import { pageList } from "../../../content/pages";
import { site } from "../../../content/site";
import { store } from "../../../content/store";
import { privacyNote } from "../../../lib/third-parties/privacy-note";
import { expect, missingPath, scrollTo } from "../../e2e/test";
import { test } from "../../shared-pages";

/* The footer of every page and the download bar, whatever their words are. tests/specified tests the words. */

for (const path of [...pageList.map(({ path }) => path), missingPath])
  test(`${path} has all parts of the footer (req 70, 71, 72, 73, 74, 75)`, async ({ read }) => {
    const footer = (await read(path)).getByRole("contentinfo");
    const { tagline, copyright, disclaimerLead, disclaimer, social } = site.footer;
    for (const text of [brand.name, tagline, copyright, disclaimerLead, disclaimer, privacyNote.lead])
      await expect(footer.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(footer).toContainText(privacyNote.cookies);

    const badge = footer.getByRole("link", { name: store.badge.alt, exact: true });
    await expect(badge).toBeVisible();
    await expect(badge).toHaveAttribute("href", store.link);
    for (const { text, href } of social)
      await expect(footer.getByRole("link", { name: text, exact: true })).toHaveAttribute("href", href);
    const address = footer.locator(`a[href="mailto:${brand.email}"]`);
    await expect(address).toBeVisible();
    await expect(address).toHaveText(brand.email);
  });

test("the download bar has both texts and the badge (req 76, 77, 78)", async ({ read }) => {
  const { title, detail } = home.downloadBar;
  const page = await read();
  await page.setViewportSize({ width: 1024, height: 768 });
  await scrollTo(page, 0.5);
  const bar = page.getByRole("complementary", { name: title, exact: true });
  await expect(bar.getByText(title, { exact: true })).toBeVisible();
  await expect(bar.getByText(detail, { exact: true })).toBeVisible();
  const badge = bar.getByRole("link", { name: store.badge.alt, exact: true });
  await expect(badge).toBeVisible();
  await expect(badge).toHaveAttribute("href", store.link);
  await page.setViewportSize({ width: 390, height: 844 });
  await scrollTo(page, 0.5);
  await expect(bar.getByText(title, { exact: true })).toBeVisible();
  await expect(bar.getByText(detail, { exact: true })).toBeHidden();
});

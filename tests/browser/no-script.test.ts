import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { plainText } from "../../content/schema/plain-text";
import { store } from "../../content/store";
import { testimonials } from "../../content/testimonials";
import { notChecked } from "../not-checked";
import { expect, missingPath, pages, test, withMotion } from "./test";

test.use({ ...withMotion, javaScriptEnabled: false });

test("the landing page is complete without scripts, and no control does nothing (req 135)", async ({ page }) => {
  await page.goto("/");
  const words = [...faq.map(({ answer }) => plainText(answer)), ...testimonials.map(({ quote }) => plainText(quote))];
  for (const text of [...words, home.downloadBar.title]) await expect(page.getByText(text)).toBeVisible();
  for (const { question } of faq) await expect(page.getByText(question, { exact: true })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  if (testimonials.length === 0) return notChecked("there are no quotes: their row without scripts is not tested");
  const quotes = page.locator(`#${home.testimonials?.id}`).getByRole("listitem");
  await quotes.last().scrollIntoViewIfNeeded();
  await expect(quotes.last()).toBeInViewport({ ratio: 0.9 });
});

test("every page has its heading, footer and plain store links without scripts (req 117, 135)", async ({ page }) => {
  for (const path of [...pages.map(({ path }) => path), missingPath])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const links = page.getByRole("link", { name: store.badge.alt });
      const hrefs = await links.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(new Set(hrefs)).toEqual(new Set([store.link]));
    });
});

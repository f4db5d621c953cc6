import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { plainText } from "../../content/schema/plain-text";
import { testimonials } from "../../content/testimonials";
import { expect, open, scrollTo, test, waitForFrames, withMotion } from "./test";

test.use(withMotion);

test("the landing page prints every answer and quote, upright, and no bar", async ({ page }) => {
  await open(page);
  const tag = page.getByRole("list").filter({ hasText: home.pricing.points[0] }).locator("..");
  await scrollTo(page, 0.3);
  await waitForFrames(page);
  await page.emulateMedia({ media: "print" });
  for (const { answer } of faq) await expect(page.getByText(plainText(answer))).toBeVisible();
  for (const { quote } of testimonials)
    await expect(page.getByText(plainText(quote)).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("complementary", { name: home.downloadBar.title })).toBeHidden();
  await expect(tag).toHaveCSS("transform", "none");
});

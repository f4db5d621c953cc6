import type { Page } from "playwright/test";
import { errorPage } from "../../content/error-page";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { plainText } from "../../content/schema/plain-text";
import { site } from "../../content/site";
import { expect, holdScripts, onDesktop, open, scrollTo, test, withMotion } from "./test";
import { type TranslatorOptions, translate, translated, untranslatedTexts } from "./translator";

/* A page translator replaces text nodes, so that React cannot find its own. */

test.use(withMotion);

const translators: [string, TranslatorOptions][] = [
  ["before hydration", { delay: 0, from: "first-element" }],
  ["after hydration, 100 ms after each change", { delay: 100, from: "hydration" }],
];

/** React reports that the texts differ from the delivered ones, and repairs them. */
const expectedAtHydration = /Minified React error #418/;

async function expectTranslated(page: Page) {
  await expect.poll(() => untranslatedTexts(page)).toEqual([]);
  await expect(page.getByText(errorPage.title)).toHaveCount(0);
}

for (const [when, options] of translators)
  test(`the page works and stays translated when it is translated ${when}`, async ({ page }) => {
    const thrown: string[] = [];
    page.on("pageerror", (error) => thrown.push(String(error)));
    await translate(page, options);
    await open(page);
    await expectTranslated(page);
    const question = page.locator(`#question-${faq[1]?.id}`).getByRole("button");
    await page.keyboard.press("Shift");
    await expect(question).toHaveAttribute("aria-expanded", "false");
    await question.click();
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByText(plainText(faq[1]?.answer ?? "").slice(0, 12))).toBeVisible();
    await page.locator(`#question-${faq[2]?.id}`).getByRole("button").click();
    await expect(question).toHaveAttribute("aria-expanded", "false");
    await scrollTo(page, 0.6);
    await expect(page.getByRole("complementary", { name: home.downloadBar.title })).toBeInViewport();
    await expectTranslated(page);
    expect(thrown.filter((error) => !expectedAtHydration.test(error))).toEqual([]);
  });

test("the first tap on a question opens it when the page was translated before its code has loaded", async ({
  page,
}) => {
  await translate(page, { delay: 0, from: "hydration" });
  await open(page);
  await expectTranslated(page);
  const release = await holdScripts(page);
  const question = page.locator(`#question-${faq[1]?.id}`).getByRole("button");
  await question.click();
  release();
  await expect(question).toHaveAttribute("aria-expanded", "true");
});

test.describe("on a desktop", onDesktop, () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a translated page confirms a copied link", async ({ page }) => {
    await translate(page, { delay: 0, from: "hydration" });
    await open(page);
    await expectTranslated(page);
    await page.getByRole("button", { name: site.desktopQrCode.button }).first().click();
    await expect(page.getByText(translated(site.desktopQrCode.copied)).first()).toBeVisible();
    await expectTranslated(page);
  });
});

import type { Locator, Page } from "playwright/test";
import { plainText } from "../../content/schema/plain-text";
import { faq } from "../fixture-site/content/faq";
import { home } from "../fixture-site/content/home";
import { pages } from "../fixture-site/content/pages";
import { puzzleCopy as copy, products } from "../fixture-site/content/products";
import { site } from "../fixture-site/content/site";
import { ingredientOf } from "../helpers/ingredient-of";
import { expect, open, scrollTo, slowOnDesktop, slowOnPhone, test, withMotion } from "./test";
import { type TranslatorOptions, translate, translated, untranslatedTexts } from "./translator";

/* The loupe is missing with reduced motion. */
test.use({ ...withMotion, permissions: ["clipboard-read", "clipboard-write"] });

const [first] = products;
type Product = typeof first;

const hero = (page: Page) => page.locator("#hero");
const slot = (page: Page) => hero(page).locator("[aria-live]").first();
const shelf = (page: Page) => page.getByRole("group", { name: copy.products });

/** Returns a word of the list. Not by its text, because a translator may divide it. */
function word(page: Page, { ingredients }: Product, name: string) {
  const index = ingredients.findIndex((ingredient) => ingredient.name === name);
  return page.getByRole("group", { name: copy.lead }).getByRole("button").nth(index);
}

async function bottomOf(part: Locator) {
  const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
  return y + height;
}

/** Taps every find of a product, and expects its translated answers and the message. */
async function solve(page: Page, product: Product) {
  const { question = "", finds = [], remaining = [] } = product.puzzle ?? {};
  await expect(hero(page).getByText(translated(question))).toBeVisible();
  for (const [index, name] of finds.entries()) {
    await word(page, product, name).hover();
    await word(page, product, name).click();
    await expect(slot(page).getByText(translated(ingredientOf(product, name).what))).toBeVisible();
    const next = remaining[finds.length - index - 2];
    if (!next) continue;
    await expect(hero(page).getByText(translated(next))).toBeVisible();
    await expect(hero(page).getByText(translated(question))).toBeHidden();
  }
  const [start = ""] = (finds.length > 1 ? copy.completed : copy.firstTry).split("{");
  const message = page.locator("#label").getByRole("status").first();
  await expect(message).toContainText(`⟦${start.trim()}`);
  await expect(message).toBeVisible();
}

/** Expects that the translator has reached every visible text, and that no error has replaced the page. */
async function expectTranslated(page: Page) {
  await expect.poll(() => untranslatedTexts(page)).toEqual([]);
  await expect(hero(page)).toBeVisible();
}

const translators: Record<string, TranslatorOptions> = {
  "before hydration": { delay: 0, from: "first-element" },
  "at once": { delay: 0, from: "hydration" },
  "after 100 ms": { delay: 100, from: "hydration" },
  "after 800 ms": { delay: 800, from: "hydration" },
};

/*
 * React reports that the texts differ from the delivered ones (error 418), and repairs them. Also for the questions, which
 * hydrate after the page.
 */
const expectedAtHydration = /Minified React error #418/;

/*
 * The main case, a puzzle that is solved on a translated page, is in tests/webkit/translated.test.ts. A translator that is
 * late for the first time is late at every change.
 */
for (const [when, options] of Object.entries(translators))
  test.describe(`a page that is translated ${when}`, () => {
    let thrown: string[] = [];

    test.beforeEach(async ({ page }) => {
      thrown = [];
      page.on("pageerror", (error) => thrown.push(String(error)));
      await translate(page, options);
      await open(page);
      await expectTranslated(page);
    });

    test.afterEach(({ errors }) => {
      expect(thrown.filter((error) => !expectedAtHydration.test(error))).toEqual([]);
      expect(errors.filter((error) => /^The .* failed and is /.test(error))).toEqual([]);
    });

    // A late translator meets the same elements for each product.
    for (const [index, product] of (options.delay === 0 ? products : [first]).entries())
      test(`solves the puzzle of ${product.id}`, slowOnPhone, async ({ page }) => {
        if (index > 0) await shelf(page).getByRole("button", { name: product.kind }).click();
        await solve(page, product);
        await expectTranslated(page);
      });

    test(
      "shows what the visitor's preferences flag, and sends the solved puzzle to a friend",
      slowOnPhone,
      async ({ page }) => {
        const chip = hero(page).getByRole("button", { name: first.chips[0]?.text });
        await chip.click();
        const [, rest = ""] = copy.flagged.replace("{all}", String(first.ingredients.length)).split("{count}");
        await expect(hero(page).getByText(`${rest.trim()}⟧`)).toBeVisible();
        await chip.click();
        await expect(hero(page).getByText(rest.trim())).toBeHidden();
        await solve(page, first);
        await hero(page).getByRole("button", { name: copy.share }).click({ timeout: 10_000 });
        await expect(slot(page)).toContainText(translated(copy.copied));
        await expectTranslated(page);
      },
    );

    test("plays by itself", slowOnPhone, async ({ page }) => {
      const { what } = ingredientOf(first, first.puzzle?.finds[0] ?? "");
      await expect(slot(page)).toContainText(translated(what), { timeout: 10_000 });
      await expectTranslated(page);
    });

    test("shows another word in the lens", slowOnDesktop, async ({ page }) => {
      const [firstFind = ""] = first.puzzle?.finds ?? [];
      // The label may play by itself meanwhile. The lens does not appear over the word that it opens.
      const words = first.ingredients.filter(({ name }) => name !== firstFind).slice(0, 3);
      for (const { name, gloss } of words) {
        // The lens loads late.
        await expect(async () => {
          await page.mouse.move(0, 0);
          await word(page, first, name).hover();
          const meaning = hero(page).getByText(translated(gloss ?? ""), { exact: true });
          await expect(meaning.filter({ visible: true }).first()).toBeVisible({ timeout: 1000 });
        }).toPass();
      }
      await word(page, first, firstFind).click();
      await expectTranslated(page);
    });

    test("opens questions, shows the bar, and returns from a link", slowOnPhone, async ({ page }) => {
      const question = page.getByRole("button", { name: faq[1]?.question });
      await question.click();
      await expect(question).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("#faq").getByText(plainText(faq[1]?.answer ?? "").slice(0, 12))).toBeVisible();
      await scrollTo(page, 0.6);
      await expect(page.getByRole("complementary", { name: home.downloadBar.title })).toBeInViewport();
      await page.getByRole("contentinfo").getByRole("link", { name: pages.aboutUs.linkText }).click();
      await expect(page).toHaveTitle(pages.aboutUs.seo.title);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("⟦");
      await page.goBack();
      await expectTranslated(page);
      const { name, what } = ingredientOf(first, first.puzzle?.finds[0] ?? "");
      await word(page, first, name).click();
      await expect(slot(page)).toContainText(translated(what));
    });

    test("confirms a copied link", slowOnDesktop, async ({ page }) => {
      await page.getByRole("button", { name: site.desktopQrCode.button }).first().click();
      await expect(page.getByText(translated(site.desktopQrCode.copied))).toBeVisible();
    });
  });

test("the answer makes room for longer names of its sources", slowOnPhone, async ({ page }) => {
  await open(page);
  const [find = ""] = first.puzzle?.finds ?? [];
  await word(page, first, find).click();
  const links = slot(page).getByRole("link");
  await expect(links.first()).toBeVisible();
  await links.evaluateAll((links) => {
    for (const link of links) link.textContent = `${link.textContent} `.repeat(8);
  });
  const end = await bottomOf(links.last());
  const next = await page.getByText(copy.preferences).boundingBox();
  expect(end).toBeLessThan(next?.y ?? 0);
});

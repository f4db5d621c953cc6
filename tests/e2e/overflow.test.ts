import type { Page } from "playwright/test";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { ingredientLabelCopy, labels } from "../../content/labels";
import { testimonials } from "../../content/testimonials";
import {
  doubleText,
  everyPath,
  expect,
  framesPassed,
  moving,
  onDesktop,
  onPhone,
  open,
  pages,
  scrollTo,
  test,
} from "./test";

/** Words that reach out of the window, or of what clips them, where nobody can scroll to them. */
function wordsOutOfReach(page: Page, notch = 0) {
  return page.evaluate((notch) => {
    const besides = ".sr-only, [aria-hidden=true], script, noscript";
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest(besides)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      // A gloss is heard alone where the window is narrow: a press says the same.
      if (getComputedStyle(parent).clipPath === "inset(50%)") continue;
      let start = notch;
      // What is too wide makes a phone's window wider than its screen.
      let end = document.documentElement.clientWidth - notch;
      let box: Element | null = parent;
      for (; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll") break;
        if (overflowX !== "hidden" && overflowX !== "clip") continue;
        start = Math.max(start, box.getBoundingClientRect().left);
        end = Math.min(end, box.getBoundingClientRect().right);
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const isOut = ({ left, right, width }: DOMRect) =>
        width > 1 && (left < start - 1 || right > end + 1);
      if (!box && [...range.getClientRects()].some(isOut))
        found.push(node.textContent.trim().slice(0, 40));
    }
    return found;
  }, notch);
}

for (const path of everyPath)
  test(`every word of ${path} can be reached`, onPhone, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, path);
    const insets = { left: 59, right: 59 };
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
    expect(await wordsOutOfReach(page, 59), "beside a notch").toEqual([]);
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets: {} });
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await wordsOutOfReach(page), "at 400 %").toEqual([]);
    await doubleText(page);
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await wordsOutOfReach(page), `at 200 %, ${width} px wide`).toEqual([]);
      const header = await page.locator("header").boundingBox();
      // A phone's header goes with the page.
      const padding = `${(width < 768 ? 0 : Math.round(header?.height ?? 0)) + 16}px`;
      await expect(page.locator("html")).toHaveCSS("scroll-padding-top", padding);
    }
  });

test("every answer of every label can be read with text at 200 %", onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const { id, ingredients } of labels) {
    await open(page, `/?label=${id}`);
    await doubleText(page);
    for (const { name, what } of ingredients) {
      await page.getByRole("button", { name: RegExp(`^${name}[,.]$`) }).click();
      await expect(page.locator(".label-slot-content")).toContainText(what);
      expect(await wordsOutOfReach(page), name).toEqual([]);
    }
  }
});

test("audience cards move on by a windowful", onDesktop, async ({ page }) => {
  await open(page);
  const row = page.locator(`#${home.whoThisHelps.id} ul`);
  await row.scrollIntoViewIfNeeded();
  const { width = 0 } = (await row.locator("li").first().boundingBox()) ?? {};
  const scrolled = () => row.evaluate((element) => element.scrollLeft);
  const buttons = page.locator(`#${home.whoThisHelps.id} button`);
  await buttons.last().click();
  await expect.poll(scrolled).toBeGreaterThan(1.5 * width);
  await buttons.first().click();
  await expect.poll(scrolled).toBeLessThan(0.1 * width);
});

test.describe("on paper", onPhone, () => {
  test.use(moving);

  test("the landing page is complete", async ({ page }) => {
    await open(page);
    await scrollTo(page, 0.5);
    await framesPassed(page);
    await page.emulateMedia({ media: "print" });
    for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
    // The marquee's copy is there once it comes near the window.
    for (const { quote } of testimonials)
      await expect(page.getByText(quote).filter({ visible: true })).toHaveCount(1);
    for (const { name } of labels[0].ingredients)
      await expect(page.getByRole("button", { name: RegExp(`^${name}[,.]$`) })).toBeVisible();
    await expect(page.getByRole("complementary", { name: home.stickyBar.title })).toBeHidden();
  });

  test("every page fits the width of A4", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    // 210 mm less the margins of 14 mm, at 96 px an inch.
    await page.setViewportSize({ width: 688, height: 1000 });
    for (const { path } of pages) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(688);
    }
  });
});

test.describe("without scripts", onPhone, () => {
  test.use({ ...moving, javaScriptEnabled: false });

  test("everything can be read, and the quotes scrolled", async ({ page }) => {
    await page.goto("/");
    const copy = [...faq.map(({ answer }) => answer), ...testimonials.map(({ quote }) => quote)];
    for (const words of [...copy, home.stickyBar.title])
      await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(ingredientLabelCopy.invitation)).toBeHidden();
    const text = await page.evaluate(() => document.body.innerText);
    for (const heading of await page.locator("main h2").allInnerTexts())
      expect(text).toContain(heading);
    for (const row of await page.locator("#testimonials [tabindex='0']").all())
      expect(
        await row.evaluate((element) => {
          element.scrollLeft = 1e6;
          return element.scrollLeft;
        }),
      ).toBeGreaterThan((testimonials.length - 1) * 344 - 390);
  });
});

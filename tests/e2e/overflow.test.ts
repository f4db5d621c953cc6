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
    for (const { tab } of path === "/" ? labels : []) {
      const button = page.getByRole("button", { name: tab, exact: true });
      await button.click();
      await expect(button).toHaveAttribute("aria-pressed", "true");
      for (const word of await page.locator("#label .word").all()) {
        await word.dispatchEvent("click");
        expect(await wordsOutOfReach(page), "the label's answers").toEqual([]);
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

/* Sections that are not near the window are not laid out (app/skipping.css): nobody may notice. */
test("what is not laid out yet is about as high, and can be found", async ({ page }) => {
  await open(page);
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await length();
  const heights = await page.locator("main section").evaluateAll((sections: HTMLElement[]) =>
    sections
      .filter((section) => getComputedStyle(section).contentVisibility === "auto")
      .map((section) => {
        // What is hidden has the height that stands for it.
        section.style.setProperty("content-visibility", "hidden");
        const stand = section.offsetHeight;
        section.style.setProperty("content-visibility", "visible");
        return { name: section.id, stand, height: section.offsetHeight };
      }),
  );
  expect(heights.length).toBeGreaterThan(8);
  // Another face, and a name of 24 letters, wrap some lines anew.
  const wrong = heights.filter(({ stand, height }) => Math.abs(stand - height) > 0.2 * height);
  expect(wrong).toEqual([]);
  // A footer is as high as the list of the owner's tools in it.
  expect(Math.abs((await length()) - before)).toBeLessThan(0.05 * before);
  await page.reload();
  const isFound = await page.evaluate((words) => {
    const isFound = (window as unknown as { find(words: string): boolean }).find(words);
    const { top = -1 } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? {};
    return isFound && top > 0 && top < innerHeight;
  }, home.pricing.points[0] ?? "");
  expect(isFound).toBe(true);
});

test.describe("on paper", onPhone, () => {
  test.use(moving);

  test("the landing page is complete", async ({ page }) => {
    await open(page);
    await expect(page.locator("[data-enter=waiting]").first()).toBeAttached();
    await scrollTo(page, 0.5);
    await framesPassed(page);
    await page.locator("#label").evaluate((label) => {
      for (const animation of label.getAnimations({ subtree: true })) animation.currentTime = 0;
    });
    await page.emulateMedia({ media: "print" });
    for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
    // The row's second list is there once it comes near the window.
    for (const { quote } of testimonials)
      await expect(page.getByText(quote).filter({ visible: true })).toHaveCount(1);
    const words = page.locator("#label .word").filter({ visible: true });
    await expect(words).toHaveCount(labels[0].ingredients.length);
    await expect(page.locator("#label-answer")).toBeVisible();
    await expect(page.locator("[data-sticky-bar]")).toBeHidden();
    const state = await page.evaluate(() => {
      const all = [...document.querySelectorAll("main *, footer *")];
      const isSkipped = (piece: Element) =>
        piece.checkVisibility() && !piece.checkVisibility({ contentVisibilityAuto: true });
      const isUnseen = (piece: Element) =>
        piece.closest("[data-enter]") && getComputedStyle(piece).opacity === "0";
      return {
        skipped: all.filter(isSkipped).length,
        unseen: all.filter(isUnseen).length,
        moving: document.querySelector("#label")?.getAnimations({ subtree: true }).length,
      };
    });
    expect(state).toEqual({ skipped: 0, unseen: 0, moving: 0 });
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
    // The hand-off is nothing for a phone, which has the link itself; controls of the label that
    // need scripts would be nothing but a promise.
    const optional =
      "[data-hand-off], .js-only, .marquee-button, .scroll-buttons, #label [aria-pressed=false], [aria-expanded=true] > .word-gloss, [aria-hidden], script, source";
    const hidden = () =>
      page.locator("main *").evaluateAll(
        (elements, optional) =>
          elements
            .filter(
              (element) => !element.closest(optional) && !element.querySelector("[data-hand-off]"),
            )
            .filter((element) => {
              const { visibility, opacity, display } = getComputedStyle(element);
              return visibility === "hidden" || opacity === "0" || display === "none";
            })
            .map((element) => element.outerHTML.slice(0, 80)),
        optional,
      );
    // The label's explanation rises as the page arrives.
    await expect.poll(hidden).toEqual([]);
    for (const row of await page.locator("#testimonials [tabindex='0']").all())
      expect(
        await row.evaluate((element) => {
          element.scrollLeft = 1e6;
          return element.scrollLeft;
        }),
      ).toBeGreaterThan((testimonials.length - 1) * 344 - 390);
  });
});

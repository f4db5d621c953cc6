import type { Page } from "playwright/test";
import { home } from "../../content/home";
import { labels } from "../../content/labels";
import { doubleText } from "./double-text";
import { missing, pages } from "./pages";
import { expect, hydrated, layOutAll, onPhone, test } from "./test";

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return { top, bottom, height };
  });

/** Words that reach out of the window, or of what clips them, where nobody can scroll to them. */
function wordsOutOfReach(page: Page, { left = 0, right = 0 } = {}) {
  return page.evaluate(
    ({ left, right }) => {
      const besides = ".sr-only, [aria-hidden=true], script, noscript";
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim() || parent.closest(besides)) continue;
        if (!parent.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        let start = left;
        // What is too wide makes a phone's window wider than its screen.
        let end = document.documentElement.clientWidth - right;
        let isScrollable = false;
        for (let box: Element | null = parent; box; box = box.parentElement) {
          const { overflowX } = getComputedStyle(box);
          if (overflowX === "auto" || overflowX === "scroll") isScrollable = true;
          if (overflowX !== "hidden" && overflowX !== "clip") continue;
          start = Math.max(start, box.getBoundingClientRect().left);
          end = Math.min(end, box.getBoundingClientRect().right);
        }
        if (isScrollable) continue;
        for (const rect of range.getClientRects())
          if (rect.width > 1 && (rect.left < start - 1 || rect.right > end + 1)) {
            found.push(`${node.textContent.trim().slice(0, 40)}: ${rect.left} to ${rect.right}`);
            break;
          }
      }
      return found;
    },
    { left, right },
  );
}

/** Texts of the label of which a line begins before the one above it has ended. */
function linesTooClose(page: Page) {
  return page.locator("#label :not(.sr-only)").evaluateAll((elements) =>
    elements.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .filter((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          return tops.some((top, index) => index > 0 && top - (tops[index - 1] ?? 0) < size);
        })
        .map((node) => node.textContent),
    ),
  );
}

test.describe("on a phone", onPhone, () => {
  for (const width of [390, 320])
    test(`header and bar take 56 and 60 px, one line each, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto("/");
      await hydrated(page);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
      await expect(page.locator("[data-sticky-bar]")).toBeVisible();
      expect((await boxOf(page, "header")).height).toBe(56);
      expect((await boxOf(page, "[data-sticky-bar]")).height).toBe(60);
      const lines = await page
        .getByText(home.stickyBar.title)
        .evaluate((title) => title.getClientRects().length);
      expect(lines).toBe(1);
    });

  test("bar and scroll padding agree above a home indicator", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
    await page.goto("/");
    await hydrated(page);
    await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", "auto");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", "110px");
    expect((await boxOf(page, "[data-sticky-bar]")).height).toBe(94);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator("html")).toHaveCSS("scroll-padding-bottom", "auto");
  });

  for (const path of [...pages.map(({ path }) => path), missing])
    test(`every word of ${path} can be reached: beside a notch, at 400 %, with text at 200 %`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      const notch = { left: 59, right: 59 };
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto(path);
      await hydrated(page);
      await layOutAll(page);
      await session.send("Emulation.setSafeAreaInsetsOverride", { insets: notch });
      expect(await wordsOutOfReach(page, notch), "beside a notch").toEqual([]);
      await session.send("Emulation.setSafeAreaInsetsOverride", { insets: {} });
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await wordsOutOfReach(page), "at 400 %").toEqual([]);
      await doubleText(page);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await wordsOutOfReach(page), `at 200 %, ${width} px wide`).toEqual([]);
        const { height } = await boxOf(page, "header");
        await expect(page.locator("html")).toHaveCSS(
          "scroll-padding-top",
          `${Math.round(height) + 16}px`,
        );
      }
    });

  test("the label holds every word with text at 200 % on the smallest phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto("/");
    await hydrated(page);
    await layOutAll(page);
    await doubleText(page);
    for (const { tab, brand } of labels) {
      await page.getByRole("button", { name: tab, exact: true }).click();
      await expect(page.locator("#label")).toContainText(brand);
      for (const word of await page.locator("#label .word").all()) {
        await word.dispatchEvent("click");
        expect(await wordsOutOfReach(page)).toEqual([]);
        expect(await linesTooClose(page)).toEqual([]);
      }
    }
  });

  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const)
    test(`a window of ${width} x ${height} px is all for the page`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await hydrated(page);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
      await expect(page.locator("[data-sticky-bar]")).toHaveAttribute("data-shown");
      await expect(page.locator("header")).not.toBeInViewport();
      await expect(page.locator("[data-sticky-bar]")).not.toBeInViewport();
    });
});

test("the tickets on the shelf keep apart", async ({ page, isMobile }) => {
  await page.goto("/");
  await layOutAll(page);
  for (const width of isMobile ? [320, 390] : [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page
      .locator(`#${home.whoThisHelps.id} li > p:nth-child(2)`)
      .evaluateAll((tickets) =>
        tickets.slice(1).map((ticket, index) => {
          const before = tickets[index]?.getBoundingClientRect().right ?? 0;
          return ticket.getBoundingClientRect().left - before;
        }),
      );
    expect(gaps).toHaveLength(home.whoThisHelps.cards.length - 1);
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(12);
  }
});

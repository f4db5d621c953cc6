import type { Locator, Page } from "playwright/test";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { expect, framesPassed, holdScripts, hydrated, moving, onDesktop, open, test } from "./test";

test.use(moving);

const question = (page: Page, index: number) =>
  page.getByRole("button", { name: faq[index]?.question });
const answer = (page: Page, index: number) => page.getByText(faq[index]?.answer ?? "");
const hashOf = (index: number) => `question-${faq[index]?.id}`;

test("are walked by arrows, Home and End, round both ends", onDesktop, async ({ page }) => {
  await open(page);
  // What answers a question's keys comes once the questions are near.
  await question(page, 0).scrollIntoViewIfNeeded();
  await page.locator("[data-question=answers]").first().waitFor();
  const last = faq.length - 1;
  await question(page, 0).focus();
  for (const [key, index] of [
    ["ArrowDown", 1],
    ["End", last],
    ["ArrowDown", 0],
    ["ArrowUp", last],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(question(page, index)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: faq[0]?.question })).toBeVisible();
});

test("an answer that has no room below its question comes up above the bar", async ({ page }) => {
  await open(page);
  await question(page, 0).scrollIntoViewIfNeeded();
  await page.locator("[data-question=answers]").first().waitFor();
  const bottomOf = (what: Locator) => what.evaluate((one) => one.getBoundingClientRect().bottom);
  const bar = await page.evaluate(() => window.innerHeight - 60);
  // Whether the one that closes meanwhile is above or below.
  for (const index of [1, faq.length - 1, 1, faq.length - 1]) {
    const more = (await bottomOf(question(page, index))) - bar + 10;
    await page.evaluate((top) => window.scrollBy({ top, behavior: "instant" }), more);
    await question(page, index).click();
    await expect.poll(() => bottomOf(answer(page, index))).toBeLessThanOrEqual(bar);
    await expect(question(page, index)).toBeInViewport({ ratio: 1 });
  }
});

test("open when tapped, or gone to, before the page is hydrated", async ({ page }) => {
  // As a link that is tapped just before Next sets the address that it hydrated with.
  await page.addInitScript((hash) => {
    const { replaceState } = window.history;
    window.history.replaceState = function (...state) {
      if (sessionStorage.goes === "yes") window.location.hash = hash;
      sessionStorage.goes = "no";
      return replaceState.apply(this, state);
    };
  }, hashOf(2));
  const letGo = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await question(page, 1).click();
  await expect(answer(page, 1)).toBeVisible();
  letGo();
  await hydrated(page);
  await expect(question(page, 1)).toHaveAttribute("aria-expanded", "true");
  await expect(answer(page, 1)).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("goes", "yes"));
  await open(page);
  await expect(answer(page, 2)).toBeVisible();
});

/* Sections that are not near the window are not laid out (app/skipping.css): nobody may notice. */
test("an address's end leads to its section or question, and stays there", async ({ page }) => {
  const isThere = (id: string) =>
    page.evaluate((id) => {
      const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      return top >= 0 && top < Number.parseFloat(scrollPaddingTop) + 8;
    }, id);
  for (const id of [home.faq.id, home.pricing.id, hashOf(1)]) {
    await page.goto("about:blank");
    await open(page, `/#${id}`);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => isThere(id)).toBe(true);
    // What is laid out later must not push it away.
    await page.waitForLoadState("networkidle");
    await framesPassed(page);
    expect(await isThere(id), id).toBe(true);
  }
  await expect(answer(page, 1)).toBeVisible();
  for (const id of [hashOf(2), home.pricing.id]) {
    await page.evaluate((id) => location.assign(`#${id}`), id);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(answer(page, 2)).toBeVisible();
  }
});

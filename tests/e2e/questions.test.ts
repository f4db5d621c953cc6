import type { Locator, Page } from "playwright/test";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { expect, framesPassed, holdScripts, hydrated, moving, onDesktop, open, test } from "./test";

test.use(moving);

const question = (page: Page, index: number) =>
  page.getByRole("button", { name: faq[index]?.question });
const answer = (page: Page, index: number) => page.getByText(faq[index]?.answer ?? "");
const goTo = (page: Page, hash = "") =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, hash);
/* What answers a question's keys comes once the questions are near. */
const answers = async (page: Page) => {
  await question(page, 0).scrollIntoViewIfNeeded();
  await page.locator("[data-question=answers]").first().waitFor();
};
const hashOf = (index: number) => `question-${faq[index]?.id}`;

test(
  "questions are walked by arrows, Home and End, round both ends",
  onDesktop,
  async ({ page }) => {
    await open(page);
    await answers(page);
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
  },
);

test("questions open at their own address, and when it changes to another's", async ({ page }) => {
  await open(page, `/#${hashOf(1)}`);
  await expect(answer(page, 1)).toBeVisible();
  await expect(question(page, 1)).toBeInViewport();
  await goTo(page, hashOf(2));
  await expect(answer(page, 2)).toBeVisible();
  await goTo(page, home.pricing.id);
  await expect(page.locator(`#${home.pricing.id}`)).toBeInViewport();
  await expect(question(page, 2)).toHaveAttribute("aria-expanded", "true");
});

test("an answer that has no room below its question comes up above the bar", async ({ page }) => {
  await open(page);
  await answers(page);
  const bar = page.locator("[data-sticky-bar]");
  const bottomOf = async (what: Locator) => {
    const { y = 0, height = 0 } = (await what.boundingBox()) ?? {};
    return y + height;
  };
  await expect(bar).toBeVisible();
  const top = page.viewportSize()?.height ?? 0;
  await page.evaluate(
    (more) => window.scrollBy({ top: more, behavior: "instant" }),
    (await bottomOf(question(page, 1))) - (top - 70),
  );
  await question(page, 1).click();
  await expect.poll(async () => (await bottomOf(answer(page, 1))) <= top - 60).toBe(true);
  await expect(question(page, 1)).toBeInViewport({ ratio: 1 });
});

test("a question opens that is tapped, or gone to, before the page is hydrated", async ({
  page,
}) => {
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
for (const id of [home.faq.id, home.pricing.id, hashOf(1)])
  test(`an address that ends in #${id} leads there and stays there`, async ({ page }) => {
    await open(page, `/#${id}`);
    await page.evaluate(() => document.fonts.ready);
    const isThere = () =>
      page.evaluate((id) => {
        const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
        const { scrollPaddingTop } = getComputedStyle(document.documentElement);
        return top >= 0 && top < Number.parseFloat(scrollPaddingTop) + 8;
      }, id);
    await expect.poll(isThere).toBe(true);
    // What is laid out later must not push it away.
    await page.waitForLoadState("networkidle");
    await framesPassed(page);
    expect(await isThere()).toBe(true);
  });

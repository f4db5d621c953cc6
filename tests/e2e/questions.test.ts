import type { Page } from "playwright/test";
import { plainText } from "../../content/schema/plain-text";
import { faq } from "../fixture-site/content/faq";
import { home } from "../fixture-site/content/home";
import { expect, holdScripts, onDesktop, open, test, waitForHydration } from "./test";

const question = (page: Page, index: number) => page.getByRole("button", { name: faq[index]?.question });
const shownAs = (page: Page, index: number, expanded: boolean) =>
  page.getByRole("button", { name: faq[index]?.question, expanded });
const answer = (page: Page, index: number) => page.getByText(plainText(faq[index]?.answer ?? ""));
const idOf = (index: number) => `question-${faq[index]?.id}`;

/** Waits until the accordion has replaced the static list. Only Radix's triggers have the attribute. */
const expectAccordion = (page: Page, index: number) =>
  expect(question(page, index)).toHaveAttribute("data-state", "closed");

/** Scrolls to the questions and waits for the accordion, which loads when they are near. */
async function openQuestions(page: Page) {
  await open(page);
  await question(page, 0).scrollIntoViewIfNeeded();
  await expectAccordion(page, 0);
}

test("opens one question at a time, and closes it again (req 58, 110, 138)", async ({ page }) => {
  await openQuestions(page);
  for (let index = 0; index < faq.length; index++) await expect(answer(page, index)).toBeHidden();
  await question(page, 1).click();
  await expect(answer(page, 1)).toBeVisible();
  // Visitors who prefer reduced motion see it at once.
  await expect(answer(page, 1)).toHaveCSS("animation-name", "none");
  await question(page, 2).click();
  await expect(answer(page, 2)).toBeVisible();
  await expect(answer(page, 1)).toBeHidden();
  await question(page, 2).click();
  await expect(answer(page, 2)).toBeHidden();
});

test("moves between questions with arrows, Home and End (req 111)", onDesktop, async ({ page }) => {
  await openQuestions(page);
  const last = faq.length - 1;
  await question(page, 0).focus();
  const keys = { ArrowDown: 1, End: last, ArrowUp: last - 1, Home: 0 };
  for (const [key, index] of Object.entries(keys)) {
    await page.keyboard.press(key);
    await expect(question(page, index)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: faq[0]?.question })).toBeVisible();
});

test("keeps a tapped question in place when an answer above it closes", async ({ page }) => {
  await openQuestions(page);
  const last = faq.length - 1;
  const top = async () => (await question(page, last).boundingBox())?.y;
  await question(page, 0).click();
  await question(page, last).evaluate((button) => button.scrollIntoView({ block: "center" }));
  const before = await top();
  await question(page, last).click();
  await expect(answer(page, last)).toBeVisible();
  expect(await top()).toBeCloseTo(before ?? Number.NaN, 0);
});

test("opens a question that is tapped before hydration", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await question(page, 1).click();
  await expect(answer(page, 1)).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(shownAs(page, 1, true)).toBeVisible();
  await expect(answer(page, 1)).toBeVisible();
});

test("keeps the focus on a question when the accordion loads", onDesktop, async ({ page }) => {
  await open(page);
  await question(page, 1).evaluate((button) => button.focus({ preventScroll: true }));
  // The questions are near, but not in view.
  const y = await page.locator(`#${home.faq.id}`).evaluate((section) => {
    scrollBy({ top: section.getBoundingClientRect().top - 1.5 * innerHeight, behavior: "instant" });
    return scrollY;
  });
  await expectAccordion(page, 1);
  await expect(question(page, 1)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(y);
});

test("opens the question in the fragment of the address", async ({ page }) => {
  await open(page, `/#${idOf(1)}`);
  await expect(answer(page, 1)).toBeVisible();
  await page.evaluate((id) => location.assign(`#${id}`), idOf(2));
  await expect(page.locator(`#${idOf(2)}`)).toBeInViewport();
  await expect(answer(page, 2)).toBeVisible();
});

test("a link to a question opens it, and again after it was closed", async ({ page }) => {
  const links = home.whyPeopleTrust.cards.flatMap(({ description }) => description);
  const found = links.flatMap((token) => (typeof token === "object" && "link" in token ? token : []))[0];
  test.skip(!found?.href.startsWith("/#question-"), "no card has a link to a question");
  await open(page);
  const opened = faq.findIndex(({ id }) => found?.href === `/#question-${id}`);
  for (let visit = 1; visit <= 2; visit++) {
    await page.getByRole("link", { name: found?.link }).click();
    await expect(shownAs(page, opened, true)).toBeInViewport();
    await expect(answer(page, opened)).toBeVisible();
    await question(page, opened).click();
    await expect(answer(page, opened)).toBeHidden();
  }
});

test("scrolls to the section in the fragment of the address", async ({ page }) => {
  for (const id of [home.faq.id, home.pricing.id]) {
    await page.goto("about:blank");
    await open(page, `/#${id}`);
    await expect(page.locator(`#${id}-heading`)).toBeInViewport();
  }
});

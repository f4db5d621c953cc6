import type { Page } from "playwright/test";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { plainText } from "../../content/schema/plain-text";
import { expect, hold, holdScripts, open, skipUnless, test, waitForHydration } from "./test";

skipUnless(faq.length > 2, "there are fewer than three questions: they are not opened and closed");

const last = faq.length - 1;
const question = (page: Page, index: number) => page.getByRole("button", { name: faq[index]?.question });
const shownAs = (page: Page, index: number, expanded: boolean) =>
  page.getByRole("button", { name: faq[index]?.question, expanded });
const answer = (page: Page, index: number) => page.getByText(plainText(faq[index]?.answer ?? ""));
const idOf = (index: number) => `question-${faq[index]?.id}`;

/** Opens the landing page, and waits until the questions are closed. They respond once the visitor has done something. */
async function openQuestions(page: Page, path = "/") {
  await open(page, path);
  await page.keyboard.press("Shift");
  await expect(shownAs(page, 0, false)).toBeAttached();
}

test("one answer is open at a time, even one found in the page, and a tapped question keeps its place (req 58, 110, 138)", async ({
  page,
}) => {
  await openQuestions(page);
  for (let index = 0; index <= last; index++) await expect(answer(page, index)).toBeHidden();
  await question(page, 1).click();
  await expect(answer(page, 1)).toBeVisible();
  await question(page, 2).click();
  await expect(answer(page, 2)).toBeVisible();
  await expect(answer(page, 1)).toBeHidden();
  await question(page, 2).click();
  await expect(answer(page, 2)).toBeHidden();

  await question(page, 0).click();
  await expect(answer(page, 0)).toBeVisible();
  // Chromium dispatches this event before it scrolls to the words that the visitor has searched for.
  await answer(page, last).evaluate((words) => words.dispatchEvent(new Event("beforematch", { bubbles: true })));
  await expect(answer(page, last)).toBeVisible();
  await expect(answer(page, 0)).toBeHidden();

  await question(page, 1).click();
  // A tapped question keeps its place when an answer above it closes.
  const top = async () => (await question(page, last).boundingBox())?.y;
  await question(page, last).evaluate((button) => button.scrollIntoView({ block: "center" }));
  const before = await top();
  await question(page, last).click();
  await expect(answer(page, last)).toBeVisible();
  expect(await top()).toBeCloseTo(before ?? Number.NaN, 0);
});

test("a question that is tapped before hydration opens after it", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await question(page, 1).click();
  release();
  await expect(shownAs(page, 1, true)).toBeVisible();
  await expect(answer(page, 1)).toBeVisible();
  await expect(answer(page, 0)).toBeHidden();
});

test("a link to a closed answer's words opens it", async ({ page }) => {
  // Chromium looks for the words until shortly after the load event, which this picture delays.
  const release = await hold(page, "**/*.png*");
  const words = plainText(faq[2]?.answer ?? "")
    .split(" ")
    .slice(0, 5)
    .join(" ");
  await page.goto(`/#:~:text=${encodeURIComponent(words)}`, { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  await expect(shownAs(page, 0, false)).toBeAttached();
  release();
  await expect(shownAs(page, 2, true)).toBeVisible();
  await expect(answer(page, 2)).toBeInViewport();
});

test("an address with a question opens it, and so does a link in the page, again after it was closed", async ({
  page,
}) => {
  await openQuestions(page, `/#${idOf(1)}`);
  await expect(answer(page, 1)).toBeVisible();
  const link = page.getByRole("main").locator('a[href^="/#question-"]').first();
  const opened = faq.findIndex(({ id }) => id === home.whyPeopleTrust.cards.flatMap(linkedQuestions)[0]);
  for (let visit = 1; visit <= 2; visit++) {
    await link.click();
    await expect(shownAs(page, opened, true)).toBeInViewport();
    await expect(answer(page, opened)).toBeVisible();
    await question(page, opened).click();
    await expect(answer(page, opened)).toBeHidden();
  }
});

/** Returns the ids of the questions to which a card links. */
function linkedQuestions({ description }: (typeof home.whyPeopleTrust.cards)[number]) {
  return [description].flat().flatMap((token) => {
    const href = typeof token === "object" && "link" in token ? token.href : "";
    return /^\/#question-(.+)/.exec(href)?.[1] ?? [];
  });
}

import type { Page } from "playwright/test";
import { plainText } from "../../content/schema/plain-text";
import { faq } from "../fixture-site/content/faq";
import { home } from "../fixture-site/content/home";
import { expect, holdScripts, open, slow, slowOnDesktop, test } from "./test";

const question = (page: Page, index: number) => page.getByRole("button", { name: faq[index]?.question });
const shownAs = (page: Page, index: number, expanded: boolean) =>
  page.getByRole("button", { name: faq[index]?.question, expanded });
const answer = (page: Page, index: number) => page.getByText(plainText(faq[index]?.answer ?? ""));
const idOf = (index: number) => `question-${faq[index]?.id}`;

/** Opens the landing page and waits until the questions are closed. They hydrate after the rest of the page. */
async function openQuestions(page: Page, path = "/") {
  await open(page, path);
  await expect(shownAs(page, 0, false)).toBeAttached();
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

test("moves between questions with arrows, Home and End (req 111)", slowOnDesktop, async ({ page }) => {
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

test("keeps a tapped question in place when an answer above it closes", slow, async ({ page }) => {
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

test("opens a question that was tapped before hydration", slow, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await question(page, 1).click();
  release();
  await expect(shownAs(page, 1, true)).toBeVisible();
  await expect(answer(page, 1)).toBeVisible();
  await expect(answer(page, 0)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every answer is open, and no question claims to be closed", slow, async ({ page }) => {
    await page.goto("/");
    for (let index = 0; index < faq.length; index++) {
      await expect(answer(page, index)).toBeVisible();
      await expect(question(page, index)).not.toHaveAttribute("aria-expanded");
    }
  });
});

test("a link to a closed answer's words opens it", slow, async ({ page }) => {
  // Chromium looks for the words until shortly after the load event, which this picture delays.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/app-store-badge*", (route) => held.then(() => route.continue()));
  const words = plainText(faq[2]?.answer ?? "")
    .split(" ")
    .slice(0, 5)
    .join(" ");
  await page.goto(`/#:~:text=${encodeURIComponent(words)}`, { waitUntil: "domcontentloaded" });
  await expect(shownAs(page, 0, false)).toBeAttached();
  release();
  await expect(shownAs(page, 2, true)).toBeVisible();
  await expect(answer(page, 2)).toBeInViewport();
});

test("the answer that find-in-page has found stays open, and the other one closes", slow, async ({ page }) => {
  await openQuestions(page);
  await question(page, 0).click();
  await expect(answer(page, 0)).toBeVisible();
  // Chromium dispatches this event before it scrolls to the words.
  await answer(page, 3).evaluate((words) => words.dispatchEvent(new Event("beforematch", { bubbles: true })));
  await expect(shownAs(page, 3, true)).toBeVisible();
  await expect(answer(page, 3)).toBeVisible();
  await expect(answer(page, 0)).toBeHidden();
});

test("prints every answer", slow, async ({ page }) => {
  await openQuestions(page);
  await page.emulateMedia({ media: "print" });
  for (let index = 0; index < faq.length; index++) await expect(answer(page, index)).toBeVisible();
});

test("opens the question in the fragment of the address", slow, async ({ page }) => {
  await open(page, `/#${idOf(1)}`);
  await expect(answer(page, 1)).toBeVisible();
  await page.evaluate((id) => location.assign(`#${id}`), idOf(2));
  await expect(page.locator(`#${idOf(2)}`)).toBeInViewport();
  await expect(answer(page, 2)).toBeVisible();
});

test("a link to a question opens it, and again after it was closed", slow, async ({ page }) => {
  const links = home.whyPeopleTrust.cards.flatMap(({ description }) => description);
  const found = links.flatMap((token) => (typeof token === "object" && "link" in token ? token : []))[0];
  expect(found?.href).toContain("/#question-");
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

test("scrolls to the section in the fragment of the address", slow, async ({ page }) => {
  for (const id of [home.faq.id, home.pricing.id]) {
    await page.goto("about:blank");
    await open(page, `/#${id}`);
    await expect(page.locator(`#${id}-heading`)).toBeInViewport();
  }
});

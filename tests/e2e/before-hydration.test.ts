import type { Page } from "playwright/test";
import { faq } from "../../content/faq";
import { labels } from "../../content/labels";
import { store } from "../../content/store";
import { expect, holdScripts, hydrated, moving, test } from "./test";

/** Opens the landing page with its scripts held back; gives what lets them come. */
async function openUnhydrated(page: Page) {
  const letGo = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  return letGo;
}

test.use(moving);

test.describe("before the page is hydrated", () => {
  test("a question that is tapped opens at once, and stays open", async ({ page }) => {
    const letGo = await openUnhydrated(page);
    const { question, answer } = faq[1] ?? { question: "", answer: "" };
    await page.getByRole("button", { name: question }).click();
    await expect(page.getByText(answer.slice(0, 40))).toBeVisible();
    letGo();
    await hydrated(page);
    await expect(page.getByRole("button", { name: question })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await expect(page.getByText(answer.slice(0, 40))).toBeVisible();
  });

  test("a question whose address is gone to opens, though Next puts the old address back", async ({
    page,
  }) => {
    const { id, answer } = faq.at(-1) ?? { id: "", answer: "" };
    // As a link that is tapped just before Next sets the address that it hydrated with.
    await page.addInitScript((hash) => {
      const { replaceState } = window.history;
      window.history.replaceState = function (...state) {
        if (!sessionStorage.went) window.location.hash = hash;
        sessionStorage.went = "once";
        return replaceState.apply(this, state);
      };
    }, `question-${id}`);
    await page.goto("/");
    await hydrated(page);
    await expect(page.getByText(answer)).toBeVisible();
  });

  test("what matters can be said on the label", async ({ page }) => {
    const letGo = await openUnhydrated(page);
    const name = labels[0]?.chips[1]?.label ?? "";
    const chip = page.getByRole("button", { name, exact: true }).first();
    await chip.click();
    letGo();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
  });

  test("a tab of the label that is tapped shows its product", async ({ page }) => {
    const letGo = await openUnhydrated(page);
    const [, second] = labels;
    // As Safari taps: without giving the tab the focus.
    await page.getByRole("button", { name: second?.tab, exact: true }).dispatchEvent("click");
    letGo();
    await expect(page.locator("#label")).toContainText(second?.brand ?? "");
  });

  test("a word of the label that is tapped is explained", async ({ page }) => {
    const letGo = await openUnhydrated(page);
    await page.locator("#label .word").nth(4).click();
    letGo();
    await expect(page.locator("#label-answer")).toContainText(
      labels[0]?.ingredients[4]?.what ?? "",
    );
    expect(page.url()).not.toContain("#");
  });

  test("a download link simply leads to the store", async ({ page }) => {
    await page.route(`${store.link}*`, (route) => route.fulfill({ body: "the store" }));
    await openUnhydrated(page);
    await page.locator("#hero [data-store-link]").first().click();
    await expect(page).toHaveURL(store.link);
  });
});

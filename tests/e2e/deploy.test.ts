import type { Page } from "playwright/test";
import { constants } from "../../content/constants";
import { site } from "../../content/site";
import { store } from "../../content/store";
import { expect, hydrated, onDesktop, test } from "./test";

/*
 * A visitor whose page is older than what the host has: the parts that are fetched late are gone, or
 * not there yet. What she uses answers all the same.
 */
const { handOff } = site;

/** Answers the first `times` requests for the part that holds `words` with 404; gives how often it was asked for. */
async function losePart(page: Page, words: string, times: number) {
  let count = 0;
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const answer = await route.fetch();
    const isPart = (await answer.text()).includes(words);
    if (isPart && count++ < times) await route.fulfill({ status: 404, body: "gone" });
    else await route.fulfill({ response: answer });
  });
  return () => count;
}

test.describe("in the middle of a deploy", onDesktop, () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  });

  const copy = (page: Page) => page.getByRole("button", { name: handOff.button }).first();
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test("a part that fails is asked for once more, and works", async ({ page }) => {
    const asked = await losePart(page, "data-sonner-toast", 1);
    await page.goto("/");
    await hydrated(page);
    await copy(page).click();
    await expect(page.locator("[data-sonner-toast]")).toHaveText(handOff.copied);
    expect(asked()).toBe(2);
    expect(await copied(page)).toBe(store.link);
  });

  test("Copy link says by itself that it did, where no toast can be had", async ({ page }) => {
    const asked = await losePart(page, "data-sonner-toast", Number.POSITIVE_INFINITY);
    await page.goto("/");
    await hydrated(page);
    const height = await page.locator("main").evaluate((main) => main.scrollHeight);
    await copy(page).click();
    const answer = page.getByRole("button", { name: handOff.copied });
    await expect(answer).toBeVisible();
    expect(asked()).toBe(2);
    expect(await copied(page)).toBe(store.link);
    expect(await page.locator("main").evaluate((main) => main.scrollHeight)).toBe(height);
    await expect(answer).toBeHidden({ timeout: constants.toasts.duration + 1500 });
    await expect(copy(page)).toBeVisible();
  });
});

import type { Page } from "playwright/test";
import { products, puzzleCopy } from "../../content/products";
import type { Product } from "../../content/schema";
import { wordPattern } from "../helpers/word-pattern";

/* Helpers for tests of the puzzle, with the words of content/. */

export const [first] = products;
export const copy = puzzleCopy;

/** The product that a test needs, if content/ has one: with a puzzle of several targets. */
export const withTargets = products.find(({ puzzle }) => (puzzle?.targets.length ?? 0) > 1) as Product;
export const targets = withTargets?.puzzle?.targets ?? [];
export const miss = withTargets?.ingredients.find(({ name }) => !targets.includes(name))?.name ?? "";
export const path = `/find/${withTargets?.id}`;

export const list = (page: Page) => page.getByRole("group", { name: copy.lead });
export const word = (page: Page, name: string) => list(page).getByRole("button", { name: wordPattern(name) });
export const receipt = (page: Page) => page.getByRole("group", { name: copy.receipt.title });
export const status = (page: Page) => page.locator("#label [role=status]");

/** Taps a word as assistive technology does: a click without a pointer. Playwright would scroll to the word. */
export const press = (page: Page, name: string) => word(page, name).evaluate((element: HTMLElement) => element.click());

export async function solve(page: Page) {
  for (const target of targets) await press(page, target);
}

/** Returns the edges of an element in the window, in px. */
export async function edges(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

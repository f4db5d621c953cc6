import { expect, type Page } from "playwright/test";
import { test } from "../shared-pages";

export { expect, test };

/** Returns the section with a heading. */
export const section = (page: Page, heading: string | RegExp) => page.getByRole("region", { name: heading });

/** Expects elements to follow each other from top to bottom. */
export async function expectInOrder(elements: ReturnType<Page["locator"]>[]) {
  const tops: number[] = [];
  for (const element of elements) {
    const box = await element.first().boundingBox();
    if (!box) throw new Error(`${element} is not visible`);
    tops.push(box.y);
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(tops.length);
}

export const whatPath = "/what-ingrid-does";
export const storeLink = /^https:\/\/apps\.apple\.com\/app\/id\d+/;
export const badgeName = "Download on the App Store";

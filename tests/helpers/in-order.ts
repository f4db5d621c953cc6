import { expect, type Locator } from "playwright/test";

/** Expects the first match of each locator to be below that of the one before. */
export async function expectInOrder(locators: Locator[]) {
  const tops: number[] = [];
  for (const locator of locators) {
    const box = await locator.first().boundingBox();
    if (!box) throw new Error(`${locator} is not visible`);
    tops.push(box.y);
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(tops.length);
}

import type { Page } from "playwright/test";
import { framesPassed } from "./test";

/** Text of twice the size, as a visitor sets it in her browser. */
export async function doubleText(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  // The heights of header and bar are told a frame later.
  await framesPassed(page);
}

import type { Locator } from "playwright/test";
import { contrast } from "../../scripts/content/contrast";
import { miss, path, press, targets, withTargets, word } from "./puzzle";
import { expect, onDesktop, open, skipUnless, test } from "./test";

/* The system replaces the colors of the page. */

skipUnless(withTargets, "no product has several targets: the colors of its words are not tested");

/** Returns a color like "rgb(16, 33, 61)" as "#10213d". */
const hex = (color: string) =>
  `#${(color.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;

/** Returns the color of a word, and the color behind it. */
async function colorsOf(word: Locator) {
  const colors = await word.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(element, "::before").backgroundColor,
  ]);
  return colors.map(hex) as [string, string];
}

for (const colorScheme of ["light", "dark"] as const)
  test(
    `the open word is legible on ${colorScheme} forced colors, also when it is found`,
    onDesktop,
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await open(page, path);
      for (const name of [miss, targets[0] ?? ""]) {
        await press(page, name);
        await expect(word(page, name)).toHaveAttribute("aria-current", "true");
        expect(contrast(...(await colorsOf(word(page, name))))).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

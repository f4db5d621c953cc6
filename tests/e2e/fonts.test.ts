import { readFileSync } from "node:fs";
import type { Route } from "playwright/test";
import { fontFile } from "../../scripts/content/font-files";
import { standIns } from "../../scripts/fallbacks";
import { expect, hydrated, shiftsOf, test } from "./test";

const widths = [320, 390, 430, 1440];

for (const { name, measured } of standIns) {
  test(`next to nothing moves when the fonts come late, ${name} in their stead`, async ({
    page,
  }) => {
    test.slow();
    const file = fontFile(measured)?.file ?? "";
    // Whatever is installed here, this face alone can be had.
    await page.route("**/*.css", async (route) => {
      const response = await route.fetch();
      const sheet = await response.text();
      const rules = new RegExp(`(font-family:"?${name} as [^;]+;src:)[^;]+`, "g");
      expect(sheet).toMatch(rules);
      const body = sheet
        .replace(rules, "$1url(/stand-in.woff2)")
        .replace(/local\([^)]+\)/g, "local(none)");
      await route.fulfill({ response, body });
    });
    await page.route("**/stand-in.woff2", (route) =>
      route.fulfill({ contentType: "font/woff2", body: readFileSync(file) }),
    );
    const held: Route[] = [];
    await page.route("**/media/*.woff2", (route) => {
      held.push(route);
    });

    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await hydrated(page);
      // An installed face would be there at once.
      await page.evaluate((name) => {
        const faces = [...document.fonts].filter(({ family }) => family.includes(`${name} as`));
        return Promise.all(faces.map((face) => face.load()));
      }, name);
      await page.waitForTimeout(500);
      const before = await shiftsOf(page);
      for (const route of held.splice(0)) await route.continue();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500);
      expect((await shiftsOf(page)) - before, `at ${width} px`).toBeLessThan(0.02);
    }
  });
}

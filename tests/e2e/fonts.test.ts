import { readFileSync } from "node:fs";
import type { Route } from "playwright/test";
import { standInFile, standIns } from "../../scripts/build/fallbacks";
import { pages } from "./pages";
import { expect, framesPassed, hydrated, shiftsOf, test } from "./test";

/* px; the story pages have less that could break otherwise. */
const visits = pages.flatMap(({ path }) =>
  (path === "/" ? [320, 390, 1440] : [390]).map((width) => ({ path, width })),
);

const isPage = ({ pathname }: URL) => pages.some(({ path }) => path === pathname);

// The sheet stands in the page, whose policy lets none in but that.
test.use({ bypassCSP: true });

for (const { name, measured } of standIns) {
  test(`next to nothing moves when the fonts come late, ${name} in their stead`, async ({
    page,
  }) => {
    test.slow();
    // Whatever is installed here, this face alone can be had.
    await page.route(isPage, async (route) => {
      const response = await route.fetch();
      const [head = "", ...rest] = (await response.text()).split("</style>");
      const rules = new RegExp(
        `(font-family:"?${name} as [^;]+;src:)[^;]+(;font-weight:(\\d+))`,
        "g",
      );
      expect(head).toMatch(rules);
      const other = head
        .replace(rules, "$1url(/stand-in-$3.woff2)$2")
        .replace(/local\([^)]+\)/g, "local(none)");
      await route.fulfill({ response, body: [other, ...rest].join("</style>") });
    });
    await page.route("**/stand-in-*.woff2", (route) => {
      const weight = route.request().url().includes("400") ? 400 : 700;
      return route.fulfill({
        contentType: "font/woff2",
        body: readFileSync(standInFile(measured, weight)),
      });
    });
    const held: Route[] = [];
    await page.route("**/media/*.woff2", (route) => {
      held.push(route);
    });

    for (const { path, width } of visits) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await hydrated(page);
      // An installed face would be there at once.
      await page.evaluate((name) => {
        const faces = [...document.fonts].filter(({ family }) => family.includes(`${name} as`));
        return Promise.all(faces.map((face) => face.load()));
      }, name);
      const before = await shiftsOf(page);
      for (const route of held.splice(0)) await route.continue();
      await page.evaluate(() => document.fonts.ready);
      await framesPassed(page);
      expect((await shiftsOf(page)) - before, `${path} at ${width} px`).toBeLessThan(0.02);
    }
  });
}

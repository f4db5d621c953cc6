import { readFileSync } from "node:fs";
import type { Locator, Route } from "playwright/test";
import { home } from "../../content/home";
import { pages as content } from "../../content/pages";
import { standInFile, standIns } from "../../scripts/build/fallbacks";
import { slow4G } from "../budgets";
import {
  expect,
  framesPassed,
  hydrated,
  moving,
  open,
  pages,
  scrollTo,
  shiftsOf,
  test,
} from "./test";

/* px; the story pages have less that could break otherwise. */
const visits = pages.flatMap(({ path }) =>
  (path === "/" ? [320, 390, 1440] : [390]).map((width) => ({ path, width })),
);
const isPage = ({ pathname }: URL) => pages.some(({ path }) => path === pathname);

test.describe("fonts that come late", () => {
  // The sheet stands in the page, whose policy lets none in but that.
  test.use({ bypassCSP: true });

  for (const { name, measured } of standIns)
    test(`move next to nothing, ${name} in their stead`, async ({ page }) => {
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
        const body = readFileSync(standInFile(measured, weight));
        return route.fulfill({ contentType: "font/woff2", body });
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
});

test.describe("hydration", () => {
  const { problem, whyPeopleTrust, founder, howItWorks, disclaimer, pricing } = home;
  const still = [problem, whyPeopleTrust, founder, howItWorks, disclaimer, pricing];
  const sections = still.map(({ id }) => id);

  test("leaves static sections as they were, and keeps all words where something altered the page", async ({
    page,
    watched,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        for (const part of document.querySelectorAll("section > *"))
          Object.assign(part, { isOld: true });
        if (!sessionStorage.alters) return;
        document.querySelector("#label .label-foot p")?.replaceChildren("Translated");
        document.querySelector("#main")?.prepend(document.createElement("b"));
      });
    });
    const words = () =>
      page.evaluate(() => {
        const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
        for (const list of main.querySelectorAll("noscript")) list.remove();
        return main.textContent;
      });
    await open(page);
    const kept = await page.evaluate(
      (ids) => ids.filter((id) => "isOld" in (document.querySelector(`#${id} > *`) ?? {})),
      sections,
    );
    expect(kept).toEqual(sections);
    expect(watched.complaints).toEqual([]);
    const intact = await words();
    await page.evaluate(() => sessionStorage.setItem("alters", "yes"));
    await open(page);
    expect(watched.complaints.join()).toContain("#418");
    await expect(page.locator("#main > b")).toHaveCount(0);
    expect(await words()).toBe(intact);
  });
});

test.describe("motion", () => {
  test.use(moving);

  for (const { path } of pages)
    test(`next to nothing of ${path} moves, and nothing fails, while it arrives and is read`, async ({
      page,
      watched,
    }) => {
      const session = await page.context().newCDPSession(page);
      // On the others a line may wrap anew when a face comes late: within the bounds of the case above.
      if (path === "/" || path === content.aboutUs.path)
        await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
      await open(page, path);
      for (let share = 0; share <= 1; share += 0.04) {
        await scrollTo(page, share);
        await framesPassed(page);
      }
      await page.waitForLoadState("networkidle");
      // A stand-in's words are up to 3 px wider or narrower (0.001), a line that wraps anew is 0.01.
      expect(await shiftsOf(page)).toBeLessThan(0.005);
      const unseen = await page.evaluate(() =>
        [...document.images].filter(({ complete, naturalWidth }) => complete && !naturalWidth),
      );
      expect(unseen).toEqual([]);
      expect(watched).toEqual({ complaints: [], failures: [] });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

  /* How much of a stroke is drawn, from 0 to 1, as painted now. */
  const drawn = (mark: Locator) =>
    mark.evaluate((mark) => {
      const { transform } = getComputedStyle(mark, "::before");
      return transform === "none" ? 1 : new DOMMatrix(transform).a;
    });

  test("strokes wait below the fold, and are swiped as they come into view; on a dark ground they stand", async ({
    page,
  }) => {
    await open(page);
    for (const [section, waiting] of [
      [home.founder.id, 0],
      [home.closing.id, 1],
    ] as const) {
      const mark = page.locator(`#${section} mark`);
      await expect(mark).toHaveAttribute("data-highlight", "waiting");
      await expect.poll(() => drawn(mark)).toBe(waiting);
      await mark.scrollIntoViewIfNeeded();
      await expect.poll(() => drawn(mark)).toBe(1);
    }
  });

  test("what the camera found waits below the fold, and lands with the handset", async ({
    page,
  }) => {
    const areDrawn = home.labelConfusion.screens.some(({ found, sample }) => found && sample);
    test.skip(!areDrawn, "the owner's own screenshot has nothing drawn over it");
    await open(page);
    const found = page.locator("#label-confusion [data-enter]");
    const strokes = page.locator("#label-confusion .found path");
    const transforms = () =>
      strokes.evaluateAll((paths) => paths.map((path) => getComputedStyle(path).transform));
    await expect(found).toHaveAttribute("data-enter", "waiting");
    expect((await transforms()).join()).toContain("matrix(0");
    await strokes.last().scrollIntoViewIfNeeded();
    await page.locator("#label-confusion li").first().scrollIntoViewIfNeeded();
    await expect(found).toHaveAttribute("data-enter", "now");
    await expect.poll(async () => (await transforms()).join()).not.toContain("matrix(0");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    expect(new Set(await transforms())).toEqual(new Set(["none"]));
  });
});

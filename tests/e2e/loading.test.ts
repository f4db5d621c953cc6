import { readFileSync } from "node:fs";
import type { Route } from "playwright/test";
import { home } from "../../content/home";
import { pages as content } from "../../content/pages";
import { fallbackFile, fallbacks } from "../../scripts/build/font-fallbacks";
import { slow4G } from "../budgets";
import {
  expect,
  framesPassed,
  hydrated,
  moving,
  open,
  pages,
  scrollTo,
  settled,
  shiftsOf,
  test,
} from "./test";

const isPage = ({ pathname }: URL) => pages.some(({ path }) => path === pathname);
/* The story pages have less that could break otherwise. */
const visits = [320, 390, 1440].flatMap((width) =>
  pages.filter(({ path }) => path === "/" || width === 390).map(({ path }) => ({ path, width })),
);

test.describe("fonts that come late", () => {
  // The sheet stands in the page, whose policy lets none in but that.
  test.use({ bypassCSP: true });

  for (const { name, measured } of fallbacks)
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
        const body = readFileSync(fallbackFile(measured, weight));
        return route.fulfill({ contentType: "font/woff2", body });
      });
      const held: Route[] = [];
      await page.route("**/media/*.woff2", (route) => {
        held.push(route);
      });

      // No phone has DejaVu.
      const isSeen = ({ width }: { width: number }) => name !== "DejaVu" || width > 1000;
      for (const { path, width } of visits.filter(isSeen)) {
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

test("hydration leaves static sections be, mends an altered page", async ({ page, complaints }) => {
  const { problem, whyPeopleTrust, founder, howItWorks, disclaimer, pricing } = home;
  const still = [problem, whyPeopleTrust, founder, howItWorks, disclaimer, pricing];
  const sections = still.map(({ id }) => id);
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
  expect(complaints).toEqual([]);
  const intact = await words();
  await page.evaluate(() => sessionStorage.setItem("alters", "yes"));
  await open(page);
  expect(complaints.join()).toContain("#418");
  await expect(page.locator("#main > b")).toHaveCount(0);
  expect(await words()).toBe(intact);
});

test.describe("motion", () => {
  test.use(moving);

  for (const { path } of pages)
    test(`nothing of ${path} moves or fails while it is read`, async ({ page, complaints }) => {
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
      expect(complaints).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

  test("the founder's stroke is swiped when it comes into view (req 140)", async ({ page }) => {
    await open(page);
    const stroke = page.locator(`#${home.founder.id} mark > span`);
    const scale = () =>
      stroke.evaluate((stroke) => new DOMMatrix(getComputedStyle(stroke).transform).a);
    await expect.poll(scale).toBe(0);
    await stroke.scrollIntoViewIfNeeded();
    await expect.poll(scale).toBe(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await settled(page);
    expect(await scale()).toBe(1);
  });
});

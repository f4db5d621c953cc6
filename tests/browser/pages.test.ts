import type { Page } from "playwright/test";
import { faq } from "../../content/faq";
import { notFound } from "../../content/not-found";
import { pages as content } from "../../content/pages";
import { axeViolations } from "./axe";
import { findLayoutFaults } from "./find-layout-faults";
import { findSplitWords } from "./find-split-words";
import { heardDifferently, recordSaid, said } from "./heard";
import { doubleTextSize, expect, missingPath, open, pages, resize, test } from "./test";

/* Behavior of every page. tests/pages/rules.test.ts has the rules that need no browser. */

const faultsOf = (page: Page) => page.evaluate(findLayoutFaults, {});

for (const { path, title } of [...pages, { path: missingPath, title: notFound.title }])
  test(`${path} opens without an error or an axe violation, sounds as it looks, and fits any window, large text and A4`, async ({
    page,
    errors,
  }) => {
    await recordSaid(page);
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(title);
    await expectTargets(page);
    expect.soft(await heardDifferently(page)).toEqual([]);
    expect.soft(await said(page), "said without input").toEqual([]);
    if (path === "/") await page.getByRole("button", { name: faq[1]?.question }).click();
    expect.soft(await axeViolations(page)).toEqual([]);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await resize(page, width);
      expect.soft(await faultsOf(page), `at ${width} px`).toEqual([]);
      if ([390, 768, 1440].includes(width))
        expect.soft(await page.evaluate(findWrongSizes), `at ${width} px`).toEqual([]);
      if (width < 800) expect.soft(await page.evaluate(findSplitWords), `at ${width} px`).toEqual([]);
      // The other story pages have the same layout.
      if (path === content.aboutUs.path && width === 1440) expect.soft(await heardDifferently(page)).toEqual([]);
    }
    await doubleTextSize(page);
    for (const width of [320, 390, 768]) {
      await resize(page, width);
      expect.soft(await faultsOf(page), `at ${width} px and 200 %`).toEqual([]);
      expect.soft(await page.evaluate(findSplitWords), `at ${width} px and 200 %`).toEqual([]);
    }
    // 400 %
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await resize(page, 320, 256);
    expect.soft(await faultsOf(page), "at 320x256").toEqual([]);
    await page.emulateMedia({ media: "print" });
    // A4: 210 mm without margins of 14 mm, at 96 px per inch.
    await resize(page, 688, 1000);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), "in print").toBe(688);
    // The 404 page logs its path.
    expect(path === missingPath ? errors.filter((error) => !error.includes("404")) : errors).toEqual([]);
  });

/** Expects targets of 44 px, which can be tapped twice without zooming. */
async function expectTargets(page: Page) {
  const targets = page.locator("a[data-placement], header a, main button").filter({ visible: true });
  const low = await targets.evaluateAll((targets) =>
    targets.flatMap((target) => (target.getBoundingClientRect().height < 44 ? target.textContent : [])),
  );
  expect.soft(low).toEqual([]);
  const controls = page.locator("a, button, summary, [role=button]");
  const actions = await controls.evaluateAll((all) => all.map((control) => getComputedStyle(control).touchAction));
  expect.soft(actions.length).toBeGreaterThan(5);
  expect.soft(new Set(actions)).toEqual(new Set(["manipulation"]));
}

/** Returns the pictures whose `sizes` is not the rendered width: up to 2 px less, and up to 10 % more. Runs in the page. */
function findWrongSizes(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>("img")].flatMap((image) => {
    const source = image.closest("picture")?.querySelector<HTMLSourceElement>("source[sizes]");
    const sizes = source?.sizes || image.sizes;
    const { paddingLeft, paddingRight } = getComputedStyle(image);
    const rendered = image.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (!sizes || rendered <= 0) return [];
    const entries = sizes.split(",").map((entry) => /^\s*(\([^()]*\))?\s*(.+)$/.exec(entry) ?? []);
    const [, , length = ""] = entries.find(([, media]) => !media || matchMedia(media).matches) ?? [];
    const ruler = document.createElement("div");
    ruler.style.cssText = `position:absolute;visibility:hidden;width:${length}`;
    document.body.append(ruler);
    const declared = ruler.getBoundingClientRect().width;
    ruler.remove();
    const isRight = declared >= rendered - 2 && declared <= Math.max(rendered + 2, rendered * 1.1);
    return isRight ? [] : [`${image.getAttribute("src")}: ${declared} px declared, ${rendered} px rendered`];
  });
}

test("an unknown address is logged, and links home (req 5, 92, 93, 94)", async ({ page, errors }) => {
  const response = await page.goto(missingPath);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
  await expect.poll(() => errors.join()).toContain(missingPath);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});

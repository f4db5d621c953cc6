import type { Page } from "playwright/test";
import { labels, playableLabel } from "../../content/labels";
import type { LabelProduct } from "../../content/schema";
import { expect, hydrated, shiftsOf, test } from "./test";

const [first, second] = labels as [LabelProduct, LabelProduct];
const label = (page: Page) => page.locator("#label");
const tab = (page: Page, { tab }: LabelProduct) => page.getByRole("tab", { name: tab });
const words = (page: Page) => page.getByRole("tabpanel").locator("[data-word]");
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const fact = (page: Page) => page.locator("#label details:visible");

/** Opens the page and waits until the label answers. */
async function open(page: Page) {
  await page.goto("/");
  await hydrated(page);
  await page.locator("#label [data-word][tabindex='-1']").first().waitFor();
}

test.describe("playable label", () => {
  test("explains the ingredient that is touched", async ({ page }) => {
    await open(page);
    for (const [at, { name, what, does, us, eu, origin, note, sources }] of [
      ...first.ingredients.entries(),
    ].slice(-3)) {
      await words(page).nth(at).click();
      await expect(fact(page)).toHaveCount(1);
      for (const text of [name, what, does, us, eu, origin, note, sources[0]?.title ?? ""])
        await expect(fact(page)).toContainText(text);
    }
    expect(page.url()).not.toContain("#");
  });

  for (const product of labels) {
    test(`flags what matters on the label of ${product.tab}`, async ({ page }) => {
      await open(page);
      await tab(page, product).click();
      await expect(page.getByRole("tabpanel")).toContainText(product.brand);
      for (const pressed of await label(page)
        .locator("[data-chip][aria-pressed=true]:visible")
        .all())
        await pressed.click();
      await expect(page.getByRole("tabpanel").getByRole("status")).toHaveText(
        playableLabel.nothing,
      );
      for (const { id, label: name } of product.chips) {
        await chip(page, name).click();
        const concerned = product.ingredients.filter(({ matters }) => matters && id in matters);
        const flagged = label(page).locator("[data-match]:visible");
        await expect(flagged).toHaveCount(concerned.length);
        expect(concerned.length).toBeGreaterThan(0);
        // The first of them is explained, with the flag that it has for this visitor.
        await expect(fact(page)).toContainText(concerned[0]?.what ?? "");
        const flag = await fact(page).locator("[data-fact-flag]").innerText();
        await expect(flagged.first()).toHaveAccessibleName(`${concerned[0]?.name} , ${flag}`);
        await chip(page, name).click();
      }
    });
  }

  test("is walked by keyboard: one stop a group, arrows inside, Escape closes", async ({
    page,
  }) => {
    await open(page);
    await tab(page, first).focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, second)).toBeFocused();
    await expect(page.getByRole("tabpanel")).toContainText(second.brand);
    await page.keyboard.press("Tab");
    await expect(chip(page, second.chips[0]?.label ?? "")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(chip(page, second.chips[1]?.label ?? "")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Home");
    await expect(words(page).first()).toBeFocused();
    await expect(fact(page)).toContainText(second.ingredients[0]?.what ?? "");
    await page.keyboard.press("ArrowLeft");
    await expect(words(page).last()).toBeFocused();
    await expect(fact(page)).toContainText(second.ingredients.at(-1)?.what ?? "");
    await page.keyboard.press("Escape");
    await expect(fact(page)).toHaveCount(0);
    await expect(page.getByText(playableLabel.prompt).nth(1)).toBeVisible();
    await expect(words(page).last()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(chip(page, playableLabel.legalSize)).toBeFocused();
  });

  test("moves nothing about, whatever is shown", async ({ page }) => {
    await open(page);
    const shiftsBefore = await shiftsOf(page);
    const size = () => label(page).boundingBox();
    const before = await size();
    for (const product of labels) {
      await tab(page, product).click();
      for (const { label: name } of product.chips) await chip(page, name).click();
      for (const word of await words(page).all()) await word.click();
      await chip(page, playableLabel.legalSize).click();
      const after = await size();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    }
    // A flag with a longer name grows towards the left, which counts as its own small shift.
    expect((await shiftsOf(page)) - shiftsBefore).toBeLessThan(0.001);
  });

  test("shows the label at the legal size, and takes it back", async ({ page }) => {
    await open(page);
    const small = label(page).locator(".legal-size:visible");
    await expect(small).toHaveCount(0);
    await chip(page, playableLabel.legalSize).click();
    await expect(small).toContainText(first.ingredients[0]?.name ?? "");
    await chip(page, playableLabel.legalSize).click();
    await expect(small).toHaveCount(0);
  });

  test("asks the network for nothing and stores nothing", async ({ page }) => {
    await open(page);
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    const before = await stored();
    for (const product of labels) {
      await tab(page, product).click();
      for (const { label: name } of product.chips) await chip(page, name).press("Enter");
      for (const word of await words(page).all()) await word.press("Enter");
    }
    // Pictures further down may come into view as the page scrolls to the label.
    expect(asked.filter((url) => !/\.(avif|webp|png|svg)/.test(url))).toEqual([]);
    expect(await stored()).toBe(before);
  });

  test("offers a finger 44 px at every control", async ({ page }) => {
    await open(page);
    for (const product of labels) {
      await tab(page, product).click();
      const heights = await label(page)
        .locator("button:visible")
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      const lines = await words(page).evaluateAll((all) =>
        all.map((word) => word.getClientRects()[0]?.height ?? 0),
      );
      expect(Math.min(...lines)).toBeGreaterThanOrEqual(44);
    }
  });

  test("tells a flag's source to a mouse that rests on it", async ({ page, isMobile }) => {
    test.skip(Boolean(isMobile), "there is no mouse");
    await open(page);
    await fact(page).locator("[data-fact-flag]").hover();
    const source = await fact(page).locator("[data-source]").innerText();
    await expect(page.getByRole("tooltip")).toHaveText(source);
  });

  test("still shows its first finding when what plays it is lost", async ({ page }) => {
    const named: string[] = [];
    const lost: string[] = [];
    await page.route("**/chunks/*.js", (route) => {
      const chunk = new URL(route.request().url()).pathname;
      if (named.includes(chunk)) return route.continue();
      lost.push(chunk);
      return route.abort();
    });
    await page.route("/", async (route) => {
      const answer = await route.fetch();
      named.push(...((await answer.text()).match(/\/_next\/static\/chunks\/[\w-]+\.js/g) ?? []));
      await route.fulfill({ response: answer });
    });
    await page.goto("/");
    await hydrated(page);
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await expect(fact(page)).toHaveCount(1);
    await expect(label(page).locator("[data-match]:visible").first()).toBeVisible();
  });
});

test.describe("playable label without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("stands in full, its explanations behind native disclosures", async ({ page }) => {
    await page.goto("/");
    for (const { brand, ingredients } of labels) {
      await expect(page.getByText(brand, { exact: true })).toBeVisible();
      for (const { name, note } of ingredients) {
        const disclosure = page.locator("details", { hasText: note }).filter({ hasText: name });
        await expect(disclosure.first()).toBeVisible();
      }
    }
    const one = page.locator("#label details").nth(4);
    await one.locator("summary").click();
    await expect(one.getByText(first.ingredients[4]?.note ?? "")).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
  });
});

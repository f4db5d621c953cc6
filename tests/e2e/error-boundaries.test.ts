import type { Page } from "playwright/test";
import { serveWithFault } from "../faulty-server";
import { errorPage } from "../fixture-site/content/error-page";
import { home } from "../fixture-site/content/home";
import { products } from "../fixture-site/content/products";
import { store } from "../fixture-site/content/store";
import { ingredientOf } from "../helpers/ingredient-of";
import { readExport, textsOf, valuesOf } from "../helpers/read-export";
import { toExpression } from "../helpers/to-expression";
import { wordPattern } from "../helpers/word-pattern";
import { fixtureSite } from "../sites";
import { brokenParts, missingFeatures } from "./breaks";
import {
  breakComponents,
  type ClientModule,
  clientModules,
  hasHooks,
  modulesThatThrowTogether,
  type Place,
} from "./client-components";
import {
  expect,
  onPhone,
  open,
  pages,
  slowOnDesktop,
  slowOnPhone,
  test,
  waitForFrames,
  waitForHydration,
  withMotion,
} from "./test";

/* What fails, or is missing in a browser, costs its own part of the page and nothing else. */
test.use(withMotion);

const [gums] = products;
const [start, aboutUs] = pages;
const [find = "", secondFind = ""] = gums.puzzle?.finds ?? [];
/** Returns the messages about parts that have failed. */
const failuresIn = (errors: string[]) => errors.filter((text) => / failed and is (replaced|left out)/.test(text));

const label = (page: Page) => page.locator("#label");
const word = (page: Page, name: string) => label(page).getByRole("button", { name: wordPattern(name) });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const delivered = readExport(fixtureSite).parse("index.html");
const storeLinks = `main a[href="${store.link}"]`;

async function expectWholePage(page: Page) {
  await expect(heading(page)).toHaveText(start?.title ?? "");
  await expect(page.getByText(errorPage.title)).toHaveCount(0);
  await expect(page.locator("main h2")).toHaveText(textsOf(delivered, "main h2"));
  await expect(page.locator(storeLinks)).toHaveCount(delivered(storeLinks).length);
  await expect(page.locator(storeLinks).first()).toBeVisible();
}

async function expectPlayable(page: Page) {
  await word(page, find).click();
  await expect(label(page).locator("[aria-live]").first()).toContainText(ingredientOf(gums, find).what);
}

/** Opens the landing page with client components that throw, and waits until those of `thrown` have thrown. */
async function openBroken(page: Page, modules: ClientModule[], place: Place, thrown = modules) {
  const idsOf = (modules: ClientModule[]) => modules.map(({ id }) => id);
  await page.addInitScript(toExpression(breakComponents, [idsOf(modules), place]));
  await page.goto("/");
  const working = () => page.evaluate((ids) => ids.filter((id) => !window.broken.includes(id)), idsOf(thrown));
  await expect.poll(working, { message: thrown.map(({ file }) => file).join() }).toEqual([]);
  await waitForFrames(page);
}

for (const place of ["render", "effect"] as const) {
  test(`the page is whole when all client components throw, in their ${place}`, onPhone, async ({ page }) => {
    const thrown = modulesThatThrowTogether();
    expect(thrown.length).toBeGreaterThan(10);
    await openBroken(page, clientModules(), place, thrown);
    await expectWholePage(page);
    // Otherwise, the package shows the meaning when it is pressed.
    for (const { word, meaning } of home.whoThisHelps.cards)
      await expect(page.getByText(`${word}: ${meaning}`, { exact: true })).toBeVisible();
  });

  for (const module of clientModules().filter(hasHooks))
    test(`the page is whole when ${module.file} throws, in its ${place}`, slowOnPhone, async ({ page }) => {
      await openBroken(page, [module], place);
      await expectWholePage(page);
    });
}

test("the page is whole when the components that load late throw", slowOnDesktop, async ({ page, errors }) => {
  const ids = clientModules().map(({ id }) => id);
  await page.addInitScript(toExpression(breakComponents, [ids, "late"]));
  await open(page);
  await page.locator(`#${home.problem.id}`).scrollIntoViewIfNeeded();
  const late = ["accordion", "loupe", "tooltips"];
  const working = () => late.filter((name) => !failuresIn(errors).some((text) => text.includes(`The ${name} failed`)));
  await expect.poll(working).toEqual([]);
  await expectWholePage(page);
});

for (const { name, run, args = [] } of missingFeatures)
  test(`the page is whole in ${name}`, slowOnPhone, async ({ page }) => {
    await page.addInitScript(toExpression(run, args));
    await open(page);
    for (const feature of args)
      expect(await page.evaluate((name) => Reflect.get(window, name), feature)).toBeUndefined();
    await expectPlayable(page);
    await expectWholePage(page);
  });

test(
  "only the loupe is missing beside a script that extends Object.prototype",
  slowOnPhone,
  async ({ page, errors }) => {
    await page.addInitScript(brokenParts.loupe);
    await open(page);
    // The loupe loads late, and flies to a find.
    await expect(async () => {
      await word(page, secondFind).click();
      await waitForFrames(page);
      expect(failuresIn(errors)).toEqual([expect.stringContaining("The loupe failed")]);
    }).toPass();
    await expectPlayable(page);
    await expectWholePage(page);
  },
);

// tests/webkit/error-boundaries.test.ts has the main case.
for (const name of ["marquee", "scroller"] as const)
  test(`an error of the ${name} leaves the rest of the page`, slowOnPhone, async ({ page, errors }) => {
    await page.addInitScript(brokenParts[name]);
    await open(page);
    await expectPlayable(page);
    await expectWholePage(page);
    expect(failuresIn(errors)).toEqual([expect.stringContaining(`The ${name} failed`)]);
  });

/** Follows the footer's link to About Us, and expects that the browser loads the page. */
async function expectFullLoad(page: Page) {
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: aboutUs?.linkText }).click();
  await expect(heading(page)).toHaveText(aboutUs?.title ?? "");
  expect(new URL(page.url()).pathname).toBe(aboutUs?.path);
  await page.waitForLoadState("load");
  expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(false);
}

test("a link whose payload breaks off loads its page", slowOnPhone, async ({ page }) => {
  const site = await serveWithFault(`${aboutUs?.path}.txt`, "cut off");
  await open(page, site.origin);
  await expectFullLoad(page);
  await waitForHydration(page);
  expect(site.requests()).toBe(1);
  site.close();
});

test("a link whose page lacks a script loads its page", slowOnPhone, async ({ page }) => {
  const { parse } = readExport(fixtureSite);
  const scriptsOf = (file: string) => valuesOf(parse(file), "script", "src");
  const [script = ""] = scriptsOf(`${aboutUs?.path}.html`.slice(1)).filter(
    (src) => !scriptsOf("index.html").includes(src),
  );
  await page.route(`**${script}`, (route) => route.abort());
  await open(page);
  await expectFullLoad(page);
});

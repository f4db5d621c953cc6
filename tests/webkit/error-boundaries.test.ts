import { brokenParts, missingFeatures } from "../e2e/breaks";
import { breakComponents, type ClientModule, clientModules, modulesThatThrowTogether } from "../e2e/client-components";
import { slow } from "../e2e/test";
import { serveWithScript } from "../faulty-server";
import { errorPage } from "../fixture-site/content/error-page";
import { products } from "../fixture-site/content/products";
import { store } from "../fixture-site/content/store";
import { toExpression } from "../helpers/to-expression";
import type { EnginePage } from "./engine";
import { open, scrollAndClick, textOf } from "./helpers";
import { expect, test } from "./test";

/*
 * What fails, or is missing in a browser, costs its own part of the page and nothing else. The loupe's case runs in
 * Chromium alone, because an extended Object.prototype breaks WebDriver as well.
 */

const [{ ingredients, puzzle }] = products;
const find = ingredients.findIndex(({ name }) => name === puzzle?.finds[0]);

async function expectWhole(view: EnginePage) {
  await scrollAndClick(view, `#label [role=group] button:nth-of-type(${find + 1})`);
  await expect.poll(() => textOf(view, "#label [aria-live]")).toContain(ingredients[find]?.what);
  expect(await textOf(view, "body")).not.toContain(errorPage.title);
  expect(await textOf(view, "#testimonials h2")).not.toBe("");
  const countLinks = (link: string) => document.querySelectorAll(`main a[href="${link}"]`).length;
  expect(await view.evaluate(countLinks, store.link)).toBeGreaterThan(1);
}

/** Returns the headings of a page, in their order. */
const headingsOf = (view: EnginePage) =>
  view.evaluate(() => [...document.querySelectorAll("main h1, main h2")].map(({ textContent }) => textContent));

for (const place of ["render", "effect"] as const)
  test(
    `the page is whole when all client components throw, in their ${place}`,
    place === "render" ? {} : slow,
    async ({ view }) => {
      await open(view, "/");
      const headings = await headingsOf(view);
      const idsOf = (modules: ClientModule[]) => modules.map(({ id }) => id);
      const site = await serveWithScript(toExpression(breakComponents, [idsOf(clientModules()), place]));
      await view.goto(site.origin);
      const thrown = idsOf(modulesThatThrowTogether());
      const working = () => view.evaluate((ids) => ids.filter((id) => !window.broken.includes(id)), thrown);
      await expect.poll(working).toEqual([]);
      expect(await headingsOf(view)).toEqual(headings);
      expect(await textOf(view, "body")).not.toContain(errorPage.title);
      site.close();
    },
  );

for (const { name, run, args } of missingFeatures)
  test(`the page is whole in ${name}`, slow, async ({ view }) => {
    const site = await serveWithScript(toExpression(run, args));
    await open(view, "/", site.origin);
    for (const feature of args ?? [])
      expect(await view.evaluate((name) => Reflect.get(window, name) === undefined, feature)).toBe(true);
    await expectWhole(view);
    site.close();
  });

for (const [name, section] of [
  ["marquee", "testimonials"],
  ["scroller", "who-this-helps"],
] as const)
  test(`an error of the ${name} leaves the rest of the page`, name === "marquee" ? {} : slow, async ({ view }) => {
    const countButtons = (section: string) => {
      const buttons = [...document.querySelectorAll(`#${section} :not(li) > button`)];
      return buttons.filter((button) => getComputedStyle(button).visibility === "visible").length;
    };
    await open(view, "/");
    // A section hydrates after the page.
    await expect.poll(() => view.evaluate(countButtons, section)).toBeGreaterThan(0);
    const site = await serveWithScript(toExpression(brokenParts[name]));
    await open(view, "/", site.origin);
    // A row without behavior has no button that moves it.
    await expect.poll(() => view.evaluate(countButtons, section)).toBe(0);
    await expectWhole(view);
    site.close();
  });

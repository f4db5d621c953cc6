import { brokenParts, missingFeatures } from "../e2e/breaks";
import { slow } from "../e2e/test";
import { serveWithScript } from "../faulty-server";
import { errorPage } from "../fixture-site/content/error-pages";
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

for (const { name, run, args } of missingFeatures)
  test(`the page is whole in ${name}`, slow, async ({ view }) => {
    const site = await serveWithScript(toExpression(run, args));
    await open(view, "/", site.origin);
    for (const feature of args ?? []) expect(await view.evaluate((name) => name in window, feature)).toBe(false);
    await expectWhole(view);
    site.close();
  });

for (const [name, section] of [
  ["marquee", "testimonials"],
  ["scroller", "who-this-helps"],
] as const)
  test(`an error of the ${name} leaves the rest of the page`, name === "marquee" ? {} : slow, async ({ view }) => {
    const countButtons = (section: string) => document.querySelectorAll(`#${section} :not(li) > button`).length;
    await open(view, "/");
    expect(await view.evaluate(countButtons, section)).toBeGreaterThan(0);
    const site = await serveWithScript(toExpression(brokenParts[name]));
    await open(view, "/", site.origin);
    // What is pre-rendered has no buttons that move the row.
    await expect.poll(() => view.evaluate(countButtons, section)).toBe(0);
    await expectWhole(view);
    site.close();
  });

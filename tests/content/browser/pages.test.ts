import type { Page } from "playwright/test";
import { aboutUs } from "../../../content/about-us";
import { brand } from "../../../content/brand";
import { notFound } from "../../../content/not-found";
import { pageList, pages } from "../../../content/pages";
import { plainText } from "../../../content/schema/plain-text";
import { site } from "../../../content/site";
import { store } from "../../../content/store";
import { whatItDoes } from "../../../content/what-it-does";
import { whyIBuiltThis } from "../../../content/why-i-built-this";
import { glossary } from "../../../lib/products/glossary";
import { expect, missingPath } from "../../e2e/test";
import { expectInOrder } from "../../helpers/in-order";
import { addressOf, test } from "../../shared-pages";

/* What the specification requires of all pages, whatever their words are. tests/specified tests the words. */

const everyPath = [...pageList.map(({ path }) => path), missingPath];
const contentPages = pageList.filter(({ path }) => path !== pages.home.path);
const main = (page: Page) => page.getByRole("main");
const badges = (page: Page) => main(page).getByRole("link", { name: store.badge.alt, exact: true });

test("has its pages at their addresses, each with its heading as the only h1 (req 1, 2, 3, 4)", async ({ read }) => {
  for (const { path, heading, seo } of pageList) {
    const page = await read(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([plainText(heading)]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(seo.title);
  }
});

for (const path of everyPath) {
  test(`${path} has no login and no form (req 6)`, async ({ read }) => {
    const page = await read(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("form, input, select, textarea")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /log ?in|sign ?(in|up)/i })).toHaveCount(0);
  });

  test(`${path} has the top bar with mascot and name, a link home (req 7, 8, 9)`, async ({ read }) => {
    const link = (await read(path)).getByRole("banner").getByRole("link", { name: brand.name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", pages.home.path);
    await expect(link.locator("svg, img")).toHaveCount(1);
  });

  test(`${path} has pictures of the specified folders only (req 127)`, async ({ read }) => {
    const sources = await (await read(path))
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((src) => !/^(\/(assets|lovable-uploads)\/|data:)/.test(src))).toEqual([]);
  });

  test(`${path} has the release date in the address of each badge (req 129)`, async ({ read }) => {
    const pictures = (await read(path)).getByRole("img", { name: store.badge.alt, exact: true, includeHidden: true });
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all())
      await expect(picture).toHaveAttribute("src", RegExp(`[?&]releaseDate=${store.badge.releaseDate}$`));
  });

  test(`${path} is complete without a script, with plain store links (req 117, 135)`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: addressOf("owners") });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const links = page.getByRole("link", { name: store.badge.alt, exact: true });
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", store.link);
    await context.close();
  });
}

/* The requirements of the pages that the specification names. */
const numbers = {
  [pages.aboutUs.path]: " (req 79)",
  [pages.whyIBuiltThis.path]: " (req 82)",
  [pages.whatItDoes.path]: " (req 86)",
};

for (const { path, heading } of contentPages)
  test(`${path} has its title and a link back${numbers[path] ?? ""}`, async ({ read }) => {
    const page = await read(path);
    await expect(page.getByRole("heading", { level: 1, name: plainText(heading), exact: true })).toBeVisible();
    const back = main(page).getByRole("link").first();
    await expect(back).toHaveText(site.back);
    await expect(back).toHaveAttribute("href", pages.home.path);
  });

test("has a card for each person, with role, photo and biography (req 80, 81)", async ({ read }) => {
  const cards = (await read(pages.aboutUs.path)).getByRole("article");
  await expect(cards).toHaveCount(aboutUs.people.length);
  for (const [index, { name, role, portrait, biography }] of aboutUs.people.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { name })).toBeVisible();
    await expect(card).toContainText(role);
    await expect(card.getByRole("img", { name: portrait.alt, exact: true })).toBeVisible();
    for (const paragraph of biography) await expect(card.getByText(paragraph, { exact: true })).toBeVisible();
  }
});

test("has a square photo with its caption in the story (req 83)", async ({ read }) => {
  const { alt, caption } = whyIBuiltThis.photo;
  const figure = (await read(pages.whyIBuiltThis.path)).getByRole("figure").filter({ hasText: caption });
  const photo = figure.getByRole("img", { name: alt, exact: true });
  await expect(photo).toBeVisible();
  const { width = 0, height = 1 } = (await photo.boundingBox()) ?? {};
  expect(Math.abs(width - height)).toBeLessThan(2);
});

test("has the story in three moments, and ends with the badge (req 84, 85)", async ({ read }) => {
  const page = await read(pages.whyIBuiltThis.path);
  const headings = main(page).getByRole("heading", { level: 2 });
  await expect(headings).toHaveText(whyIBuiltThis.moments.map(({ title }, index) => `${index + 1} ${title}`));
  await expect(headings).toHaveCount(3);
  for (const { body } of whyIBuiltThis.moments)
    for (const paragraph of body) await expect(main(page)).toContainText(plainText(paragraph));
  const last = main(page).getByRole("link").last();
  await expect(last).toHaveAccessibleName(store.badge.alt);
  await expectInOrder([headings.last(), last]);
});

const features = (page: Page) => main(page).locator("li:has(h3)");

test("explains what the app does, before its features (req 87)", async ({ read }) => {
  const page = await read(pages.whatItDoes.path);
  const paragraphs = whatItDoes.explanation.map((tokens) =>
    main(page)
      .locator("p")
      .filter({ hasText: plainText(tokens) }),
  );
  for (const paragraph of paragraphs) await expect(paragraph).toBeVisible();
  await expectInOrder([page.getByRole("heading", { level: 1 }), ...paragraphs, features(page)]);
});

test("has six features, each with a title and a description (req 88)", async ({ read }) => {
  const items = features(await read(pages.whatItDoes.path));
  await expect(items).toHaveCount(6);
  for (const [index, { title, description }] of whatItDoes.bullets.entries()) {
    await expect(items.nth(index).getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(items.nth(index).getByText(description, { exact: true })).toBeVisible();
  }
});

test("has the features in two columns from 640 px (req 89)", async ({ read }) => {
  const page = await read(pages.whatItDoes.path);
  await page.setViewportSize({ width: 640, height: 900 });
  const boxes = await Promise.all((await features(page).all()).map((item) => item.boundingBox()));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(2);
});

test("has the badge, then the closing line, after the features (req 90)", async ({ read }) => {
  const page = await read(pages.whatItDoes.path);
  const badge = badges(page).last();
  const line = main(page).getByText(whatItDoes.ending.line, { exact: true });
  await expectInOrder([features(page).last(), badge, line]);
});

test("an unknown address has its heading and a link home (req 92, 93)", async ({ read }) => {
  const page = await read(missingPath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([notFound.title]);
  const link = main(page).getByRole("link", { name: notFound.button, exact: true });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", pages.home.path);
});

test("the ingredients are no landmarks, which would be too many", async ({ read }) => {
  const page = await read(pages.ingredients.path);
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText(glossary().map(({ name }) => name));
  await expect(main(page).getByRole("region")).toHaveCount(0);
});

import type { Locator, Page } from "playwright/test";
import { brand } from "../../../content/brand";
import { faq } from "../../../content/faq";
import { home } from "../../../content/home";
import { plainText } from "../../../content/schema/plain-text";
import { store } from "../../../content/store";
import { testimonials } from "../../../content/testimonials";
import { formatScore } from "../../../lib/text/format";
import { expect } from "../../e2e/test";
import { expectInOrder } from "../../helpers/in-order";
import { test } from "../../shared-pages";

/* What the specification requires of the landing page, whatever its words are. tests/specified tests the words. */

const order = [
  ...["hero", "problem", "label-confusion", "who-this-helps", "why-people-trust", "founder", "testimonials"],
  ...["how-to-use", "disclaimer", "pricing", "faq", "closing"],
];

/** Returns a section of the landing page. */
const section = (page: Page, { id }: { id: string }) => page.locator(`#${id}`);
const badges = (place: Locator) => place.getByRole("link", { name: store.badge.alt, exact: true });
/** Returns a link with exactly this text. */
const control = (place: Locator, text: string) => place.getByRole("link", { name: text, exact: true }).first();

test("has the sections in the specified order, then the footer (req 32)", async ({ read }) => {
  const page = await read();
  const expected = order.filter((id) => id !== home.testimonials.id || testimonials.length > 0);
  const ids = await page
    .getByRole("main")
    .locator("section[id]")
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids.filter((id) => order.includes(id))).toEqual(expected);
  await expectInOrder([...expected.map((id) => section(page, { id })), page.getByRole("contentinfo")]);
});

test("has its headline in the hero, as the first heading (req 33)", async ({ read }) => {
  const page = await read();
  const headline = section(page, home.hero).getByRole("heading", { level: 1 });
  await expect(headline).toBeVisible();
  await expect(page.getByRole("heading").first()).toHaveText(plainText(home.hero.heading));
});

for (const [number, part, text] of [
  [34, home.hero, home.hero.button],
  [40, home.labelConfusion, home.labelConfusion.button],
  [56, home.pricing, home.pricing.button],
  [68, home.closing, home.closing.button],
] as const)
  test(`has a button in ${part.id}, which leads to the store (req ${number})`, async ({ read }) => {
    const button = control(section(await read(), part), text);
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute("href", store.link);
  });

for (const [number, part] of [
  [35, home.hero],
  [38, home.problem],
  [67, home.closing],
] as const)
  test(`has the badge in ${part.id}, which leads to the store (req ${number})`, async ({ read }) => {
    const badge = badges(section(await read(), part)).first();
    await expect(badge).toBeVisible();
    await expect(badge).toHaveAttribute("href", store.link);
  });

test("has a line with the star rating in the hero (req 36)", async ({ read }) => {
  const { score, scoreLabel, users } = home.hero.rating;
  const line = section(await read(), home.hero)
    .locator("p")
    .filter({ hasText: `${formatScore(brand.language, score)} ${scoreLabel} ${users}` });
  await expect(line).toBeVisible();
  await expect(line.locator("svg").first()).toBeVisible();
});

test("has three pain points, then the badge (req 37, 38)", async ({ read }) => {
  const problem = section(await read(), home.problem);
  const pains = problem.getByRole("listitem");
  await expect(pains).toHaveCount(3);
  for (const [index, { title, description }] of home.problem.pains.entries()) {
    await expect(pains.nth(index).getByRole("heading", { level: 3, name: title, exact: true })).toBeVisible();
    await expect(pains.nth(index)).toContainText(plainText(description));
  }
  await expectInOrder([pains.nth(0), pains.nth(1), pains.nth(2), badges(problem)]);
});

test("has three captioned screenshots (req 39)", async ({ read }) => {
  const screens = section(await read(), home.labelConfusion).getByRole("listitem");
  await expect(screens).toHaveCount(3);
  for (const [index, { caption, alt }] of home.labelConfusion.screens.entries()) {
    await expect(screens.nth(index).getByRole("img", { name: alt, exact: true })).toBeVisible();
    await expect(screens.nth(index).getByText(caption, { exact: true })).toBeVisible();
  }
});

const { cards: audiences } = home.whoThisHelps;
const audienceCards = (page: Page) => section(page, home.whoThisHelps).locator("li:has(h3)");

test("has a card for each audience, in a row that scrolls sideways (req 41, 42)", async ({ read }) => {
  const page = await read();
  const titles = audienceCards(page).getByRole("heading", { level: 3 });
  await expect(titles).toHaveText(audiences.map(({ title }) => title));
  const row = section(page, home.whoThisHelps).getByRole("list").first();
  await expect(row).toHaveCSS("overflow-x", /auto|scroll/);
  const boxes = await Promise.all((await audienceCards(page).all()).map((card) => card.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  // The cards keep their width, so that the row is wider than the window.
  const width = boxes.reduce((sum, box) => sum + (box?.width ?? 0), 0);
  expect(await row.evaluate((row) => row.scrollWidth)).toBeGreaterThanOrEqual(Math.floor(width));
});

for (const [index, { title, description, cta }] of audiences.entries())
  test(`has a picture, a description and a link to the store for ${title} (req 43, 44)`, async ({ read }) => {
    const card = audienceCards(await read()).nth(index);
    await expect(card.locator("img, svg").first()).toBeAttached();
    await expect(card.getByText(description, { exact: true })).toBeVisible();
    await expect(control(card, cta)).toHaveAttribute("href", store.link);
  });

test("has feature cards with a picture on a color, a title and a description (req 46, 47)", async ({ read }) => {
  const { cards } = home.whyPeopleTrust;
  const items = section(await read(), home.whyPeopleTrust).locator("li:has(h3)");
  await expect(items).toHaveCount(cards.length);
  for (const [index, { title, description }] of cards.entries()) {
    await expect(items.nth(index).getByRole("heading", { level: 3, name: title, exact: true })).toBeVisible();
    await expect(items.nth(index)).toContainText(plainText(description));
  }
  const places = await Promise.all((await items.all()).map((item) => item.boundingBox()));
  expect(new Set(places.map((place) => `${place?.x} ${place?.y}`)).size).toBe(cards.length);
  /** Returns the color behind the picture of each card. */
  const colors = await items.evaluateAll((items) =>
    items.map((item) => {
      for (let box = item.querySelector("img, svg"); box && box !== item.parentElement; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
      }
      return "none";
    }),
  );
  expect(colors).not.toContain("none");
  expect(new Set(colors).size).toBe(new Set(cards.map(({ color }) => color)).size);
});

test("has badges of the design, which are not links (req 48)", async ({ read }) => {
  const items = section(await read(), home.whyPeopleTrust).locator("li:not(:has(h3))");
  await expect(items).toHaveText(home.whyPeopleTrust.badges);
  for (const item of await items.all()) {
    await expect(item).toBeVisible();
    await expect(item.getByRole("link")).toHaveCount(0);
  }
});

test("has the founder's letter, portrait and name (req 49)", async ({ read }) => {
  const { letter, portrait, signature, role } = home.founder;
  const founder = section(await read(), home.founder);
  await expect(founder.getByRole("img", { name: portrait.alt, exact: true })).toBeVisible();
  for (const text of [...letter.map(plainText), signature, role]) await expect(founder).toContainText(text);
});

test("has each quote with its title, author and date (req 96)", async ({ read }) => {
  const quotes = section(await read(), home.testimonials).locator("li:has(blockquote)");
  const cards = quotes.filter({ visible: true }).and(quotes.locator("xpath=self::*[not(ancestor::*[@aria-hidden])]"));
  await expect(cards).toHaveCount(testimonials.length);
  for (const [index, { quote, title, author, date }] of testimonials.entries()) {
    await expect(cards.nth(index).locator("blockquote")).toHaveText(plainText(quote));
    await expect(cards.nth(index).getByRole("heading")).toHaveText(title);
    await expect(cards.nth(index).getByRole("time")).toHaveText(date);
    await expect(cards.nth(index)).toContainText(author);
  }
});

test("has three numbered steps at the address #how-to-use (req 52, 53)", async ({ read }) => {
  const steps = (await read()).locator("#how-to-use").getByRole("listitem");
  await expect(steps).toHaveCount(3);
  for (const [index, { title, description }] of home.howItWorks.steps.entries()) {
    await expect(steps.nth(index).getByRole("heading", { level: 3 })).toHaveText(`${index + 1} ${title}`);
    await expect(steps.nth(index)).toContainText(plainText(description));
  }
  await expectInOrder([steps.nth(0), steps.nth(1), steps.nth(2)]);
});

test("has a disclaimer under its own heading (req 54)", async ({ read }) => {
  const { title, text } = home.disclaimer.disclaimer;
  const note = section(await read(), home.disclaimer).getByRole("note");
  await expect(note.getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect(note.getByText(text, { exact: true })).toBeVisible();
});

test("has features, each with a title and a line (req 55)", async ({ read }) => {
  const items = section(await read(), home.disclaimer).locator("li:has(h3)");
  await expect(items).toHaveCount(home.disclaimer.features.length);
  for (const [index, { title, description }] of home.disclaimer.features.entries()) {
    await expect(items.nth(index).getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(items.nth(index).getByText(description, { exact: true })).toBeVisible();
  }
});

test("shows the offer with its terms, and no price (req 56)", async ({ read }) => {
  const page = await read();
  const { price, offer, points } = home.pricing;
  for (const text of [price, offer, ...points])
    await expect(section(page, home.pricing).getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText(/[$€£]\s?\d|\d\s?(USD|EUR|dollars)/)).toHaveCount(0);
});

test("has every answer closed at first (req 58)", async ({ read }) => {
  const buttons = section(await read(), home.faq).getByRole("button");
  await expect(buttons).toHaveText(faq.map(({ question }) => question));
  for (const button of await buttons.all()) await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("has a question and an answer in each item (req 57, 97)", async ({ read }) => {
  const page = await read();
  for (const { id, question, answer } of faq) {
    const item = section(page, home.faq).locator(`#question-${id}`);
    await expect(item.getByRole("button", { name: question, exact: true })).toBeVisible();
    await expect(item.locator("p")).toHaveText(plainText(answer));
  }
});

test("shows the mascot at the end (req 66)", async ({ read }) => {
  const { src } = home.closing.mascot;
  await expect(section(await read(), home.closing).locator(`img[src$="${src}"]`)).toBeVisible();
});

test("has two trust points, as two items (req 69)", async ({ read }) => {
  const points = section(await read(), home.closing).getByRole("listitem");
  await expect(points).toHaveText(home.closing.trustPoints.map(({ text }) => text));
  expect(await points.count()).toBe(2);
});

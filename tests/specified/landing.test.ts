import type { Page } from "playwright/test";
import { badgeName, expect, expectInOrder, section, storeLink, test } from "./test";

const badges = (place: ReturnType<Page["locator"]>) => place.getByRole("link", { name: badgeName });
const hero = (page: Page) => page.getByRole("main").locator("section").first();
const problem = (page: Page) => section(page, /The answer is on the back/);
const confusion = (page: Page) => section(page, /Label Confusion/);
const audiences = (page: Page) => section(page, "Who This Helps");
const trust = (page: Page) => section(page, /^Why People Trust/);
const steps = (page: Page) => section(page, "How It Works");
const note = (page: Page) => section(page, /What .* Can Do/);
const questions = (page: Page) => section(page, "What People Ask First");
const closing = (page: Page) => section(page, "Shop With Confidence");

test("has the sections in order, then the footer (req 32)", async ({ read }) => {
  const page = await read();
  const founder = section(page, /A Note from/);
  const pricing = section(page, "Try It on Any Label");
  await expectInOrder([
    ...[hero(page), problem(page), confusion(page), audiences(page), trust(page), founder],
    ...[section(page, "Real People. Real Relief."), steps(page), note(page), pricing, questions(page), closing(page)],
    page.getByRole("contentinfo"),
  ]);
  await expect(page.getByRole("main").locator("section")).toHaveCount(12);
});

test("has its headline in the hero, as the first heading (req 33)", async ({ read }) => {
  const page = await read();
  await expect(hero(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading").first()).toHaveText(/What’s in it\? Ask\sIngrid\./);
});

test("has the button START TODAY (req 34)", async ({ read }) => {
  const button = hero(await read())
    .getByRole("link", { name: "START TODAY" })
    .first();
  await expect(button).toBeVisible();
  await expect(button).toHaveAttribute("href", storeLink);
});

test("has the badge in the hero (req 35)", async ({ read }) => {
  await expect(badges(hero(await read())).first()).toBeVisible();
});

test("has a line with the star rating in the hero (req 36)", async ({ read }) => {
  await expect(hero(await read()).getByText(/4\.8 star rating/)).toBeVisible();
});

test("has three pain points (req 37)", async ({ read }) => {
  await expect(problem(await read()).getByRole("heading", { level: 3 })).toHaveCount(3);
});

test("has the badge after the pain points (req 38)", async ({ read }) => {
  const page = await read();
  await expectInOrder([problem(page).getByRole("heading", { level: 3 }), badges(problem(page))]);
});

test("has three captioned screenshots (req 39)", async ({ read }) => {
  const screens = confusion(await read()).getByRole("img", { name: /^App screen/ });
  await expect(screens).toHaveCount(3);
});

test("has the button Start Your Free Scan (req 40)", async ({ read }) => {
  const button = confusion(await read()).getByRole("link", { name: "Start Your Free Scan" });
  await expect(button).toHaveAttribute("href", storeLink);
});

test("scrolls the audiences sideways (req 41)", async ({ read }) => {
  const page = await read();
  const list = audiences(page).getByRole("list").first();
  const width = () => list.evaluate((list) => list.scrollWidth - list.clientWidth);
  expect(await width()).toBeGreaterThan(300);
  await expect(list).toHaveCSS("overflow-x", /auto|scroll/);
});

const titles = [
  ...["Parents", "Pregnant / Nursing", "Clean-Beauty Fans", "Wellness & Supplements"],
  ...["Pet Owners", "Allergy-Conscious", "Fitness Enthusiasts"],
];

test("has seven audiences with the specified titles (req 42)", async ({ read }) => {
  await expect(audiences(await read()).getByRole("heading", { level: 3 })).toHaveText(titles);
});

test("links each audience to the store (req 43)", async ({ read }) => {
  for (const title of titles) {
    const link = audiences(await read())
      .getByRole("listitem")
      .filter({ has: (await read()).getByRole("heading", { name: title, exact: true }) })
      .getByRole("link");
    await expect(link).toHaveAttribute("href", storeLink);
  }
});

test("shows an icon, a description and a call to action for each audience (req 44)", async ({ read }) => {
  const cards = audiences(await read()).locator("li:has(h3)");
  await expect(cards).toHaveCount(7);
  for (const card of await cards.all()) {
    await expect(card.locator("img, svg").first()).toBeAttached();
    await expect(
      card
        .locator("p")
        .filter({ hasText: /\w+ \w+/ })
        .first(),
    ).toBeAttached();
    await expect(card.getByRole("link")).toHaveText(/\w+ \w+/);
  }
});

test("has the heading Why People Trust (req 45)", async ({ read }) => {
  await expect((await read()).getByRole("heading", { level: 2, name: /^Why People Trust Ingrid$/ })).toBeVisible();
});

test("has six feature cards in boxes, which do not overlap (req 46)", async ({ read }) => {
  const cards = trust(await read()).locator("li:has(h3)");
  await expect(cards).toHaveCount(6);
  const places = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  expect(new Set(places.map((place) => `${place?.x} ${place?.y}`)).size).toBe(6);
});

test("shows each feature card with an icon on a color, a title and a description (req 47)", async ({ read }) => {
  const cards = trust(await read()).locator("li:has(h3)");
  await expect(cards).toHaveCount(6);
  const colors = await cards.evaluateAll((cards) =>
    cards.map((card) => {
      const icon = card.querySelector("img, svg");
      for (let box: Element | null = icon; box && box !== card.parentElement; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
      }
      return "none";
    }),
  );
  expect(colors).not.toContain("none");
  expect(new Set(colors).size).toBeGreaterThan(1);
  for (const card of await cards.all()) await expect(card.locator("p").first()).toHaveText(/\w+ \w+ \w+/);
});

test("has three badges, which are not links (req 48)", async ({ read }) => {
  for (const badge of ["Privacy-first design", "Science-backed analysis", "Instant results"]) {
    const item = trust(await read())
      .getByRole("listitem")
      .filter({ hasText: RegExp(`^${badge}$`) });
    await expect(item).toHaveCount(1);
    await expect(item.getByRole("link")).toHaveCount(0);
  }
});

test("has a section about the founder (req 49)", async ({ read }) => {
  const founder = section(await read(), /A Note from/);
  await expect(founder.getByText("Founder", { exact: true })).toBeVisible();
  await expect(founder.getByRole("img").first()).toBeVisible();
});

test("has the heading Real People. Real Relief. (req 50)", async ({ read }) => {
  const heading = (await read()).getByRole("heading", { level: 2, name: "Real People. Real Relief.", exact: true });
  await expect(heading).toBeVisible();
});

test("has the address #how-to-use for the steps (req 52)", async ({ read }) => {
  await expect((await read()).locator("#how-to-use").getByRole("heading", { name: "How It Works" })).toBeVisible();
});

test("has three numbered steps in order (req 53)", async ({ read }) => {
  const page = await read();
  const headings = steps(page).getByRole("listitem").getByRole("heading", { level: 3 });
  await expect(headings).toHaveText([/^1\s*Scan & Know$/, /^2\s*AI Insights$/, /^3\s*Understand Impact$/]);
});

test("has a disclaimer under its own heading (req 54)", async ({ read }) => {
  const disclaimer = note(await read()).getByRole("note");
  await expect(disclaimer.getByRole("heading")).toBeVisible();
  for (const words of ["informational only", "not medical advice", "doesn’t diagnose"])
    await expect(disclaimer).toContainText(words);
});

test("has four features, each with a title and a line (req 55)", async ({ read }) => {
  const items = note(await read()).locator("li:has(h3)");
  await expect(items).toHaveCount(4);
  for (const item of await items.all()) await expect(item.locator("p")).toHaveText(/\w+ \w+/);
});

test("offers a free trial, and shows no price (req 56)", async ({ read }) => {
  const page = await read();
  await expect(section(page, "Try It on Any Label")).toContainText(/free trial/i);
  await expect(page.getByText(/[$€£]\s?\d|\d\s?(USD|EUR|dollars)/)).toHaveCount(0);
});

const accordion = (page: Page) => questions(page).getByRole("button");

test("has six questions (req 57)", async ({ read }) => {
  await expect(accordion(await read())).toHaveCount(6);
});

test("has every answer closed at first (req 58)", async ({ read }) => {
  const page = await read();
  await expect(accordion(page)).toHaveCount(6);
  for (const button of await accordion(page).all()) await expect(button).toHaveAttribute("aria-expanded", "false");
});

/** Returns a question with its answer. An answer is in the page before it is opened. */
const item = (page: Page, question: RegExp) => page.locator("[id^=question-]").filter({ hasText: question });

for (const [number, about, question, ...claims] of [
  [59, "medical advice", /medical advice/, /\?\s*No\b/, /for information only/],
  [60, "privacy", /photos\?/, /processed locally/, /nothing is shared without your permission/],
  [61, "devices", /on my iPhone\?/, /iOS 14 or later/],
  [62, "accuracy", /How accurate/, /\bAI\b/, /curated expert rules/, /verified scientific sources/],
  [63, "cost", /cost\?/, /Installing is free/, /in-app purchases/],
  [64, "offline use", /offline\?/, /Some features work/, /connection improves/],
] as const)
  test(`has a question about ${about} (req ${number})`, async ({ read }) => {
    const page = await read();
    await expect(item(page, question)).toHaveCount(1);
    for (const claim of claims) await expect(item(page, question)).toHaveText(claim);
  });

test("has the heading Shop With Confidence (req 65)", async ({ read }) => {
  const heading = (await read()).getByRole("heading", { level: 2, name: "Shop With Confidence", exact: true });
  await expect(heading).toBeVisible();
});

test("shows the mascot at the end (req 66)", async ({ read }) => {
  await expect(closing(await read()).getByRole("img", { name: /^Ingrid, .*waves/ })).toBeVisible();
});

test("has the badge at the end (req 67)", async ({ read }) => {
  await expect(badges(closing(await read()))).toHaveAttribute("href", storeLink);
});

test("has the button Check it now (req 68)", async ({ read }) => {
  const button = closing(await read()).getByRole("link", { name: "Check it now", exact: true });
  await expect(button).toHaveAttribute("href", storeLink);
});

test("has two trust points, as two items (req 69)", async ({ read }) => {
  const points = closing(await read()).getByRole("listitem");
  await expect(points).toHaveText(["Thousands of ingredients decoded", "Privacy-first design"]);
});

test("has ten quotes with author, date and title (req 96)", async ({ read }) => {
  const quotes = section(await read(), "Real People. Real Relief.").locator("li:has(blockquote)");
  await expect(quotes).toHaveCount(10);
  for (const quote of await quotes.all()) {
    await expect(quote.locator("blockquote")).toHaveText(/(\w+\W+){5}/);
    await expect(quote.getByRole("time")).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
    await expect(quote.getByRole("heading")).toHaveText(/\w+/);
    await expect(quote).toContainText(/[A-ZÀ-Ý][\wà-ÿ]+ [A-Z]\./);
  }
});

test("has a question and an answer in each item (req 97)", async ({ read }) => {
  const page = await read();
  const buttons = await accordion(page).all();
  expect(buttons).toHaveLength(6);
  for (const button of buttons) {
    await expect(button).toHaveText(/\?$/);
    const words = await button.innerText();
    const answer = page
      .locator("[id^=question-]")
      .filter({ hasText: words })
      .getByText(/(\w+\W+){8}/);
    await expect(answer).not.toHaveCount(0);
  }
});

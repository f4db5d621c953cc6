import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { plainText } from "@/content/schema/plain-text";
import { store } from "@/content/store";
import { testimonials } from "@/content/testimonials";
import { formatScore } from "@/lib/text/format";
import { parseText, textsOf, valuesOf, wordsOf } from "./exported";

/* The specification's requirements for the landing page, whatever its words are. words.test.ts has the words. */

const $ = parseText("index.html");

const order = [
  ...["hero", "problem", "label-confusion", "who-this-helps", "why-people-trust", "founder", "testimonials"],
  ...["how-to-use", "disclaimer", "pricing", "faq", "closing"],
];
const { hero, problem, labelConfusion, whoThisHelps, whyPeopleTrust, founder, howItWorks, pricing, closing } = home;
const hasQuotes = testimonials.length > 0;
const badge = `a:has(img[alt="${store.badge.alt}"])`;

/** Returns the addresses of the links of a section that have exactly this text. */
const linksNamed = (id: string, text: string) =>
  $(`#${id} a`)
    .toArray()
    .filter((link) => $(link).text() === text)
    .map((link) => $(link).attr("href"));

/** Returns the entries of a section's list that have a heading. */
const cardsOf = (id: string) => $(`#${id} li:has(h3)`);

it("has the sections in the specified order, then the footer and the download bar (req 32)", () => {
  const expected = order.filter((id) => id !== "testimonials" || hasQuotes);
  const places = $("main > section, footer, aside").toArray();
  const names = places.map(({ attribs, name }) => attribs.id ?? name);
  expect(names.filter((name) => [...order, "footer", "aside"].includes(name))).toEqual([
    ...expected,
    "footer",
    "aside",
  ]);
});

it("begins each section with its own heading, and makes no landmark of it", () => {
  for (const { attribs } of $("main > section").toArray()) {
    const { id, "aria-labelledby": label } = attribs;
    expect([id, $(`#${id} :is(h1, h2)`).first().attr("id"), label]).toEqual([id, `${id}-heading`, undefined]);
  }
});

it("has its headline in the hero, as the first heading and the only h1 (req 33)", () => {
  expect(textsOf($, "h1")).toEqual([plainText(hero.heading)]);
  expect($("h1, h2, h3").first().is("#hero h1")).toBe(true);
});

it.each([
  { req: "34", section: hero },
  { req: "40", section: labelConfusion },
  { req: "56", section: pricing },
  { req: "68", section: closing },
])("has a button in $section.id that leads to the store (req $req)", ({ section: { id, button } }) => {
  expect(linksNamed(id, button)).toContain(store.link);
});

it.each([
  { req: "35", place: "#hero" },
  { req: "38", place: "#problem" },
  { req: "67", place: "#closing" },
  { req: "71", place: "footer" },
  { req: "78", place: "aside" },
])("has the badge in $place, which leads to the store (req $req)", ({ place }) => {
  expect(valuesOf($, `${place} ${badge}`, "href")).toContain(store.link);
});

it("has a line with the star rating in the hero, and its stars as a drawing (req 36)", () => {
  const { score, scoreLabel, users } = hero.rating;
  const line = $("#hero p").filter((_, line) => $(line).text().includes(scoreLabel));
  for (const words of [formatScore(brand.language, score), scoreLabel, users]) expect(line.text()).toContain(words);
  expect(line.find("svg").length).toBeGreaterThan(0);
});

it("has three pain points, then the badge (req 37, 38)", () => {
  expect(cardsOf("problem")).toHaveLength(3);
  for (const [index, { title, description }] of problem.pains.entries()) {
    expect(cardsOf("problem").eq(index).find("h3").text()).toBe(title);
    expect(plainText([cardsOf("problem").eq(index).text()])).toContain(plainText(description));
  }
  expect($("#problem").find(`li, ${badge}`).last().is(badge)).toBe(true);
});

it("has three captioned screenshots (req 39)", () => {
  const screens = $("#label-confusion li:has(img)");
  expect(screens).toHaveLength(3);
  for (const [index, { caption, alt }] of labelConfusion.screens.entries()) {
    expect(screens.eq(index).find("img").attr("alt")).toBe(alt);
    expect(screens.eq(index).text()).toContain(caption);
  }
});

it("has a card for each audience in one list (req 41, 42)", () => {
  expect(textsOf($, "#who-this-helps ul > li h3")).toEqual(whoThisHelps.cards.map(({ title }) => title));
  expect($("#who-this-helps ul")).toHaveLength(1);
});

it.each(whoThisHelps.cards)("has an icon, a description and a link to the store for $title (req 43, 44)", (card) => {
  const item = cardsOf("who-this-helps").filter((_, item) => $(item).find("h3").text() === card.title);
  expect(item.find("img, svg").length).toBeGreaterThan(0);
  expect(item.text()).toContain(card.description);
  expect(item.find("a").text()).toBe(card.cta);
  expect(item.find("a").attr("href")).toBe(store.link);
});

it("has feature cards with an icon, a title and a description (req 46, 47)", () => {
  const { cards } = whyPeopleTrust;
  expect(
    cardsOf("why-people-trust")
      .find("h3")
      .toArray()
      .map((heading) => $(heading).text()),
  ).toEqual(cards.map(({ title }) => title));
  for (const [index, { description }] of cards.entries()) {
    const item = cardsOf("why-people-trust").eq(index);
    expect(plainText([item.text()])).toContain(plainText(description));
    expect(item.find("img, svg").length).toBeGreaterThan(0);
  }
});

it("has badges, which are not links (req 48)", () => {
  const badges = $("#why-people-trust li:not(:has(h3))");
  expect(badges.toArray().map((item) => $(item).text())).toEqual(whyPeopleTrust.badges);
  expect(badges.find("a")).toHaveLength(0);
});

it("has the founder's letter, portrait and name (req 49)", () => {
  const words = wordsOf($, "#founder");
  for (const text of [...founder.letter.map(plainText), founder.signature, founder.role]) expect(words).toContain(text);
  expect(valuesOf($, "#founder img", "alt")).toContain(founder.portrait.alt);
});

it("has each quote once, with its title, author and date (req 96)", () => {
  const cards = $("#testimonials li:has(blockquote)");
  expect(cards).toHaveLength(testimonials.length);
  for (const [index, { quote, title, author, date }] of testimonials.entries()) {
    const card = cards.eq(index);
    expect(plainText([card.find("blockquote").text()])).toBe(plainText(quote));
    expect([card.find("h3").text(), card.find("time").text()]).toEqual([title, date]);
    expect(new Date(card.find("time").attr("datetime") ?? "")).toEqual(new Date(`${date} UTC`));
    expect(card.text()).toContain(author);
  }
  const hasSample = testimonials.some(({ sample }) => sample);
  expect(wordsOf($, "#testimonials").includes(String(home.testimonials?.sampleNote))).toBe(hasSample);
});

it("has three numbered steps at #how-to-use (req 52, 53)", () => {
  expect(textsOf($, "#how-to-use li h3")).toEqual(howItWorks.steps.map(({ title }, index) => `${index + 1} ${title}`));
  expect($("#how-to-use li")).toHaveLength(3);
});

it("has a disclaimer under its own heading (req 54)", () => {
  const { title, text } = home.disclaimer.disclaimer;
  expect(textsOf($, "#disclaimer [role=note] :is(h2, h3)")).toEqual([title]);
  expect(textsOf($, "#disclaimer [role=note] p")).toContain(text);
});

it("has features, each with a title and a line (req 55)", () => {
  const { features } = home.disclaimer;
  expect(textsOf($, "#disclaimer li h3")).toEqual(features.map(({ title }) => title));
  expect(textsOf($, "#disclaimer li p")).toEqual(features.map(({ description }) => plainText([description])));
});

it("shows the offer with its terms (req 56)", () => {
  for (const text of [pricing.price, pricing.offer, ...pricing.points])
    expect(wordsOf($, "#pricing")).toContain(plainText([text]));
});

it("has a question and its answer in each item (req 57, 97)", () => {
  expect($("#faq h3")).toHaveLength(faq.length);
  for (const { id, question, answer } of faq) {
    expect(textsOf($, `#question-${id} h3`)).toEqual([question]);
    expect(textsOf($, `#question-${id} p`)).toContain(plainText(answer));
  }
});

it("has the mascot and two trust points at the end (req 66, 69)", () => {
  expect(valuesOf($, "#closing img", "src").filter((src) => src.endsWith(closing.mascot.src))).toHaveLength(1);
  expect(textsOf($, "#closing li")).toEqual(closing.trustPoints.map(({ text }) => text));
  expect($("#closing li")).toHaveLength(2);
});

it("has both texts of the download bar (req 76, 77)", () => {
  const { title, detail } = home.downloadBar;
  expect(textsOf($, "aside p > *")).toEqual([title, detail]);
});

/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import path from "node:path";
import { Readability } from "@mozilla/readability";
import { aboutUs } from "@/content/about-us";
import { faq } from "@/content/faq";
import { pages } from "@/content/pages";
import { plainText } from "@/content/schema/plain-text";
import { testimonials } from "@/content/testimonials";
import { whatItDoes } from "@/content/what-it-does";
import { whyIBuiltThis } from "@/content/why-i-built-this";
import { answersOf, factsOf, glossary, sourcesOf } from "@/lib/products/glossary";
import { out } from "../out";

/* Firefox's Reader View uses Readability, and other readers have similar rules: they drop what looks like an ad. */

const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

function parsePage(pagePath: string) {
  const file = path.join(out, `${pagePath === "/" ? "index" : pagePath.slice(1)}.html`);
  return new DOMParser().parseFromString(readFileSync(file, "utf8"), "text/html");
}

/** Returns a page's article in Reader View, whose own heading is the page's title. */
function readerView(pagePath: string) {
  const page = parsePage(pagePath);
  const article = new Readability(page).parse();
  const { body } = new DOMParser().parseFromString(article?.content ?? "", "text/html");
  return {
    text: words(body.textContent),
    headings: [...body.querySelectorAll("h2, h3")].map(({ textContent }) => words(textContent)),
  };
}

/** Returns the texts that are missing, or that come before the text that precedes them in `expected`. */
function findMissing(text: string, expected: string[]) {
  let from = 0;
  return expected.map(words).filter((part) => {
    const at = text.indexOf(part, from);
    if (at >= 0) from = at + part.length;
    return at < 0;
  });
}

it("shows the landing page's headline, quotes and answers in Reader View", () => {
  const { text, headings } = readerView(pages.home.path);
  expect(headings).toContain(words(plainText(pages.home.heading)));
  const quotes = testimonials.flatMap(({ title, quote }) => [title, plainText(quote)]);
  const answers = faq.map(({ answer }) => plainText(answer));
  expect(findMissing(text, [...quotes, ...answers])).toEqual([]);
});

it("shows both biographies and the rule of About Us in Reader View", () => {
  const { text, headings } = readerView(pages.aboutUs.path);
  const { people, rule, ending } = aboutUs;
  expect(headings).toEqual([...people.map(({ name }) => name), rule.title]);
  const biographies = people.flatMap(({ name, role, biography }) => [
    name,
    role,
    ...biography.map((part) => plainText([part].flat())),
  ]);
  expect(findMissing(text, [...biographies, rule.title, rule.text, ending.line])).toEqual([]);
});

it("shows the whole story in Reader View", () => {
  const { text, headings } = readerView(pages.whyIBuiltThis.path);
  const { moments, ending } = whyIBuiltThis;
  expect(headings).toEqual(moments.map(({ title }, index) => `${index + 1} ${title}`));
  const story = moments.flatMap(({ title, body }) => [title, ...body.map((part) => plainText([part].flat()))]);
  expect(findMissing(text, [...story, ending.line])).toEqual([]);
});

it("shows what the app does in Reader View", () => {
  const { text, headings } = readerView(pages.whatItDoes.path);
  const { bulletsHeading, bullets, ending } = whatItDoes;
  expect(headings).toEqual([bulletsHeading, ...bullets.map(({ title }) => title)].map(words));
  const features = bullets.flatMap(({ title, description }) => [title, description]);
  expect(findMissing(text, [bulletsHeading, ...features, ending.line])).toEqual([]);
});

it("shows every ingredient with its facts and sources in Reader View", () => {
  const { text, headings } = readerView(pages.ingredients.path);
  const terms = glossary();
  expect(headings).toEqual(terms.map(({ name }) => name));
  for (const term of terms) {
    const answers = answersOf(term).flatMap(({ what, does }) => [what, does]);
    const facts = (["us", "eu", "origin", "note"] as const).flatMap((fact) => factsOf(term, fact));
    const sources = sourcesOf(term).map(({ title }) => title);
    expect(findMissing(text, [...answers, ...facts.map(({ text }) => text), ...sources])).toEqual([]);
  }
});

it("separates the example of the features by punctuation", () => {
  const text = words(parsePage(pages.whatItDoes.path).body.textContent);
  const { lead, name } = whatItDoes.example;
  expect(text).toContain(`${lead}: ${name}, `);
});

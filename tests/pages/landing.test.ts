import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import type { RichTextCopy } from "@/content/schema";
import { plainText } from "@/content/schema/plain-text";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { whatItDoes } from "@/content/what-it-does";
import { whyIBuiltThis } from "@/content/why-i-built-this";
import { fileOf, parse, valuesOf, wordsOf } from "./exported";

const $ = parse("index.html");
$("script").remove();

/* content/home.ts has the sections in the order of the specification. */
const sections = Object.values(home)
  .flatMap((section) => ("heading" in section ? section : []))
  .filter(({ id }) => id !== home.testimonials.id || testimonials.length > 0);
const hiding = "[hidden], [inert], [aria-hidden='true'], details, template, noscript";

it.each(sections)("labels the section $id by its heading", ({ id, heading }) => {
  const label = $(`#${$(`#${id}`).attr("aria-labelledby")}`);
  expect(label.is(`#${id} h1, #${id} h2`)).toBe(true);
  expect(wordsOf($, `#${label.attr("id")}`)).toBe(plainText(heading));
});

/* Fields that are not text: pictures, icons, colors, shapes, ids and addresses. */
const notText = /^(id|src|icon|color|href|flag|before|after|widths|sample|product|preference|pause|play|source)$/;
const isRichText = (copy: unknown[]): copy is RichTextCopy =>
  copy.some((token) => /mark|term|link/.test(`${Object.keys(token ?? {})}`));

/** Returns each text in a section's copy. Rich text counts as one. */
function textsIn(copy: unknown): string[] {
  if (typeof copy === "string") return [copy.replace(/\s+/g, " ")];
  if (Array.isArray(copy) && isRichText(copy)) return textsIn(plainText(copy));
  if (typeof copy !== "object" || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) => (notText.test(key) ? [] : textsIn(value)));
}

const { tagline, copyright, disclaimer } = site.footer;
const { name, email, copyrightYear } = brand;
const footer = { name, email, tagline, copyright, year: `${copyrightYear}`, disclaimer };
it.each<[string, string, unknown]>([
  ...sections.map((section): [string, string, unknown] => ["/", `#${section.id}`, section]),
  ["/", "aside", home.downloadBar],
  ["/", "footer", footer],
  [pages.aboutUs.path, "main", aboutUs],
  [pages.whyIBuiltThis.path, "main", whyIBuiltThis],
  [pages.whatItDoes.path, "main", whatItDoes],
])("%s shows all its copy in %s", (path, place, copy) => {
  const page = path === "/" ? $ : parse(fileOf(path));
  const alts = ["alt", "aria-label"].flatMap((name) => valuesOf(page, `${place} [${name}]`, name));
  const shown = [wordsOf(page, place), ...alts].join("\n");
  const texts = textsIn(copy).filter((text) => text !== home.testimonials.sampleNote);
  expect(texts).not.toEqual([]);
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
});

it("shows each quote once, with its author, date, title and highlight, and marks samples", () => {
  const row = $(`#${home.testimonials.id}`);
  expect(row.find("blockquote")).toHaveLength(testimonials.length);
  for (const { quote, author, date, title } of testimonials) {
    const words = plainText(quote);
    const cards = $("li").filter((_, card) => plainText([$(card).text()]).includes(words));
    expect([words, cards.length, cards.closest(hiding).length]).toEqual([words, 1, 0]);
    for (const words of [title, author, date]) expect(cards.text()).toContain(words);
    const marks = quote.flatMap((token) => (typeof token === "object" && "mark" in token ? token.mark : []));
    expect(cards.find("mark").text()).toBe(marks.join(""));
    expect(new Date(cards.find("time").attr("datetime") ?? "")).toEqual(new Date(`${date} UTC`));
  }
  const hasSample = testimonials.some(({ sample }) => sample);
  expect(row.text().includes(home.testimonials.sampleNote)).toBe(hasSample);
});

it.each(faq)("shows the answer to $id without scripts", ({ id, question, answer }) => {
  const item = $(`#question-${id}`);
  expect(item.find("h3").text()).toBe(question);
  const paragraph = item.find("p").filter((_, element) => $(element).text() === plainText(answer));
  expect([paragraph.length, paragraph.closest(hiding).length]).toEqual([1, 0]);
  expect(item.find("button").attr("aria-expanded")).toBeUndefined();
});

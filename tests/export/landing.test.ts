import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { describedFlag, flags } from "@/content/flags";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import { plainText } from "@/content/plain-text";
import type { RichText } from "@/content/schema";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { testimonials } from "@/content/testimonials";
import { whatItDoes } from "@/content/what-it-does";
import { whyIBuiltThis } from "@/content/why-i-built-this";
import { fileOf, type Page, parse, textsOf, valuesOf, wordsOf } from "./exported";

const $ = parse("index.html");
const data = textsOf($, "script").filter((text) => text.includes("__next_f"));
$("script").remove();

/* In the order of content/home.ts, which is the specification's (section 2). */
const sections = Object.values(home)
  .flatMap((section) => ("heading" in section ? section : []))
  .filter(({ id }) => id !== home.testimonials.id || testimonials.length > 0);
const hiding = "[hidden], [inert], [aria-hidden='true'], details, template, noscript";

it("the landing page has its sections in the specification's order, then footer and bar", () => {
  expect(valuesOf($, "main section", "id")).toEqual(sections.map(({ id }) => id));
  const after = $("main").nextAll().find("*").addBack().filter("footer, aside").toArray();
  expect(after.map(({ name }) => name)).toEqual(["footer", "aside"]);
  expect(missingIn($, "aside", home.stickyBar)).toEqual([]);
});

/* What copy holds that is no text to read: names of pictures, icons, colours, shapes, ids and addresses. */
const unread =
  /^(id|src|icon|href|flag|found|before|after|widths|sample|product|pause|play|source)$/;
const isRichText = (copy: unknown[]): copy is RichText =>
  copy.some(
    (piece) => typeof piece === "object" && piece && /mark|term|link/.test(`${Object.keys(piece)}`),
  );
/** Each text of a section's copy; emphasised copy as one text. */
function wordsIn(copy: unknown): string[] {
  if (typeof copy === "string") return [copy];
  if (Array.isArray(copy) && isRichText(copy)) return [plainText(copy)];
  if (typeof copy !== "object" || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) => (unread.test(key) ? [] : wordsIn(value)));
}

/** The texts of some copy that a part of a page does not show. */
function missingIn($: Page, place: string, copy: unknown) {
  const alts = ["alt", "aria-label"].flatMap((name) => valuesOf($, `${place} [${name}]`, name));
  const shown = [wordsOf($, place), ...alts].join("\n");
  const words = wordsIn(copy).map((text) => text.replace(/\s+/g, " "));
  return words.filter((text) => !shown.includes(text) && text !== home.testimonials.sample);
}

it.each(sections)(
  "the section $id shows every word of its copy, named by its heading",
  (section) => {
    const { id, heading } = section;
    const label = $(`#${$(`#${id}`).attr("aria-labelledby")}`);
    expect(label.is(`#${id} h1, #${id} h2`)).toBe(true);
    expect(wordsOf($, `#${label.attr("id")}`)).toBe(plainText(heading));
    expect(missingIn($, `#${id}`, section)).toEqual([]);
  },
);

it.each(Object.entries({ aboutUs, whyIBuiltThis, whatItDoes }))(
  "the story page %s shows every word of its copy",
  (page, copy) => {
    const file = fileOf(pages[page as keyof typeof pages].path);
    expect(wordsIn(copy).length).toBeGreaterThan(5);
    expect(missingIn(parse(file), "main", copy)).toEqual([]);
  },
);

it("says what never changes once, and not again in the data that it is hydrated with", () => {
  const { problem, whyPeopleTrust, founder, howItWorks, disclaimer, pricing } = home;
  const still = [problem, whyPeopleTrust, founder, howItWorks, disclaimer, pricing];
  const adopted = ["[id^=static-]", ...still.map(({ id }) => `#${id}`)];
  const parts = ["h2", "h3", "p", "li", "a", "figcaption", "blockquote"];
  const sentences = adopted
    .flatMap((one) => parts.flatMap((part) => textsOf($, `${one} ${part}`)))
    .filter(({ length }) => length > 30);
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((sentence) => data.join("").includes(sentence))).toEqual([]);
});

it("shows once what each said, whose it is and when, what was found highlighted, and whether it is a sample", () => {
  const row = $(`#${home.testimonials.id}`);
  expect(row.find("blockquote")).toHaveLength(testimonials.length);
  for (const { quote, found, author, date, title } of testimonials) {
    const cards = $("li").filter((_, card) => $(card).text().includes(quote));
    expect([quote, cards.length, cards.closest(hiding).length]).toEqual([quote, 1, 0]);
    for (const words of [title, author, date]) expect(cards.text()).toContain(words);
    expect(cards.find("mark").text()).toBe(found);
    expect(new Date(cards.find("time").attr("datetime") ?? "")).toEqual(new Date(`${date} UTC`));
  }
  expect(row.text().includes(home.testimonials.sample)).toBe(
    testimonials.some(({ sample }) => sample),
  );
});

it.each(faq)(
  "has the answer to $id, open and reachable by its address",
  ({ id, question, answer }) => {
    const item = $(`#question-${id}`);
    expect(item.find("h3").text()).toBe(question);
    const paragraph = item.find("p").filter((_, element) => $(element).text() === answer);
    expect([paragraph.length, paragraph.closest(hiding).length]).toEqual([1, 0]);
    expect(item.find("button").attr("aria-expanded")).toBeUndefined();
  },
);

it("draws as many stars as are claimed", () => {
  const drawn = $(`#${home.hero.id}-heading ~ p svg path`).attr("d") ?? "";
  expect(drawn.match(/M/g)).toHaveLength(home.hero.rating.stars);
});

it("ends with name, tagline, profiles, contact, copyright and disclaimer", () => {
  const { tagline, copyright, disclaimer, social } = site.footer;
  for (const words of [brand.name, tagline, copyright, `${brand.copyrightYear}`, disclaimer])
    expect(wordsOf($, "footer")).toContain(words);
  for (const href of [`mailto:${brand.email}`, ...social.map(({ href }) => href)])
    expect($(`footer a[href="${href}"]`)).toHaveLength(1);
});

it.each([
  [`#${home.hero.id}`, 2],
  [`#${home.problem.id}`, 1],
  [`#${home.labelConfusion.id}`, 1],
  [`#${home.whoThisHelps.id}`, home.whoThisHelps.cards.length],
  [`#${home.closing.id}`, 2],
  ["footer", 1],
  ["aside", 1],
])("offers the download in %s, where the specification has it", (place, count) => {
  expect($(`${place} a[href="${store.link}"]`)).toHaveLength(count);
});

it("the page of what the app does highlights in its list what is flagged, names and counts it", () => {
  const $ = parse(fileOf(pages.whatItDoes.path));
  for (const [index, { title, shown }] of whatItDoes.bullets.entries()) {
    const item = $("main section li").eq(index);
    expect(item.find("h3").text()).toBe(title);
    if ("answers" in shown)
      for (const { says } of shown.answers) expect(item.text()).toContain(says);
    else {
      const found = shown.list
        .filter(({ flag }) => flag === "look" || flag === "allergen")
        .map(({ name }) => name);
      const marks = item
        .find("mark")
        .toArray()
        .map((mark) => $(mark).text().replace(/[,.]$/, ""));
      expect(marks).toEqual([...found, shown.opened.name]);
      for (const { name } of flags) {
        const count = shown.list.filter(({ flag }) => flag === name).length;
        const says = `${describedFlag(name).label} ${count}`;
        expect([says, item.text().replace(/\s+/g, " ").includes(says)]).toEqual([says, count > 0]);
      }
    }
  }
});

import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import { plainText } from "@/content/plain-text";
import type { RichText } from "@/content/schema";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { testimonials } from "@/content/testimonials";
import { whatItDoes } from "@/content/what-it-does";
import { whyIBuiltThis } from "@/content/why-i-built-this";
import { fileOf, type Page, parse, valuesOf, wordsOf } from "./exported";

const $ = parse("index.html");
$("script").remove();

/* In the order of content/home.ts, which is the specification's (section 2). */
const sections = Object.values(home)
  .flatMap((section) => ("heading" in section ? section : []))
  .filter(({ id }) => id !== home.testimonials.id || testimonials.length > 0);
const hiding = "[hidden], [inert], [aria-hidden='true'], details, template, noscript";

it("the landing page has its sections in the specification's order, then footer and bar (req 32)", () => {
  expect(valuesOf($, "main section", "id")).toEqual(sections.map(({ id }) => id));
  const after = $("main").nextAll().find("*").addBack().filter("footer, aside").toArray();
  expect(after.map(({ name }) => name)).toEqual(["footer", "aside"]);
});

/* What copy holds that is no text to read: names of pictures, icons, colours, shapes, ids and addresses. */
const unread =
  /^(id|src|icon|color|href|flag|found|before|after|widths|sample|product|pause|play|source)$/;
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

function missingIn($: Page, place: string, copy: unknown) {
  const alts = ["alt", "aria-label"].flatMap((name) => valuesOf($, `${place} [${name}]`, name));
  const shown = [wordsOf($, place), ...alts].join("\n");
  const words = wordsIn(copy).map((text) => text.replace(/\s+/g, " "));
  return words.filter((text) => !shown.includes(text) && text !== home.testimonials.sample);
}

it.each(sections)("the section $id is named by its heading", ({ id, heading }) => {
  const label = $(`#${$(`#${id}`).attr("aria-labelledby")}`);
  expect(label.is(`#${id} h1, #${id} h2`)).toBe(true);
  expect(wordsOf($, `#${label.attr("id")}`)).toBe(plainText(heading));
});

const { tagline, copyright, disclaimer, social } = site.footer;
const { name, copyrightYear } = brand;
it.each<[string, string, unknown]>([
  ...sections.map((section): [string, string, unknown] => ["/", `#${section.id}`, section]),
  ["/", "aside", home.stickyBar],
  ["/", "footer", { name, tagline, copyright, copyrightYear: `${copyrightYear}`, disclaimer }],
  [pages.aboutUs.path, "main", aboutUs],
  [pages.whyIBuiltThis.path, "main", whyIBuiltThis],
  [pages.whatItDoes.path, "main", whatItDoes],
])("%s shows every word of its copy in its %s", (path, place, copy) => {
  expect(wordsIn(copy)).not.toEqual([]);
  expect(missingIn(path === "/" ? $ : parse(fileOf(path)), place, copy)).toEqual([]);
});

it("shows once what each said, whose it is and when, what was found highlighted, and whether it is a sample (req 96)", () => {
  const row = $(`#${home.testimonials.id}`);
  expect(row.find("blockquote")).toHaveLength(testimonials.length);
  for (const { quote, found, author, date, title } of testimonials) {
    const cards = $("li").filter((_, card) => $(card).text().includes(quote));
    expect([quote, cards.length, cards.closest(hiding).length]).toEqual([quote, 1, 0]);
    for (const words of [title, author, date]) expect(cards.text()).toContain(words);
    expect(cards.find("mark").text()).toBe(found);
    expect(new Date(cards.find("time").attr("datetime") ?? "")).toEqual(new Date(`${date} UTC`));
  }
  const hasSample = testimonials.some(({ sample }) => sample);
  expect(row.text().includes(home.testimonials.sample)).toBe(hasSample);
});

it.each(faq)(
  "has $id's answer, open and reachable by its address (req 57, 97)",
  ({ id, question, answer }) => {
    const item = $(`#question-${id}`);
    expect(item.find("h3").text()).toBe(question);
    const paragraph = item.find("p").filter((_, element) => $(element).text() === answer);
    expect([paragraph.length, paragraph.closest(hiding).length]).toEqual([1, 0]);
    expect(item.find("button").attr("aria-expanded")).toBeUndefined();
  },
);

it("draws as many stars as are claimed (req 25, 36)", () => {
  const drawn = $(`#${home.hero.id}-heading ~ p svg path`).attr("d") ?? "";
  expect(drawn.match(/M/g)).toHaveLength(home.hero.rating.stars);
});

it.each([
  [`#${home.hero.id}`, store.link, 2],
  [`#${home.problem.id}`, store.link, 1],
  [`#${home.labelConfusion.id}`, store.link, 1],
  [`#${home.whoThisHelps.id}`, store.link, home.whoThisHelps.cards.length],
  [`#${home.pricing.id}`, store.link, 1],
  [`#${home.closing.id}`, store.link, 2],
  ["footer", store.link, 1],
  ["aside", store.link, 1],
  ["footer", `mailto:${brand.email}`, 1],
  ...social.map(({ href }): [string, string, number] => ["footer", href, 1]),
])("links %s to %s (req 34, 35, 38, 40, 43, 67, 68, 71-73, 78)", (place, href, count) => {
  expect($(`${place} a[href="${href}"]`)).toHaveLength(count);
});

import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { plainText } from "@/content/plain-text";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { testimonials } from "@/content/testimonials";
import { parse, wordsOf } from "./exported";

const $ = parse("index.html");
const data = $("script")
  .toArray()
  .map((script) => $(script).text())
  .filter((text) => text.includes("__next_f"))
  .join("");
$("script").remove();

/* In the order of content/home.ts, which is the specification's (section 2). */
const sections = Object.values(home)
  .flatMap((section) => ("heading" in section ? section : []))
  .filter(({ id }) => id !== home.testimonials.id || testimonials.length > 0);

const hiding = "[hidden], [inert], [aria-hidden='true'], details, template, noscript";
const single = (text: string) => text.replace(/\s+/g, " ").trim();

describe("the landing page as delivered", () => {
  it("has its sections in the specification's order, then footer and download bar", () => {
    const ids = $("main section").toArray();
    expect(ids.map((section) => $(section).attr("id"))).toEqual(sections.map(({ id }) => id));
    const after = $("main").nextAll().find("*").addBack().filter("footer, aside").toArray();
    expect(after.map(({ name }) => name)).toEqual(["footer", "aside"]);
  });

  it.each(sections)("names the section $id by its heading", ({ id, heading }) => {
    const labelledBy = $(`#${id}`).attr("aria-labelledby");
    const label = $(`#${id}`).find(`#${labelledBy}`);
    expect(label.is("h1, h2")).toBe(true);
    expect(single(label.text())).toBe(plainText(heading));
  });

  it("says what never changes once, and not again in the data that it is hydrated with", () => {
    const { problem, whyPeopleTrust, founder, howItWorks, disclaimer, pricing } = home;
    const sections = [problem, whyPeopleTrust, founder, howItWorks, disclaimer, pricing];
    const adopted = ["[id^=static-]", ...sections.map(({ id }) => `#${id}`)].join();
    const parts = $(adopted).find("h2, h3, p, li, a, figcaption, blockquote").toArray();
    const sentences = parts
      .map((part) => single($(part).text()))
      .filter(({ length }) => length > 30);
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter((sentence) => data.includes(sentence))).toEqual([]);
  });

  it("gives each id once", () => {
    const ids = $("[id]")
      .toArray()
      .map((element) => $(element).attr("id"));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("shows once what each said, whose it is and when", () => {
    for (const { quote, author, date, title } of testimonials) {
      const cards = $("li").filter((_, card) => $(card).text().includes(quote));
      expect([quote, cards.length, cards.closest(hiding).length]).toEqual([quote, 1, 0]);
      for (const words of [title, author, date]) expect(cards.text()).toContain(words);
      expect(new Date(cards.find("time").attr("datetime") ?? "")).toEqual(new Date(`${date} UTC`));
    }
  });

  it("shows every quote, and says so while one of them is a sample", () => {
    expect($(`#${home.testimonials.id} blockquote`)).toHaveLength(testimonials.length);
    const isNoted = wordsOf($, `#${home.testimonials.id}`).includes(home.testimonials.sample);
    expect(isNoted).toBe(testimonials.some(({ sample }) => sample));
  });

  it.each(faq)("has the answer to $id, reachable by its address", ({ id, question, answer }) => {
    const item = $(`#question-${id}`);
    expect(item.find("h3").text()).toBe(question);
    const paragraph = item.find("p").filter((_, element) => $(element).text() === answer);
    expect(paragraph).toHaveLength(1);
    expect(paragraph.closest(hiding)).toHaveLength(0);
  });

  it("says of no question that it is closed, since without scripts every answer stands open", () => {
    const states = $(`#${home.faq.id} button`)
      .toArray()
      .map((button) => $(button).attr("aria-expanded"));
    expect(states).toEqual(faq.map(() => undefined));
  });

  it("says the owner's claims as text", () => {
    const hero = wordsOf($, `#${home.hero.id}`);
    for (const claim of [home.hero.rating.score, home.hero.rating.users])
      expect(hero).toContain(claim);
    const stars = $(`#${home.hero.id} [href="#icon-star"]`);
    expect(stars).toHaveLength(home.hero.rating.stars);
  });

  it("ends with name, tagline, profiles, contact, copyright and disclaimer", () => {
    const footer = wordsOf($, "footer");
    const { tagline, copyright, disclaimer, social } = site.footer;
    for (const words of [brand.name, tagline, copyright, disclaimer])
      expect(footer).toContain(words);
    for (const { href } of social) expect($(`footer a[href="${href}"]`)).toHaveLength(1);
    expect($(`footer a[href="mailto:${brand.email}"]`)).toHaveLength(1);
  });

  it("offers the download in every place that the specification names", () => {
    const downloads = (selector: string) => $(selector).find(`a[href="${store.link}"]`).length;
    expect(downloads(`#${home.hero.id}`)).toBe(2);
    expect(downloads(`#${home.problem.id}`)).toBe(1);
    expect(downloads(`#${home.labelConfusion.id}`)).toBe(1);
    expect(downloads(`#${home.whoThisHelps.id}`)).toBe(home.whoThisHelps.cards.length);
    expect(downloads(`#${home.closing.id}`)).toBe(2);
    expect(downloads("footer")).toBe(1);
    expect(downloads("aside")).toBe(1);
  });
});

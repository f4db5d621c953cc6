import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { copyPolicy } from "@/content/copy-policy";
import { home } from "@/content/home";
import { navigation } from "@/content/navigation";
import { notFound } from "@/content/not-found";
import { pages } from "@/content/pages";
import { plainText } from "@/content/schema/plain-text";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { whatItDoes } from "@/content/what-it-does";
import { whyIBuiltThis } from "@/content/why-i-built-this";
import { flaggedIngredients } from "@/lib/products/flagged-ingredients";
import { describedFlag, isFlagged } from "@/lib/products/flags";
import { glossary } from "@/lib/products/glossary";
import { privacyNote } from "@/lib/third-parties/privacy-note";
import { hasPhrase } from "@/scripts/content/copy-policy";
import { everyPage, fileOf, isExported, parse, parseText, read, textsOf, valuesOf, wordsOf } from "./exported";

/* The specification's requirements for all pages except the landing page, whatever their words are. */

const badge = `a:has(img[alt="${store.badge.alt}"])`;
const contentPages = [
  { req: "79", path: pages.aboutUs.path },
  { req: "82", path: pages.whyIBuiltThis.path },
  { req: "86", path: pages.whatItDoes.path },
];

it.each(everyPage)("$path has its title, description and heading (req 1, 2, 3, 4)", ({ file, heading, seo }) => {
  const $ = parse(file);
  expect($("html").attr("lang")).toBe(brand.language);
  expect(textsOf($, "head title")).toEqual([seo.title]);
  expect(valuesOf($, 'meta[name="description"]', "content")).toEqual([seo.description]);
  expect(textsOf($, "h1")).toEqual([plainText(heading)]);
  expect(valuesOf($, "header nav a", "href")).toEqual(navigation.links.map(({ href }) => href));
});

it.each(everyPage.filter(({ path }) => path !== "/"))(
  "$path is exported as a file and as a folder",
  ({ path, file }) => {
    const index = `${path.slice(1)}/index.html`;
    expect(isExported(index) && read(index)).toBe(path !== "/404" && read(file));
  },
);

it.each(everyPage)("$path names exactly the hosts of its policy in the privacy note", ({ file }) => {
  const [policy = ""] = valuesOf(parse(file), "meta[http-equiv='Content-Security-Policy']", "content");
  const allowed = new Set((policy.match(/https?:\/\/[^\s;]+/g) ?? []).map((address) => new URL(address).host));
  const named = privacyNote.thirdParties.flatMap(({ hosts }) => hosts);
  expect(new Set(named)).toEqual(allowed);
  for (const text of [...named, privacyNote.cookies]) expect(wordsOf(parseText(file), "footer")).toContain(text);
});

it.each(contentPages)("$path has a link back to the landing page first (req $req)", ({ path }) => {
  const back = parse(fileOf(path))("main a").first();
  expect([back.text(), back.attr("href")]).toEqual([site.back, "/"]);
});

it.each([
  [pages.home.path, home.founder.sample],
  [pages.aboutUs.path, aboutUs.people.some(({ sample }) => sample)],
  [pages.whyIBuiltThis.path, whyIBuiltThis.sample],
])("%s marks sample content: %s", (path, isSample) => {
  expect(textsOf(parse(fileOf(path)), "main small").includes(`(${site.sampleNote})`)).toBe(isSample);
});

it.each(copyPolicy.required)("the pages show “$phrase” of $field", ({ phrase }) => {
  const texts = everyPage.map(({ file }) => wordsOf(parseText(file), "main, footer"));
  expect(texts.filter((text) => hasPhrase(text, phrase))).not.toEqual([]);
});

it("has a card for each person, with role, photo and biography (req 80, 81)", () => {
  const $ = parseText(fileOf(pages.aboutUs.path));
  expect($("main article")).toHaveLength(aboutUs.people.length);
  for (const [index, { name, role, portrait, biography }] of aboutUs.people.entries()) {
    const card = $("main article").eq(index);
    expect(card.find("h2").text()).toBe(name);
    expect(card.find("img").attr("alt")).toBe(portrait.alt);
    for (const text of [role, ...biography]) expect(plainText([card.text()])).toContain(plainText([text].flat()));
  }
});

it("has a photo with its caption, and the story in moments, and ends with the badge (req 83, 84, 85)", () => {
  const $ = parseText(fileOf(pages.whyIBuiltThis.path));
  const { photo, moments } = whyIBuiltThis;
  expect($("figure img").attr("alt")).toBe(photo.alt);
  expect(wordsOf($, "figcaption")).toContain(photo.caption);
  expect(textsOf($, "main h2")).toEqual(moments.map(({ title }, index) => `${index + 1} ${title}`));
  for (const paragraph of moments.flatMap(({ body }) => body))
    expect(wordsOf($, "main")).toContain(plainText(paragraph));
  expect($("main").find("h2, a").last().is(badge)).toBe(true);
});

it("explains what the app does, then its features, the badge and the closing line (req 87, 88, 90)", () => {
  const $ = parseText(fileOf(pages.whatItDoes.path));
  const { explanation, bullets, ending } = whatItDoes;
  const main = wordsOf($, "main");
  const texts = [explanation[0], ...bullets.flatMap(({ title, description }) => [title, description]), ending.line];
  const places = texts.map((text) => main.indexOf(plainText([text ?? ""].flat())));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  for (const paragraph of explanation) expect(main).toContain(plainText(paragraph));
  expect($("main li:has(h3)")).toHaveLength(bullets.length);
  const order = $("main").find(`li:has(h3), ${badge}, p`).toArray();
  const line = order.findIndex((element) => $(element).text() === ending.line);
  expect($(order[line - 1]).is(badge)).toBe(true);
  expect($(order.slice(line)).filter("li")).toHaveLength(0);
});

it("marks the flagged ingredients of the example and counts each flag", () => {
  const $ = parseText(fileOf(pages.whatItDoes.path));
  const list = whatItDoes.bullets.flatMap(({ result }) =>
    "product" in result ? flaggedIngredients(result.product, result.preference) : [],
  );
  expect(list).not.toEqual([]);
  const item = $("main section li:has(mark)");
  const flagged = list.filter(({ flag }) => isFlagged(flag)).map(({ name }) => name);
  const marks = item.find("mark").toArray();
  expect(marks.map((mark) => $(mark).text().replace(/[,.]$/, ""))).toEqual(flagged);
  for (const { flag } of list) {
    const count = list.filter((other) => other.flag === flag).length;
    expect(item.text()).toContain(`${describedFlag(flag).text} ${count}`);
  }
});

it("lists every ingredient in an index, with collapsed facts", () => {
  const $ = parse(fileOf(pages.ingredients.path));
  const terms = glossary();
  expect(valuesOf($, "main nav a", "href")).toEqual(terms.map(({ id }) => `#${id}`));
  expect(textsOf($, "main section h2")).toEqual(terms.map(({ name }) => name));
  expect($("main details:not([open])")).toHaveLength(terms.length);
  expect(textsOf($, "main dd")).not.toContain("");
  // A landmark for each of them would be too many.
  expect($("main section[aria-labelledby], main section[aria-label]")).toHaveLength(0);
});

it("an unknown address has its heading and a link home (req 92, 93, 136)", () => {
  const $ = parseText("404.html");
  expect(textsOf($, "h1")).toEqual([notFound.title]);
  const links = $('main a[href="/"]').toArray();
  expect(links.map((link) => $(link).text())).toContain(notFound.button);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { labels, playableLabel } from "@/content/labels";
import { pages } from "@/content/pages";
import * as schema from "@/content/schema";
import { store } from "@/content/store";
import { testimonials } from "@/content/testimonials";
import { theme } from "@/content/theme";
import {
  allContentText,
  checkContent,
  checkPictures,
  checkStrokes,
  problemsOf,
} from "@/scripts/check-content";

const [firstQuestion, secondQuestion, ...otherQuestions] = faq;
const [firstQuote, ...otherQuotes] = testimonials;
const { hero } = home;
const { seo } = pages.home;

const asHome = (value: unknown) => ({
  file: "content/home.ts",
  name: "home",
  value,
  schema: schema.home,
});
const asPages = (changed: object) => ({
  file: "content/pages.ts",
  name: "pages",
  value: { ...pages, home: { ...pages.home, ...changed } },
  schema: schema.pages,
});
const asBrand = (value: unknown) => ({
  file: "content/brand.ts",
  name: "brand",
  value,
  schema: schema.brand,
});
const asStore = (value: unknown) => ({
  file: "content/store.ts",
  name: "store",
  value,
  schema: schema.store,
});
const asTheme = (value: unknown) => ({
  file: "content/theme.ts",
  name: "theme",
  value,
  schema: schema.theme,
});
const asFaq = (value: unknown) => ({
  file: "content/faq.ts",
  name: "faq",
  value,
  schema: schema.faq,
});
const asQuotes = (value: unknown) => ({
  file: "content/testimonials.ts",
  name: "testimonials",
  value,
  schema: schema.testimonials,
});

const [product, ...otherProducts] = labels;
const [ingredient, ...otherIngredients] = product?.ingredients ?? [];
const asLabels = (value: unknown) => ({
  file: "content/labels.ts",
  name: "labels",
  value,
  schema: schema.labels,
});
const withIngredient = (value: unknown) =>
  asLabels([{ ...product, ingredients: [value, ...otherIngredients] }, ...otherProducts]);
const { sources: _, ...sourceless } = ingredient ?? {};

describe("the content check", () => {
  it("finds nothing wrong with the content as it is", () => {
    expect(checkContent()).toEqual([]);
  });

  it.each<[string, Parameters<typeof problemsOf>[0], RegExp]>([
    [
      "an empty text",
      asHome({ ...home, hero: { ...hero, lead: "" } }),
      /^content\/home\.ts: home\.hero\.lead must not be empty$/,
    ],
    [
      "a text of nothing but spaces",
      asHome({ ...home, hero: { ...hero, button: "   " } }),
      /^content\/home\.ts: home\.hero\.button must not be empty$/,
    ],
    [
      "an empty piece of emphasised copy",
      asHome({ ...home, hero: { ...hero, heading: ["Well, ", { mark: "" }] } }),
      /^content\/home\.ts: home\.hero\.heading\[1\]\S* must not be empty$/,
    ],
    [
      "an empty title for search results",
      asPages({ seo: { ...seo, title: "" } }),
      /^content\/pages\.ts: pages\.home\.seo\.title must not be empty$/,
    ],
    [
      "a title too long for a search result",
      asPages({ seo: { ...seo, title: "x".repeat(61) } }),
      /^content\/pages\.ts: pages\.home\.seo\.title must be at most 60 characters/,
    ],
    [
      "a description too long for a search result",
      asPages({ seo: { ...seo, description: "x".repeat(161) } }),
      /^content\/pages\.ts: pages\.home\.seo\.description must be at most 160 characters/,
    ],
    [
      "two pages at one address",
      asPages({ path: pages.aboutUs.path }),
      /^content\/pages\.ts: pages\.aboutUs\.path must not repeat that of another page: \/about-us$/,
    ],
    [
      "an address with a final slash",
      asPages({ path: "/home/" }),
      /^content\/pages\.ts: pages\.home\.path must be \/ or one kebab-case word/,
    ],
    [
      "a day that the calendar does not have",
      asPages({ revised: "2026-02-30" }),
      /^content\/pages\.ts: pages\.home\.revised must be a day, YYYY-MM-DD$/,
    ],
    [
      "an ingredient with a flag that does not exist",
      withIngredient({ ...ingredient, flag: "toxic" }),
      /^content\/labels\.ts: labels\[0\]\.ingredients\[0\]\.flag .*"allergen"/,
    ],
    [
      "an ingredient without a source",
      withIngredient(sourceless),
      /^content\/labels\.ts: labels\[0\]\.ingredients\[0\]\.sources is missing$/,
    ],
    [
      "an ingredient that stands twice on a label",
      withIngredient(otherIngredients[0]),
      /^content\/labels\.ts: labels\[0\]\.ingredients\[1\]\.name must not repeat /,
    ],
    [
      "an ingredient that matters to a chip which is not there",
      withIngredient({ ...ingredient, matters: { luck: "look" } }),
      /^content\/labels\.ts: labels\[0\]\.ingredients\[0\]\.matters\.luck must be the id of one of the product's chips$/,
    ],
    [
      "a fact of more than two plain sentences",
      withIngredient({ ...ingredient, note: "x".repeat(121) }),
      /^content\/labels\.ts: labels\[0\]\.ingredients\[0\]\.note must be at most 120 characters/,
    ],
    [
      "a count without its numbers",
      {
        file: "content/labels.ts",
        name: "playableLabel",
        value: { ...playableLabel, some: "Flagged" },
        schema: schema.playableLabel,
      },
      /^content\/labels\.ts: playableLabel\.some must say where \{count\} and \{all\} go$/,
    ],
    [
      "a date that no calendar has",
      asQuotes([{ ...firstQuote, date: "02/30/2025" }, ...otherQuotes]),
      /^content\/testimonials\.ts: testimonials\[0\]\.date must be a real date, MM\/DD\/YYYY$/,
    ],
    [
      "a date in a thirteenth month",
      asQuotes([{ ...firstQuote, date: "13/01/2025" }, ...otherQuotes]),
      /^content\/testimonials\.ts: testimonials\[0\]\.date must be a real date, MM\/DD\/YYYY$/,
    ],
    [
      "a date in another order",
      asQuotes([{ ...firstQuote, date: "2025-02-03" }, ...otherQuotes]),
      /^content\/testimonials\.ts: testimonials\[0\]\.date must be a real date, MM\/DD\/YYYY$/,
    ],
    [
      "a highlighted ingredient that the quote does not name",
      asQuotes([{ ...firstQuote, found: "cyanide" }, ...otherQuotes]),
      /^content\/testimonials\.ts: testimonials\[0\]\.found must be part of the quote$/,
    ],
    [
      "a quote shown twice",
      asQuotes([otherQuotes[0], ...otherQuotes]),
      /^content\/testimonials\.ts: testimonials must not repeat a quote$/,
    ],
    [
      "two questions of one id",
      asFaq([{ ...firstQuestion, id: secondQuestion?.id }, secondQuestion, ...otherQuestions]),
      /^content\/faq\.ts: faq must not repeat an id$/,
    ],
    [
      "a question too few",
      asFaq([secondQuestion, ...otherQuestions]),
      /^content\/faq\.ts: faq .*\b6\b/,
    ],
    [
      "an id that is no part of an address",
      asFaq([{ ...firstQuestion, id: "Medical Advice" }, secondQuestion, ...otherQuestions]),
      /^content\/faq\.ts: faq\[0\]\.id must be kebab-case/,
    ],
    [
      "a store link with a query string",
      asStore({ ...store, link: "https://store.example/app?mt=8" }),
      /^content\/store\.ts: store\.link must have no query string/,
    ],
    [
      "a store link that is not https",
      asStore({ ...store, link: "http://store.example/app" }),
      /^content\/store\.ts: store\.link must be a complete https address$/,
    ],
    [
      "a word for a colour",
      asTheme({ ...theme, citron: "yellow" }),
      /^content\/theme\.ts: theme\.citron must be a colour like #10213D$/,
    ],
    [
      "a name that cannot be an address",
      asBrand({ ...brand, name: "Ñandú" }),
      /^content\/brand\.ts: brand\.name must be letters, digits and spaces/,
    ],
    [
      "a site address with a path",
      asBrand({ ...brand, siteUrl: "https://site.example/en" }),
      /^content\/brand\.ts: brand\.siteUrl must be an origin without a path/,
    ],
    [
      "a site address with a final slash",
      asBrand({ ...brand, siteUrl: "https://site.example/" }),
      /^content\/brand\.ts: brand\.siteUrl must be an origin without a path or a final slash$/,
    ],
    [
      "a site address without its https",
      asBrand({ ...brand, siteUrl: "site.example" }),
      /^content\/brand\.ts: brand\.siteUrl must be a complete https address$/,
    ],
    [
      "an e-mail address without its end",
      asBrand({ ...brand, email: "hello@" }),
      /^content\/brand\.ts: brand\.email must be an e-mail address$/,
    ],
    [
      "a field that nobody reads",
      asHome({ ...home, hero: { ...hero, subtitle: "Hm" } }),
      /^content\/home\.ts: home\.hero .*subtitle/,
    ],
  ])("says in one line what is wrong with %s", (_, entry, line) => {
    expect(problemsOf(entry)).toEqual([expect.stringMatching(line)]);
  });

  it("says all that is wrong, a line each", () => {
    const entry = asBrand({ ...brand, name: "", email: "nobody", copyrightYear: 1925 });
    expect(problemsOf(entry).map((line) => line.split(" ")[1])).toEqual(
      expect.arrayContaining(["brand.name", "brand.email", "brand.copyrightYear"]),
    );
  });
});

describe("the picture check", () => {
  let publicDir: string;
  beforeEach(() => {
    publicDir = mkdtempSync(path.join(tmpdir(), "pictures-"));
    mkdirSync(path.join(publicDir, "assets"));
    writeFileSync(path.join(publicDir, "assets/here.svg"), "<svg/>");
    for (const ending of ["avif", "webp"])
      writeFileSync(path.join(publicDir, `assets/face-320.${ending}`), "");
  });
  afterEach(() => rmSync(publicDir, { recursive: true }));

  const content = (value: unknown) => [{ file: "content/site.ts", name: "site", value }];
  const drawing = (src: string) => ({ src, width: 4, height: 4, alt: "" });

  it("is content with pictures that are there", () => {
    expect(checkPictures(publicDir, content({ logo: drawing("/assets/here.svg") }))).toEqual([]);
  });

  it("says in one line which picture is missing, and where it is named", () => {
    expect(checkPictures(publicDir, content({ logo: drawing("/assets/gone.svg") }))).toEqual([
      `content/site.ts: site.logo.src names /assets/gone.svg, which is not in ${publicDir}`,
    ]);
  });

  it("looks for every size and format of a photo", () => {
    const photo = { ...drawing("/assets/face"), widths: [320] };
    expect(checkPictures(publicDir, content({ people: [{ photo }] }))).toEqual([
      `content/site.ts: site.people[0].photo.src names /assets/face-320.png, which is not in ${publicDir}`,
    ]);
  });
});

describe("strokes over an app screen", () => {
  const artDir = mkdtempSync(path.join(tmpdir(), "art-"));
  const screens = home.labelConfusion.screens;
  const drawn = screens.findIndex(({ found }) => found);
  afterAll(() => rmSync(artDir, { recursive: true }));

  it("stay while the screen is the drawing, and must go once it is a screenshot", () => {
    expect(checkStrokes(artDir, screens)).toEqual([]);
    const own = path.join(artDir, `${path.basename(screens[drawn]?.src ?? "")}.png`);
    writeFileSync(own, "");
    const [problem] = checkStrokes(artDir, screens);
    expect(problem).toContain(`home.labelConfusion.screens[${drawn}].found must go`);
    expect(
      checkStrokes(
        artDir,
        screens.map(({ found, ...screen }) => screen),
      ),
    ).toEqual([]);
  });
});

describe("the text that the fonts must set", () => {
  it("holds copy from every corner, nested and emphasised", () => {
    const text = allContentText();
    const samples = [
      brand.name,
      firstQuestion?.answer,
      firstQuote?.quote,
      home.stickyBar.detail,
      theme.ink,
    ];
    for (const sample of samples) expect(text).toContain(sample);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { glossary } from "@/content/glossary";
import { home } from "@/content/home";
import { iconNames } from "@/content/icon-names";
import { labels, playableLabel } from "@/content/labels";
import { pageList, pages } from "@/content/pages";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { fonts, theme } from "@/content/theme";
import { whatItDoes } from "@/content/what-it-does";
import { checkContent } from "@/scripts/content/check";
import { contrastProblems } from "@/scripts/content/contrast";
import { entries } from "@/scripts/content/entries";
import { fontProblems } from "@/scripts/content/font-files";
import { linkProblems } from "@/scripts/content/links";
import { loadingError } from "@/scripts/content/loading-error";
import { checkPictures, checkStrokes } from "@/scripts/content/pictures";
import { problemsOf } from "@/scripts/content/rules";

const [firstQuestion, secondQuestion, ...otherQuestions] = faq;
const firstQuote = {
  title: "Found it",
  quote: "Third line: whey powder.",
  found: "whey powder",
  author: "Kim A.",
  date: "02/09/2025",
  sample: false,
};
const otherQuotes = [{ ...firstQuote, quote: "Fourth line: whey powder." }];
const { hero } = home;
const { seo } = pages.home;

/** A module's entry as it would be with another value. */
const as = (name: string) => (value: unknown) => {
  const entry = entries.find((entry) => entry.name === name);
  if (!entry) throw new Error(`there is no ${name}`);
  return { ...entry, value };
};
const asHome = as("home");
const asBrand = as("brand");
const asStore = as("store");
const asTheme = as("theme");
const asFaq = as("faq");
const asQuotes = as("testimonials");
const asWhatItDoes = as("whatItDoes");
const asLabels = as("labels");
const asWords = as("playableLabel");
const asPages = (changed: object) => as("pages")({ ...pages, home: { ...pages.home, ...changed } });
/** The footer with a profile whose icon is `icon`. */
const withIcon = (icon: string) =>
  as("site")({
    ...site,
    footer: { ...site.footer, social: [{ icon, label: "Rare", href: "https://example.com/us" }] },
  });
const [product, ...otherProducts] = labels;
const [ingredient, ...otherIngredients] = product?.ingredients ?? [];
const withIngredient = (value: unknown) =>
  asLabels([{ ...product, ingredients: [value, ...otherIngredients] }, ...otherProducts]);
const { sources: _, ...sourceless } = ingredient ?? {};

afterEach(() => jest.restoreAllMocks());

describe("the content check", () => {
  it("finds nothing wrong with the content as it is", () => {
    expect(checkContent()).toEqual([]);
  });

  it("tells of a colour and of a text in one go", () => {
    jest.replaceProperty(theme, "ink-soft", "#A9B4C6");
    const broken = asHome({ ...home, hero: { ...hero, lead: "" } });
    expect(checkContent([broken])).toEqual([
      expect.stringContaining("home.hero.lead must not be empty"),
      expect.stringContaining("theme.ink-soft #A9B4C6 is too light"),
    ]);
  });

  it.each<[string, Parameters<typeof problemsOf>[0], RegExp]>([
    [
      "an empty text",
      asHome({ ...home, hero: { ...hero, lead: "" } }),
      /^content\/home\.ts:\d+ {2}home\.hero\.lead must not be empty: write words between the quotes$/,
    ],
    [
      "an empty piece of emphasised copy",
      asHome({ ...home, hero: { ...hero, heading: ["Well, ", { mark: "" }] } }),
      /^content\/home\.ts:\d+ {2}home\.hero\.heading\[1\]\S* must not be empty: write words between the quotes$/,
    ],
    [
      "a title too long for a search result",
      asPages({ seo: { ...seo, title: "x".repeat(61) } }),
      /^content\/pages\.ts:\d+ {2}pages\.home\.seo\.title is 61 characters long, and 60 fit: take 1 away/,
    ],
    [
      "two pages at one address",
      asPages({ path: pages.aboutUs.path }),
      /^content\/pages\.ts:\d+ {2}pages\.aboutUs\.path must not repeat that of another page: \/about-us$/,
    ],
    [
      "an address with a final slash",
      asPages({ path: "/home/" }),
      /^content\/pages\.ts:\d+ {2}pages\.home\.path must be \/ or small letters, digits and hyphens after it, like \/about-us$/,
    ],
    [
      "a day that the calendar does not have",
      asPages({ revised: "2026-02-30" }),
      /^content\/pages\.ts:\d+ {2}pages\.home\.revised must be a day, YYYY-MM-DD, like 2026-05-14$/,
    ],
    [
      "a day to come",
      asPages({ revised: "2099-01-01" }),
      /^content\/pages\.ts:\d+ {2}pages\.home\.revised must not be to come: .*, like \d{4}-\d{2}-\d{2}$/,
    ],
    [
      "an ingredient with a flag that does not exist",
      withIngredient({ ...ingredient, flag: "toxic" }),
      /^content\/labels\.ts:\d+ {2}labels\[0\]\.ingredients\[0\]\.flag .*"allergen"/,
    ],
    [
      "an ingredient without a source",
      withIngredient(sourceless),
      /^content\/labels\.ts:\d+ {2}labels\[0\]\.ingredients\[0\]\.sources is missing: add it, like \["one", "two"\]$/,
    ],
    [
      "an ingredient that stands twice on a label",
      withIngredient(otherIngredients[0]),
      /^content\/labels\.ts:\d+ {2}labels\[0\]\.ingredients\[1\]\.name must not repeat /,
    ],
    [
      "an ingredient that matters to a chip which is not there",
      withIngredient({ ...ingredient, matters: { luck: "look" } }),
      /^content\/labels\.ts:\d+ {2}labels\[0\]\.ingredients\[0\]\.matters\.luck must be the id of one of the product's chips$/,
    ],
    [
      "a fact of more than two plain sentences",
      withIngredient({ ...ingredient, note: "x".repeat(121) }),
      /^content\/labels\.ts:\d+ {2}labels\[0\]\.ingredients\[0\]\.note must be at most 120 characters/,
    ],
    [
      "a count without its numbers",
      asWords({ ...playableLabel, some: "Flagged" }),
      /^content\/labels\.ts:\d+ {2}playableLabel\.some must say where \{count\} and \{all\} go$/,
    ],
    [
      "a date that no calendar has",
      asQuotes([{ ...firstQuote, date: "02/30/2025" }, ...otherQuotes]),
      /^content\/testimonials\.ts:\d+ {2}testimonials\[0\]\.date must be a real date that is not to come, MM\/DD\/YYYY, like 05\/14\/2025$/,
    ],
    [
      "a quote shown twice",
      asQuotes([otherQuotes[0], ...otherQuotes]),
      /^content\/testimonials\.ts:\d+ {2}testimonials must not repeat a quote$/,
    ],
    [
      "two questions of one id",
      asFaq([{ ...firstQuestion, id: secondQuestion?.id }, secondQuestion, ...otherQuestions]),
      /^content\/faq\.ts:\d+ {2}faq must not repeat an id$/,
    ],
    [
      "a question too few",
      asFaq([firstQuestion, secondQuestion]),
      /^content\/faq\.ts:\d+ {2}faq must have at least 3 entries, and has 2: add 1$/,
    ],
    [
      "a store link with a query string",
      asStore({ ...store, link: "https://apps.apple.com/app/id1234567890?mt=8" }),
      /^content\/store\.ts:\d+ {2}store\.link must have no query string/,
    ],
    [
      "a word for a colour",
      asTheme({ ...theme, citron: "yellow" }),
      /^content\/theme\.ts:\d+ {2}theme\.citron must be a colour of six hexadecimal digits, like #10213D$/,
    ],
    [
      "a name that cannot be an address",
      asBrand({ ...brand, name: "Ñandú" }),
      /^content\/brand\.ts:\d+ {2}brand\.name must be letters, digits and single spaces, like Lumen Label/,
    ],
    [
      "a site address with a path",
      asBrand({ ...brand, siteUrl: "https://site.example/en" }),
      /^content\/brand\.ts:\d+ {2}brand\.siteUrl must be an origin without a path or a final slash, like/,
    ],
    [
      "an e-mail address without its end",
      asBrand({ ...brand, email: "hello@" }),
      /^content\/brand\.ts:\d+ {2}brand\.email must be an e-mail address, like hello@example\.com$/,
    ],
    [
      "a field that nobody reads",
      asHome({ ...home, hero: { ...hero, subtitle: "Hm" } }),
      /^content\/home\.ts:\d+ {2}home\.hero has “subtitle”, which nothing reads: .* it may have id, heading, lead,/,
    ],
    [
      "a number where text belongs",
      asHome({ ...home, hero: { ...hero, button: 12 } }),
      /^content\/home\.ts:\d+ {2}home\.hero\.button must be text in quotes, like "These words", and is 12$/,
    ],
    [
      "HTML in copy",
      asHome({ ...home, hero: { ...hero, lead: "Reads <b>every</b> word." } }),
      /^content\/home\.ts:\d+ {2}home\.hero\.lead must be plain words without HTML/,
    ],
    [
      "a headline that the page cannot hold",
      asHome({ ...home, hero: { ...hero, heading: ["Long ", { mark: "x".repeat(300) }] } }),
      /^content\/home\.ts:\d+ {2}home\.hero\.heading is 30\d characters long in all, and \d+ fit: take \d+ away$/,
    ],
    [
      "an icon that is not drawn",
      withIcon("unicorn"),
      /social\[0\]\.icon must be the name of a drawing in art\/icons, like star: a new icon is a new file there$/m,
    ],
    [
      "an opened ingredient that its list does not have",
      asWhatItDoes({
        ...whatItDoes,
        bullets: whatItDoes.bullets.map((bullet) => {
          if (!("list" in bullet.shown)) return bullet;
          const opened = { ...bullet.shown.opened, name: "Unobtainium" };
          return { ...bullet, shown: { ...bullet.shown, opened } };
        }),
      }),
      /whatItDoes\.bullets\[0\]\.shown\.opened\.name must be a name of the list$/m,
    ],
    [
      "a store link that leads elsewhere",
      asStore({ ...store, link: "https://google.com" }),
      /^content\/store\.ts:\d+ {2}store\.link must be the app's page in the App Store, like https:\/\/apps/,
    ],
    [
      "a OneLink template without its end",
      asStore({ ...store, oneLinkTemplate: "https://brand.onelink.me" }),
      /^content\/store\.ts:\d+ {2}store\.oneLinkTemplate must be the template's address from AppsFlyer, like/,
    ],
    [
      "a release date in milliseconds",
      asStore({ ...store, badge: { ...store.badge, releaseDate: 1745366400000 } }),
      /^content\/store\.ts:\d+ {2}store\.badge\.releaseDate must be a date in Unix seconds, like 1745366400/,
    ],
  ])("says in one line what is wrong with %s", (_, entry, line) => {
    const problems = problemsOf(entry);
    expect(problems.filter((problem) => line.test(problem))).toHaveLength(1);
    for (const problem of problems) expect(problem).not.toContain("\n");
  });

  it("gives an icon as an example that there is", () => {
    const problems = problemsOf(withIcon("unicorn"));
    const [, example] = /art\/icons, like ([\w-]+)/.exec(problems.join("\n")) ?? [];
    expect(iconNames).toContain(example);
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

  const content = (value: unknown) => [{ name: "site", value }];
  const drawing = (src: string) => ({ src, width: 4, height: 4, alt: "" });

  it("says in one line which picture is missing, and where it is named", () => {
    expect(checkPictures(publicDir, content({ logo: drawing("/assets/gone.svg") }))).toEqual([
      expect.stringMatching(
        /^content\/site\.ts:\d+ {2}site\.logo\.src names \/assets\/gone\.svg, .*: write one of .*\/assets\/here\.svg/,
      ),
    ]);
  });

  it("looks for every size and format of a photo", () => {
    const photo = { ...drawing("/assets/face"), widths: [320] };
    expect(checkPictures(publicDir, content({ people: [{ photo }] }))).toEqual([
      expect.stringMatching(/site\.people\[0\]\.photo\.src names \/assets\/face-320\.png/),
    ]);
  });
});

describe("strokes over an app screen", () => {
  const artDir = mkdtempSync(path.join(tmpdir(), "art-"));
  const [screen] = home.labelConfusion.screens;
  if (!screen) throw new Error("there are no screens");
  const sheet = { src: "/assets/screens/sheet", widths: [280], width: 300, height: 152 };
  const screens = [{ ...screen, found: { viewBox: "0 0 300 649", strokes: ["M0 0Z"], sheet } }];
  const drawn = 0;
  afterAll(() => rmSync(artDir, { recursive: true }));

  it.each(["png", "jpeg"])("stay over the drawing, and must go once it is a .%s", (ending) => {
    expect(checkStrokes(artDir, screens)).toEqual([]);
    const own = path.join(artDir, `${path.basename(screens[drawn]?.src ?? "")}.${ending}`);
    writeFileSync(own, "");
    const [problem] = checkStrokes(artDir, screens);
    expect(problem).toContain(`home.labelConfusion.screens[${drawn}].found must go`);
    const bare = screens.map(({ found, ...screen }) => screen);
    expect(checkStrokes(artDir, bare)).toEqual([]);
    rmSync(own);
  });
});

describe("the links and ids of the content", () => {
  const check = (value: unknown) => linkProblems([{ name: "home", value }]);

  it("may not repeat a section's id", () => {
    const sections = { hero: { id: "hero" }, faq: { id: "faq" }, pricing: { id: "faq" } };
    expect(check(sections)).toEqual([
      expect.stringMatching(/^content\/home\.ts:\d+ {2}home\.pricing\.id must not repeat “faq”/),
    ]);
  });

  it.each(["/about", "/#nowhere", "/about-us#nowhere"])("may not lead to %s", (href) => {
    expect(check({ faq: { id: "faq" }, link: { href } })).toEqual([
      expect.stringMatching(/home\.link\.href leads to .*, which is not there: write \//),
    ]);
  });

  it.each([
    ["/abut-us", /write \/ or \/about-us or /],
    ["/#fqa", /write \/#faq or \/$/],
    ["/ingredients#nowhere", /write \/ingredients/],
    ["/privacy", /write its sections in content\/legal\.ts first$/],
    [`${brand.siteUrl}/privacy.html`, /leads to https.*, which is not there/],
  ])("is told for %s what would be right", (href, said) => {
    const [found = ""] = check({ faq: { id: "faq" }, link: { href } });
    // An owner's may be written.
    if (href !== "/privacy" || !pageList.some(({ path }) => path === href))
      expect(found).toMatch(said);
  });

  it.each([
    "/",
    "/about-us",
    "/#faq",
    `/ingredients#${glossary()[0]?.id}`,
    `${brand.siteUrl}/about-us`,
    "https://elsewhere.example",
    "mailto:a@b.example",
  ])("may lead to %s", (href) => {
    expect(check({ faq: { id: "faq" }, link: { href } })).toEqual([]);
  });
});

describe("the contrast of colours", () => {
  const palette = { ...theme, ink: "#10213D", paper: "#FFFFFF", cobalt: "#1F3FD1" };

  it("stops a text that cannot be read, with its ratio", () => {
    const problems = contrastProblems({ ...palette, "ink-soft": "#A9B4C6" });
    expect(problems).toEqual([
      expect.stringMatching(
        /^content\/theme\.ts:\d+ {2}theme\.ink-soft #A9B4C6 is too light beside paper \(2\.1 of 4\.5\).*: darken it$/,
      ),
    ]);
  });

  it.each([
    [
      "cobalt",
      "#F2A65A",
      /theme\.cobalt #F2A65A is too light beside paper .*, shelf .*: darken it$/,
    ],
    ["paper", "#777777", /theme\.paper #777777 is too dark beside ink .*: lighten it$/],
    ["citron", "#2B4CD8", /theme\.citron #2B4CD8 is too dark beside ink .*: lighten it$/],
    ["rule", "#DDE3EA", /theme\.rule #DDE3EA is too light beside paper \(1\.\d of 3\): darken it$/],
  ])("says in one line that %s is wrong, and names each other colour once", (token, hex, line) => {
    const problems = contrastProblems({ ...palette, [token]: hex });
    expect(problems).toEqual([expect.stringMatching(line)]);
    const others = problems[0]?.match(/[\w-]+(?= \()/g) ?? [];
    expect(new Set(others).size).toBe(others.length);
  });
});

describe("the fonts", () => {
  it("must be installed, and the line says how", () => {
    const missing = "@fontsource-variable/nowhere-sans";
    expect(fontProblems({ display: missing, text: fonts.text })).toEqual([
      expect.stringMatching(
        /^content\/theme\.ts:\d+ {2}fonts\.display names @fontsource.*npm install/,
      ),
    ]);
  });
});

describe("a module that cannot be read", () => {
  it("is told in one line, with file and line, not with a stack", () => {
    const file = path.resolve("content/home.ts");
    const syntax = new Error(
      `Transform failed with 1 error:\n${file}:21:4: ERROR: Expected "}" but found "star"`,
    );
    expect(loadingError(syntax)).toMatch(
      /^content\/home\.ts:21 {2}cannot be read: Expected "}" but found "star"\./,
    );
    const failure = Object.assign(new TypeError("Cannot read"), {
      stack: `TypeError\n at ${file}:9:3`,
    });
    expect(loadingError(failure)).toBe("content/home.ts:9  cannot be read: Cannot read");
  });
});

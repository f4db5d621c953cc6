import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brand } from "@/content/brand";
import { copyPolicy } from "@/content/copy-policy";
import { home } from "@/content/home";
import { launch } from "@/content/launch";
import { legalPages } from "@/content/legal";
import { pageList, pages } from "@/content/pages";
import { products } from "@/content/products";
import type { Product } from "@/content/schema";
import { app } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { theme } from "@/content/theme";
import { whatItDoes } from "@/content/what-it-does";
import { glossary } from "@/lib/products/glossary";
import { checkContent, checkPictures } from "@/scripts/content/check";
import { contrastProblems } from "@/scripts/content/contrast";
import { copyProblems, forbiddenWords, requiredPhraseProblems } from "@/scripts/content/copy-policy";
import { encodingProblems } from "@/scripts/content/encoding";
import { findField } from "@/scripts/content/fields";
import { fontProblems } from "@/scripts/content/font-files";
import { ingredientProblems } from "@/scripts/content/ingredient-names";
import { linkProblems } from "@/scripts/content/links";
import { pathProblems } from "@/scripts/content/page-addresses";
import { referenceProblems } from "@/scripts/content/references";
import { lineOf } from "@/scripts/content/report";
import { unfilledProblems } from "@/scripts/content/unfilled";
import { withField } from "./with-field";

const set = jest.replaceProperty;
type Fields = Record<string, unknown>;

it("accepts the content as it is, with its pictures", async () => {
  expect(checkContent()).toEqual([]);
  expect(await checkPictures()).toEqual([]);
});

it("accepts the content without quotes, where the landing page has no section for them", () => {
  jest.isolateModules(() => {
    jest.doMock("@/content/testimonials", () => ({ testimonials: [] }));
    expect(require("@/content/home").home.testimonials).toBeUndefined();
    expect(require("@/scripts/content/check").checkContent()).toEqual([]);
    const { linkProblems } = require("@/scripts/content/links");
    const { contentRegistry } = require("@/scripts/content/content-registry");
    const link = { name: "page", value: { href: "/#testimonials" } };
    expect(linkProblems([...contentRegistry, link])).toHaveLength(1);
    jest.dontMock("@/content/testimonials");
  });
});

it("accepts a name of 24 letters", () => {
  jest.isolateModules(() => {
    jest.doMock("@/content/brand", () => ({ brand: { ...brand, name: "M".repeat(24) } }));
    expect(require("@/scripts/content/check").checkContent()).toEqual([]);
    jest.dontMock("@/content/brand");
  });
});

it("reports a wrong name alone, because addresses contain it", () => {
  const entries = [withField("brand.name", "Lumen 🍎"), withField("pages.whatItDoes.path", "/what-lumen-🍎-does")];
  expect(checkContent(entries).map(lineOf)).toEqual([
    expect.stringMatching(/^content\/brand\.ts {2}brand\.name must be letters/),
  ]);
});

it("reports a text and a color in the same run", () => {
  set(theme, "ink-soft", "#A9B4C6");
  expect(checkContent([withField("home.hero.lead", "")]).map(lineOf)).toEqual([
    "content/home.ts  home.hero.lead must not be empty: write words between the quotes",
    expect.stringContaining("content/theme.ts  theme.ink-soft #A9B4C6 is too light"),
  ]);
});

describe("a file that is not UTF-8", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each<[string, string | Buffer, string | undefined]>([
    ["UTF-8", "“é”", undefined],
    ["UTF-8 with a byte order mark", "\ufeff“é”", undefined],
    ["UTF-16", Buffer.from("\ufeff“é”", "utf16le"), "UTF-16"],
    ["UTF-16 without a mark", Buffer.from("const a", "utf16le"), "UTF-16"],
    ["Windows-1252", Buffer.from([0x93, 0xe9, 0x94]), "Windows-1252 or in another old encoding"],
    ["Latin 1", Buffer.from("café", "latin1"), "Windows-1252 or in another old encoding"],
  ])("%s", (_, content, encoding) => {
    mkdirSync(`${folder}/deep`, { recursive: true });
    const file = `${folder}/deep/faq.ts`;
    writeFileSync(file, content);
    const what = `is saved as ${encoding}: save it as UTF-8`;
    expect(encodingProblems([folder])).toEqual(encoding ? [{ file, what }] : []);
  });
});

it.each([
  ["Ask undefined.", "undefined"],
  ["undefined", "undefined"],
  ["Rated NaN by users", "NaN"],
  ["By [object Object].", "[object Object]"],
])("reports “%s” where nobody has written it, but a name in backticks has no value", (text, found) => {
  const problem = expect.objectContaining({
    file: "content/home.ts",
    field: "home.hero.lead",
    what: `contains “${found}”: a name between \${ and } is misspelled or has no value`,
  });
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a module
  const source = "lead: `Ask ${brand.nmae}.`, formerName: undefined";
  expect(unfilledProblems([withField("home.hero.lead", text)], source)).toEqual([problem]);
  expect(unfilledProblems([withField("home.hero.lead", text)], `lead: "${text}",`)).toEqual([]);
});

describe("links", () => {
  const check = (href: string) => {
    const value = { faq: { id: "faq" }, link: { href } };
    return linkProblems([{ name: "home", value }])
      .map(lineOf)
      .join("\n");
  };
  const id = products[0].id;

  it.each([
    [`${pages.aboutUs.path}x`, `does not exist: use ${pages.aboutUs.path}`],
    ["/#fqa", "does not exist: use /#faq"],
    ["/about-us#faq", "does not exist: use "],
    [`${pages.ingredients.path}#nowhere`, `use ${pages.ingredients.path}#`],
    [`/find/${id}s`, `use /find/${id}`],
    [`/?label=${id}`, `leads to /?label=${id}, and products have pages of their own: write /find/${id}`],
    [`${brand.siteUrl}/?utm_source=a&label=${id.toUpperCase()}`, `write /find/${id}`],
    ["/not-there/guide.pdf#page=2", "copy the file to public/not-there/guide.pdf"],
    [`${brand.siteUrl}/not-there.html`, "copy the file to public/not-there.html, or use /"],
    ["/100%", "which does not exist"],
  ])("%s is reported, with the closest address", (href, message) => {
    expect(check(href)).toMatch(/^content\/home\.ts {2}home\.link\.href leads to /);
    expect(check(href)).toContain(message);
  });

  it("reports a legal page that has no sections yet", () => {
    const [undecided] = legalPages.filter(({ sections }) => sections.length === 0);
    if (undecided) expect(check(undecided.path)).toContain("write its sections in content/legal.ts first");
  });

  it.each([
    ...["/", "/#faq", "/?utm_source=news#faq", `${pages.ingredients.path}#${glossary()[0]?.id}`, "/favicon.ico"],
    ...[`/find/${id}`, `/find/${id}?utm_source=ad`, `/find/${id}#faq`, brand.siteUrl + pages.aboutUs.path],
    ...["https://elsewhere.example/?label=x", "mailto:a@b.example"],
  ])("%s is accepted", (href) => expect(check(href)).toBe(""));
});

it.each<[string, unknown, string | undefined]>([
  ["scripts", { consent: { scripts: [{ src: "/no/a.js?v=2" }] } }, "consent.scripts[0].src is /no/a.js?v=2, which"],
  ["scripts", { consent: { styles: ["/no/a.css"] } }, "does not exist: copy the file to public/no/a.css"],
  ["scripts", { analytics: [{ src: `${brand.siteUrl}/no/a.js` }] }, "copy the file to public/no/a.js"],
  ["scripts", { analytics: [{ src: "/FAVICON.ico" }] }, "copy the file to public/FAVICON.ico"],
  ["scripts", { analytics: [{ src: "/assets" }] }, "does not exist"],
  ["store", { smartScript: `${brand.siteUrl}/no/smart.js` }, "copy the file to public/no/smart.js"],
  ["scripts", { analytics: [{ src: "/favicon.ico?v=2", attributes: { src: "/no" } }] }, undefined],
  ["scripts", { analytics: [{ src: "https://tool.example/tool.js" }] }, undefined],
])("checks the files of %s: %j", (name, value, message) => {
  const lines = linkProblems([{ name, value }]).map(lineOf);
  expect(lines).toEqual(message ? [expect.stringContaining(message)] : []);
});

describe("names of ingredients", () => {
  /** Returns the problems of products with other names in places of the first two labels, like `[0, 2, "Sugar"]`. */
  function check(...names: [product: number, ingredient: number, name: string][]) {
    const copy = JSON.parse(JSON.stringify(products)) as Product[];
    for (const [product, ingredient, name] of names) {
      const renamed = copy[product]?.ingredients[ingredient];
      if (renamed) renamed.name = name;
    }
    return ingredientProblems(copy).map(lineOf);
  }

  it("may be Greek, Chinese, or those of another label", () => {
    expect(check([0, 1, "α-Pinene"], [0, 2, "β-Pinene"], [0, 3, "水"], [1, 1, "α-pinene"])).toEqual([]);
  });

  it.each([
    ["Sugar", "sugar"],
    ["Crème", "Cre\u0300me"],
    ["humectant: glycerin", "Glycerin 2%"],
  ])("are reported twice on a label: “%s” and “%s”", (one, other) => {
    const start = `content/products.ts  products[0].ingredients[2].name is “${other}”, and the label already has “${one}” (products[0].ingredients[1].name)`;
    expect(check([0, 1, one], [0, 2, other])).toEqual([expect.stringContaining(start)]);
  });

  it.each([
    ["Vitamin E", "vitamin-e", "vitamin-e"],
    ["Crème fraîche", "creme fraiche", "creme-fraiche"],
    ["ΑΙΜΑ", "Αιμα+", "αιμα"],
  ])("are reported with one address: “%s” and “%s”", (one, other, id) => {
    const message = `#${id} is already that of “${one}” (products[0].ingredients[1].name): write both in the same way`;
    expect(check([0, 1, one], [1, 2, other])).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ["Main", "#main is already that of a part of the page: add a word"],
    ["🍋", "has no letter or digit"],
  ])("are reported without a possible address: %s", (name, message) => {
    expect(check([0, 1, name])).toEqual([expect.stringContaining(message)]);
  });
});

describe("addresses of pages", () => {
  const [, second] = pageList;
  const check = () => pathProblems().map(lineOf);

  it.each([
    ["path", second?.path, "pages.aboutUs.path"],
    ["linkText", second?.linkText, "pages.aboutUs.linkText"],
    ["description", second?.seo.description, "pages.aboutUs.seo.description"],
  ])("reports a legal page with the %s of another page", (field, value, other) => {
    set(legalPages[0] as unknown as Fields, field, value);
    expect(check()).toEqual([
      `content/legal.ts  legalPages[0].${field} is ${value}, which is that of ${other}: choose another`,
    ]);
  });

  it("reports a legal page at the address of a file, and a page without a folder", () => {
    set(legalPages[0] as unknown as Fields, "path", "/favicon.ico");
    set(pages.aboutUs, "path", "/no-such-folder");
    expect(check()).toEqual([
      expect.stringMatching(/^content\/pages\.ts {2}pages\.aboutUs\.path .* app\/no-such-folder$/),
      "content/legal.ts  legalPages[0].path is /favicon.ico, and public/favicon.ico has this address: rename one of them",
    ]);
  });
});

describe("references", () => {
  const check = () => referenceProblems().map(lineOf);

  it("to a field follow the entry of a list by its id", () => {
    const [first] = home.whyPeopleTrust.cards;
    const field = `home.whyPeopleTrust.cards[${first?.id}].title`;
    home.whyPeopleTrust.cards.reverse();
    expect(findField(field, { home })?.value).toBe(first?.title);
    home.whyPeopleTrust.cards.reverse();
    set(launch.claims[0] as { field: string }, "field", "home.whyPeopleTrust.cards[gone].title");
    expect(check().join()).toMatch(
      /^content\/launch\.ts {2}launch\.claims\[0\]\.field is home.*\[gone\].*: correct it/,
    );
  });

  it("to a product that is gone are reported, with the remaining ones", () => {
    const index = whatItDoes.bullets.findIndex(({ result }) => "product" in result);
    const result = whatItDoes.bullets[index]?.result as { product: string };
    set(result, "product", "granola");
    expect(check()).toEqual([
      `content/what-it-does.ts  whatItDoes.bullets[${index}].result.product is granola, which content/products.ts no longer has: choose another product, like ${products.map(({ id }) => id).join(" or ")}`,
    ]);
  });

  it.each([true, false])("a rating in structured data needs real quotes (sample: %s)", (sample) => {
    testimonials.unshift({ title: "A", quote: ["B"], author: "C", date: "02/09/2025", sample });
    for (const quote of testimonials) set(quote, "sample", sample);
    app.ratingCount = 1234;
    expect(check()).toEqual(
      sample
        ? [expect.stringMatching(/^content\/site\.ts {2}app\.ratingCount is 1234, .* replace the samples first/)]
        : [],
    );
    delete app.ratingCount;
    testimonials.shift();
  });
});

describe("the theme", () => {
  const palette = { ...theme, ink: "#10213D", paper: "#FFFFFF", milk: "#D9E9F7", petal: "#FFC6D3", cobalt: "#1F3FD1" };

  it.each([
    ["ink-soft", "#A9B4C6", /theme\.ink-soft #A9B4C6 is too light .*paper \(\d\.\d of 4\.5\).*: dark/],
    ["paper", "#777777", /theme\.paper #777777 is too dark beside ink .*: lighten it$/],
    ["rule", "#DDE3EA", /theme\.rule #DDE3EA is too light beside paper \(1\.\d of 3\): darken it$/],
    // Links are text on each background: 3.8 is enough for shapes only.
    [
      "cobalt",
      "#4C6BE0",
      /theme\.cobalt #4C6BE0 is too light beside .*milk \(3\.\d of 4\.5\).*petal \(\d\.\d of 4\.5\)/,
    ],
    ["cobalt-deep", "#4C6BE0", /theme\.cobalt-deep #4C6BE0 is too light beside .*milk \(3\.\d of 4\.5\)/],
  ])("reports the low contrast of %s %s", (token, hex, message) => {
    expect(contrastProblems({ ...palette, [token]: hex }).map(lineOf)).toEqual([expect.stringMatching(message)]);
  });

  it("reports a font that is not installed", () => {
    const [line] = fontProblems({ display: "@fontsource-variable/no", text: "@fontsource/no" }).map(lineOf);
    expect(line).toMatch(/^content\/theme\.ts {2}fonts\.display is @fontsource.*npm install/);
  });
});

describe("forbidden words", () => {
  beforeEach(() => {
    const words = ["safe", "chemical-free", "A+", "100%", "can't fail", "(new)", "na\u00efve"];
    set(
      copyPolicy,
      "forbidden",
      words.map((word) => ({ word, reason: "nobody can promise that" })),
    );
    set(copyPolicy, "allowed", [{ phrase: "Safe Harbor", reason: "the law is called so" }]);
  });

  it.each([
    ["A SAFE choice.", "safe"],
    ["Safe Harbor is safe.", "safe"],
    ["Is it chemical-free?", "chemical-free"],
    ["An A+ rating", "A+"],
    ["100% sure", "100%"],
    ["You can’t fail.", "can't fail"],
    ["Now (new)!", "(new)"],
    ["It can’t\u00a0fail.", "can't fail"],
    ["A chemical\u2011free\nfood", "chemical-free"],
    ["Nai\u0308ve", "na\u00efve"],
    ["The law: Safe Harbor.", undefined],
    ["Unsafely, safest, safé, safe_: an A and a+b", undefined],
  ])("in “%s”: %s", (text, word) => {
    expect(forbiddenWords(text).map((found) => found.word)).toEqual(word ? [word] : []);
  });

  it("are reported with the field and the reason, even across a highlight, and not in addresses", () => {
    const reason =
      "because nobody can promise that: choose another word, or allow the phrase in content/copy-policy.ts";
    expect(copyProblems([withField("home.hero.heading", ["chemical", { mark: "-free" }])]).map(lineOf)).toEqual([
      `content/home.ts  home.hero.heading must not use “chemical-free”, ${reason}`,
    ]);
    expect(copyProblems([{ name: "home", value: { href: "/safe", id: "safe" } }])).toEqual([]);
  });
});

describe("phrases that the copy must keep", () => {
  const keep = (field: string, phrase: string) =>
    set(copyPolicy, "required", [{ field, phrase, reason: "buyers must know it", example: "No fees. Stop anytime." }]);
  const [question] = (withField("faq[0].answer", "").value as { id: string }[]).map(({ id }) => id);

  it.each([
    ["home.pricing", "home.pricing.points", ["No fees.", "STOP\u00a0anytime, or don’t"], "stop anytime, or don't"],
    ["home.founder.letter", "home.founder.letter[0]", ["We ", { mark: "stop" }, " anytime."], "we stop anytime"],
    [`faq[${question}].answer`, "faq[0].answer", "We stop anytime.", "we stop"],
  ])("are found in %s, in any letters", (field, changed, value, phrase) => {
    keep(field, phrase);
    expect(requiredPhraseProblems([withField(changed, value)])).toEqual([]);
  });

  it("are missed across two texts, and stop the build", () => {
    keep("home.pricing.points", "Stop anytime");
    set(home.pricing, "points", ["Never stop", "Anytime."]);
    expect(checkContent().map(lineOf)).toEqual([
      "content/home.ts  home.pricing.points must have the words “Stop anytime” (content/copy-policy.ts), because buyers must know it: write them, like “No fees. Stop anytime.”",
    ]);
  });

  it("are reported with a field that does not exist", () => {
    keep("home.prices", "Stop anytime");
    expect(requiredPhraseProblems([]).map(lineOf)).toEqual([
      "content/copy-policy.ts  copyPolicy.required[0].field is home.prices, which does not exist: correct it, or remove the phrase",
    ]);
  });
});

import { readFileSync } from "node:fs";
import { brand } from "@/content/brand";
import { copyPolicy } from "@/content/copy-policy";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { launch } from "@/content/launch";
import { legalPages } from "@/content/legal";
import { pageList, pages } from "@/content/pages";
import { founder } from "@/content/people";
import { products } from "@/content/products";
import type { Product } from "@/content/schema";
import { app } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { theme } from "@/content/theme";
import { glossary } from "@/lib/products/glossary";
import { checkContent } from "@/scripts/content/check";
import { contentRegistry } from "@/scripts/content/content-registry";
import { contrastProblems } from "@/scripts/content/contrast";
import { copyProblems, forbiddenWords, requiredPhraseProblems } from "@/scripts/content/copy-policy";
import { findField } from "@/scripts/content/fields";
import { fontProblems } from "@/scripts/content/font-files";
import { ingredientProblems } from "@/scripts/content/ingredient-names";
import { linkProblems } from "@/scripts/content/links";
import { pathProblems } from "@/scripts/content/page-addresses";
import { referenceProblems } from "@/scripts/content/references";
import { lineOf, type Problem, schemaProblems } from "@/scripts/content/rules";

type Fields = Record<string, unknown>;

const linesOf = (problems: Problem[]) => problems.map(lineOf);

/** Returns a content entry with another value in a field, like `home.hero.lead`. */
function withField(field: string, value: unknown) {
  const [name, ...keys] = field.match(/[\w-]+/g) ?? [];
  const entry = contentRegistry.find((one) => one.name === name);
  if (!entry) throw new Error(`content has no ${name}`);
  const copy = { value: JSON.parse(JSON.stringify(entry.value)) };
  const path = ["value", ...keys];
  const last = String(path.pop());
  const parent = path.reduce((fields, key) => fields[key] as Fields, copy as Fields);
  parent[last] = value;
  return { ...entry, ...copy };
}

const quote = {
  title: "Found it",
  quote: ["Third line: ", { mark: "whey powder" }, "."],
  author: "Kim A.",
  date: "02/09/2025",
  sample: false,
};
const second = products[0].ingredients[1];
const legalPage = (path: string, linkText: string) => ({
  ...{ path, linkText, href: null, revised: "2026-01-02", sections: [] },
  description: `What a visitor finds on the page about ${linkText}, in a sentence.`,
});

const counter = { name: "Abacus", purpose: "counts visits", src: "https://stats.example.com/visits.js" };
const withHosts = (hosts: object) => ({ ...counter, hosts });

afterEach(() => jest.restoreAllMocks());

it("accepts the current content, and a name of 24 letters", () => {
  expect(checkContent()).toEqual([]);
  jest.isolateModules(() => {
    jest.doMock("@/content/brand", () => ({ brand: { ...brand, name: "M".repeat(24) } }));
    expect(require("@/scripts/content/check").checkContent()).toEqual([]);
  });
});

it("reports a wrong name alone, because addresses contain it", () => {
  const entries = [withField("brand.name", "Lumen 🍎"), withField("pages.whatItDoes.path", "/what-lumen-🍎-does")];
  expect(linesOf(checkContent(entries))).toEqual([
    expect.stringMatching(/^content\/brand\.ts:\d+ {2}brand\.name must be letters/),
  ]);
});

it("reports a color and a text in the same run", () => {
  jest.replaceProperty(theme, "ink-soft", "#A9B4C6");
  expect(linesOf(checkContent([withField("home.hero.lead", "")]))).toEqual([
    expect.stringContaining("home.hero.lead must not be empty"),
    expect.stringContaining("theme.ink-soft #A9B4C6 is too light"),
  ]);
});

it.each<[string, unknown, RegExp]>([
  ["home.hero.lead", "", /^must not be empty: write words between the quotes$/],
  ["home.hero.lead", "Reads <b>every</b> word.", /^must be plain text without HTML/],
  ["home.hero.lead", "Ask $" + "{brand.name}.", /^contains \$\{…\}, which only backticks fill in: write `/],
  ["home.hero.lead", "Ask undefined.", /^contains “undefined”: a name between \$\{ and \} is misspelled$/],
  ["faq[0].answer", "Ask [object Object].", /^contains “\[object Object\]”: a name between/],
  ["home.hero.heading", ["The year ", { mark: "NaN" }], /contains “NaN”: a name between/],
  ["site.logo.alt", "undefined", /^contains “undefined”: a name between/],
  ["faq[0].answer", "It <b>is</b>.", /^must be plain text without HTML: remove the tags/],
  ["faq[0].answer", [{ mark: "It" }], /^\[0\] must be a text or a link, like \{ link: "About us"/],
  [
    "faq[0].answer",
    ["It <b>is</b>."],
    /without HTML: remove the tags: this field has no bold words, only links, like \{ link:/,
  ],
  ["home.hero.heading", [{ mark: "It <b>is</b>." }], /without HTML: remove the tags and write/],
  [
    "faq[0].answer",
    ["See ", { link: "how it works", href: "/#faq" }],
    /^is 77 % links, and Reader View leaves out what looks like a list of links: write more words/,
  ],
  ["faq[0].answer", ["See ", { link: "how", href: "nowhere" }], /href must start with \/, https: or mailto:/],
  ["home.hero.heading", ["It <b>is</b>."], /without HTML: instead of <b>bold<\/b>, write \{ mark: "bold" \}/],
  ["home.hero.rating.score", "4,8", /^must be a number without quotes, like 5, and is "4,8"$/],
  ["home.hero.button", 12, /^must be text in quotes, like "These words", and is 12$/],
  ["home.hero.heading", [{ mark: "x".repeat(300) }], /^is 300 characters long, and the limit is \d+: remove/],
  ["pages.home.seo.title", "x".repeat(61), /^must have at most 60 characters, and has 61: rem/],
  ["pages.home.path", pages.aboutUs.path, /aboutUs\.path must not repeat that of another page: \//],
  ["pages.home.path", "/home/", /^must be \/, or \/ and lowercase letters, digits and hyphens, like/],
  ["pages.home.revised", "2099-01-01", /^must not be in the future: .*, like \d{4}-\d{2}-\d{2}$/],
  ["products[0].ingredients[0].flag", "toxic", /"allergen"/],
  ["products[0].ingredients[0].sources", undefined, /^is missing: add it, like \[\{ title: …, year: …, href: … \}\]$/],
  ["products[0].ingredients[0].matters", { luck: "look" }, /^\.luck must be the id of one/],
  [
    "products[0].ingredients[0].matters",
    { [products[0].chips[0]?.id ?? ""]: "allergen" },
    /^\.\w+ must not be allergen/,
  ],
  ["products[0].chips[0]", { id: "x", text: "X" }, /^\.flagged is needed, like "Not vegan", or an allergen/],
  [
    "products[0].ingredients[2].name",
    "M".repeat(160),
    /^products\[0\]\.ingredients must have names of at most 160 characters together, and has \d+: shorten/,
  ],
  [
    "products[0].chips",
    ["a", "b", "c"].map((id) => ({ id, text: "Added sweetener", flagged: "Sweet" })),
    /^must have texts of at most 32 characters together, and has 45: shorten or leave out one/,
  ],
  ["puzzleCopy.progress", "Found", /^must contain \{found\} and \{all\}$/],
  ["products[0].puzzle.remaining", ["One more. Find it."], /^must have one question fewer than the puzzle has finds/],
  [
    "products[0].puzzle.finds[0]",
    `${second?.name}s`,
    RegExp(`^is ${second?.name}s, which is not one of the product's ingredients: write ${second?.name}$`),
  ],
  ["testimonials", [{ ...quote, date: "02/30/2025" }], /date must be a real date .*, like 05/],
  ["home.pricing.id", "faq", /^must be "pricing", and is "faq"/],
  ["faq[1].id", faq[0]?.id, /^must not repeat “.*”, the id of an earlier entry/],
  ["faq", faq.slice(0, 2), /^must have at least 3 entries, and has 2: add 1$/],
  ["theme.citron", "yellow", /^must be a color of six hexadecimal digits, like #10213D$/],
  ["brand.name", "Ñandú", /^must be letters, digits and single spaces, like Lumen Label/],
  ["brand.siteUrl", "https://site.example/", /^must have no final slash and no query, like/],
  ["brand.siteUrl", "https://site.example/?a=b", /^must have no final slash and no query, like/],
  ["brand.email", "hello@", /^must be an e-mail address, like hello@example\.com$/],
  ["home.hero.subtitle", "Hm", /^home\.hero has “subtitle”, which is unknown: .* may have id/],
  ["pages.home.heading", ["🧴 Čaj, ", { mark: "žluť" }], /^must use Latin letters, like “Jose”/],
  ["pages.home.card.line", "Wonderfully magnificent smartphone", /^must fit two lines/],
  [
    "launch.claims[0].field",
    "home.closing.trustPoints[0].text",
    /^must name a field, and entries of lists by their id/,
  ],
  [
    "legalPages",
    [legalPage("/privacy", "Privacy"), legalPage("/privacy", "Terms")],
    /^\[1\]\.path must not repeat “\/privacy”, the path of an earlier entry: choose another$/,
  ],
  [
    "legalPages",
    [legalPage("/privacy", "Privacy"), legalPage("/terms", "Privacy")],
    /^\[1\]\.linkText must not repeat “Privacy”, the linkText of an earlier entry/,
  ],
  ["legalPages[0].path", "/index", /^must not be \/index, where the export has other files: choose another, like \/ab/],
  ["pages.aboutUs.path", "/404", /^must not be \/404, where the export has other files/],
  ["pages.aboutUs.path", "/assets", /^must not be \/assets, where the export has other files/],
  ["legalPages[0].href", "privacy", /^must be a complete https address, or one on this site/],
  ["home.founder.portrait.src", "/lovable-uploads/founder", /^must be a \.jpg, .* in art\/portraits, like art\/p/],
  ["store.consent", "off", /^must be "not-needed" or "ask", and no longer "off": .* write attribution: "off"$/],
  ["store.consent", "required", /^must be "not-needed" or "ask", and is "required"$/],
  ["store.attribution", undefined, /^is missing: add it, like "on"$/],
  ["site.logo.src", "/logo.svg", /^must be a picture in public\/assets, .* like \/assets\/logo\.svg$/],
  ["store.link", "https://apps.apple.com/app/id1234567890?mt=8", /^must have no query string/],
  ["store.link", "https://google.com", /^must be the app's page in the App Store, like https:/],
  ["store.oneLinkTemplate", "https://a.onelink.me", /^must be the template's address from Apps/],
  ["store.badge.releaseDate", 1745366400000, /^must be a date in Unix seconds, like 1745366400/],
  [
    "scripts.analytics",
    null,
    /^must be a list in square brackets, like \[\{ name: …, purpose: …, src: … \}\], and is null$/,
  ],
  [
    "scripts.analytics",
    counter,
    /^must be a list in square brackets, like \[\{ name: …, .*, and is a list or a group$/,
  ],
  [
    "scripts.analytics",
    [counter.src],
    /^\[0\] must be a group in braces, like \{ name: …, purpose: …, src: … \}, and is "https/,
  ],
  [
    "scripts.analytics",
    [counter, counter],
    /^\[1\]\.name must not repeat “Abacus”, the name of an earlier entry: choose/,
  ],
  ["scripts.analytics", [{ ...counter, name: "x".repeat(41) }], /^\[0\]\.name must have at most 40 characters/],
  ["scripts.analytics", [{ ...counter, purpose: "counts visits." }], /^\[0\]\.purpose must not end with a period/],
  [
    "scripts.analytics",
    [{ ...counter, src: "meta.js" }],
    /^\[0\]\.src must be a complete https .* like \/pixels\/meta\.js$/,
  ],
  [
    "scripts.analytics",
    [{ ...counter, host: {} }],
    /^\[0\] has “host”, which is unknown: .* name, purpose, src, .* hosts$/,
  ],
  [
    "scripts.analytics",
    [withHosts({ img: [] })],
    /^\[0\]\.hosts has “img”, which is unknown: .* script, connect, style, image/,
  ],
  [
    "scripts.analytics",
    [withHosts({ image: "https://a.example" })],
    /^\[0\]\.hosts\.image must be a list in square brackets/,
  ],
  ["scripts.consent", { scripts: ["/a.js"] }, /^\.scripts\[0\] must be a group in braces, like \{ src: … \}, and is "/],
  ["faq[0].question", undefined, /^is missing: add it, like "These words"$/],
  ["faq[0].answer", undefined, /^is missing: add it, like "These words"$/],
  ["faq[0].answer", 12, /^must be a value like "These words", and is 12$/],
  ["home.howItWorks.steps", undefined, /^is missing: add it, like \[\{ title: …, description: …, drawing: … \}\]$/],
  ["home.founder.letter", undefined, /^is missing: add it, like \[\["These words"\]\]$/],
])("reports the mistake in %s: %j", (field, value, message) => {
  const entry = withField(field, value);
  const problems = schemaProblems(entry);
  const words = problems.map((problem) => `${problem.field} ${problem.what}`.replace(field, "")).join();
  expect(words.trim()).toMatch(message);
  expect(problems).not.toEqual([]);
  for (const { place } of problems) expect(place).toMatch(/^content\/[\w-]+\.ts:\d+$/);
});

it.each([
  "a.example",
  "http://a.example",
  "https://*",
  "https://*.com",
  "https://a.*.example",
  "https://a*.b.example",
  "https://*.a.example/path",
  "https://a.example/",
  "https://a.example?b",
  "https://localhost",
  "https://a.example; script-src *",
  "https://a.example 'unsafe-inline'",
])("reports %s as a host of analytics", (host) => {
  const [problem] = linesOf(schemaProblems(withField("scripts.analytics", [withHosts({ connect: [host] })])));
  expect(problem).toMatch(
    /^content\/scripts\.ts:\d+ {2}scripts\.analytics\[0\]\.hosts\.connect\[0\] must be a (host alone|complete https address), like https:/,
  );
});

it.each([
  "https://api.example.com",
  "https://api.example.com:8443",
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://xn--bcher-kva.example",
])("accepts %s as a host of analytics", (host) => {
  expect(schemaProblems(withField("scripts.analytics", [withHosts({ connect: [host] })]))).toEqual([]);
});

it.each([
  ["faq[0].id", '"how-to-use"'],
  ["products[0].motif", '"how-to-use"'],
  ["pages.home.path", '"/about-us"'],
  ["pages.home.revised", '"2026-05-14"'],
  ["pages.home.seo.description", '"These words describe what a visitor finds on this page."'],
  ["legalPages[0].href", '"/privacy.pdf"'],
  ["scripts.analytics[0].name", '"Meta"'],
  ["scripts.analytics[0].purpose", '"counts visits"'],
  ["scripts.analytics[0].src", '"/pixels/meta.js"'],
  ["brand.email", '"hello@example.com"'],
  ["brand.siteUrl", '"https://example.com"'],
  ["brand.copyrightYear", String(new Date().getFullYear() + 1)],
  ["products[0].brand", '"Words"'],
  ["brand.language", '"en-GB"'],
  ["brand.name", '"Lumen Label"'],
  ["theme.ink", '"#10213D"'],
  ["fonts.text", '"@fontsource-variable/inter"'],
  ["store.link", '"https://apps.apple.com/app/id1234567890"'],
  ["store.defaultSource", '"landing_page"'],
  ["store.badge.releaseDate", "1745366400"],
  ["site.logo.src", '"/assets/logo.svg"'],
  ["home.founder.portrait.src", '"art/portraits/jo-doe.jpg"'],
  ["home.hero.rating.stars", "5"],
  ["constants.downloadBar.shownPast", "0.5"],
  ["puzzleCopy.progress", '"{found} and {all}"'],
])("shows an example that %s accepts, where it is missing", (field, example) => {
  const entry = field.startsWith("scripts.analytics")
    ? withField("scripts.analytics", [{}])
    : withField(field, undefined);
  expect(linesOf(schemaProblems(entry)).join()).toContain(`${field} is missing: add it, like ${example}`);
});

it("reports a text of two fields once, with the smaller limit", () => {
  const words = ["x".repeat(57)];
  const entries = [withField("home.hero.heading", words), withField("pages.home.heading", words)];
  expect(linesOf(checkContent(entries))).toEqual([
    expect.stringMatching(/^content\/pages\.ts:\d+ {2}home\.hero\.heading is 57 .* limit is 48: remove 9$/),
  ]);
  expect(linesOf(checkContent(entries.reverse()))).toEqual([expect.stringContaining("the limit is 48: remove 9")]);
});

it.each(["home.hero.lead", "site.footer.tagline"])("names the line of %s", (field) => {
  const entry = withField(field, "");
  const [, line = 0] = /:(\d+) /.exec(linesOf(schemaProblems(entry)).join()) ?? [];
  const lines = readFileSync(entry.file, "utf8").split("\n");
  expect(lines[Number(line) - 1]).toContain(`${field.split(".").at(-1)}:`);
});

it("names the line of the words, where the field is a name from another module", () => {
  const [line = ""] = linesOf(schemaProblems(withField("home.hero.heading", ["x".repeat(49)])));
  expect(line).toMatch(/^content\/pages\.ts:\d+ {2}home\.hero\.heading is 49 characters long/);
  const [, number = 0] = /:(\d+) /.exec(line) ?? [];
  const words = readFileSync("content/pages.ts", "utf8").split("\n")[Number(number) - 1];
  expect(words).toContain("heading: [");
});

it("reports a claim about a field that does not exist, and finds a card by its id", () => {
  const [claim] = launch.claims;
  jest.replaceProperty(claim as { field: string }, "field", "home.whyPeopleTrust.cards[facts].description");
  expect(referenceProblems()).toEqual([]);
  const cardTitle = home.whyPeopleTrust.cards.find(({ id }) => id === "facts")?.title;
  home.whyPeopleTrust.cards.reverse();
  expect(findField("home.whyPeopleTrust.cards[facts].title", { home })?.value).toBe(cardTitle);
  home.whyPeopleTrust.cards.reverse();
  jest.replaceProperty(claim as { field: string }, "field", "home.whyPeopleTrust.cards[gone].description");
  expect(linesOf(referenceProblems()).join()).toMatch(
    /^content\/launch\.ts:\d+ {2}launch\.claims\[0\]\.field is home.*\[gone\].*: correct it/,
  );
});

it("reports a rating in structured data while a quote is a sample", () => {
  const problemsWithSamples = (sample: boolean) => {
    for (const quote of testimonials) jest.replaceProperty(quote, "sample", sample);
    app.ratingCount = 1234;
    const problems = linesOf(referenceProblems());
    delete app.ratingCount;
    return problems;
  };
  expect(problemsWithSamples(true)).toEqual([
    expect.stringMatching(
      /^content\/site\.ts:\d+ {2}app\.ratingCount is 1234, .* is a sample: replace the samples first/,
    ),
  ]);
  expect(problemsWithSamples(false)).toEqual([]);
});

it("reports the example of a product that is no longer in the content", () => {
  jest.replaceProperty(products[2] as { id: string }, "id", "granola");
  expect(linesOf(referenceProblems()).join()).toMatch(
    /^content\/what-it-does\.ts:\d+ {2}whatItDoes\.\S+\.product is \w+, which content\/products\.ts no longer has: choose another product, like \w+ or \w+ or granola$/,
  );
});

it("names the module in which a shared value is written, once", () => {
  jest.replaceProperty(founder, "role", "");
  const problems = checkContent().filter(({ field }) => field?.includes("role"));
  expect(linesOf(problems)).toEqual([expect.stringMatching(/^content\/people\.ts:\d+ {2}\S+ must not be empty/)]);
});

describe("links and ids", () => {
  const check = (value: unknown) => linesOf(linkProblems([{ name: "home", value }])).join("\n");
  const checkLink = (href: string) => check({ faq: { id: "faq" }, link: { href } });

  it.each([
    [`${pages.aboutUs.path}x`, RegExp(`href .*not exist: use ${pages.aboutUs.path}$`)],
    ["/#fqa", /use \/#faq$/],
    [`${pages.ingredients.path}#nowhere`, RegExp(`use ${pages.ingredients.path}#`)],
    ["/privacy", /write its sections in content\/legal\.ts first$/],
    [
      `${brand.siteUrl}/privacy.html`,
      /leads to https.*, which does not exist: copy the file to public\/privacy\.html, or use \//,
    ],
  ])("suggests the closest address for %s", (href, message) => {
    // The owner may have added a privacy page.
    const isPage = pageList.some(({ path }) => path === href);
    expect(checkLink(href)).toMatch(isPage ? /^$/ : message);
  });

  it.each([
    ...["/", "/#faq", `${pages.ingredients.path}#${glossary()[0]?.id}`],
    ...[brand.siteUrl + pages.aboutUs.path, "https://elsewhere.example", "mailto:a@b.example"],
  ])("accepts a link to %s", (href) => expect(checkLink(href)).toBe(""));
});

describe("files in public/", () => {
  const script = (src: string) => ({ consent: { scripts: [{ src }] }, analytics: [] });
  const check = (name: string, value: unknown) => linesOf(linkProblems([{ name, value }]));

  // No owner has files with these names.
  it.each([
    "/not-there/tool.js",
    "/not-there/tool.js?v=2",
    "/assets/not-there.js",
    "/assets",
    pages.aboutUs.path,
    `${brand.siteUrl}/not-there/tool.js`,
  ])("reports a consent tool at %s, which does not exist", (src) => {
    const file = `public${src.replace(brand.siteUrl, "").replace("?v=2", "")}`;
    const start = `scripts.consent.scripts[0].src is ${src}, which does not exist: copy the file to ${file}`;
    expect(check("scripts", script(src))).toEqual([expect.stringMatching(/^content\/scripts\.ts:\d+ {2}/)]);
    expect(check("scripts", script(src))).toEqual([expect.stringContaining(start)]);
  });

  it.each(["/favicon.ico", "/favicon.ico?v=2", `${brand.siteUrl}/favicon.ico`, "https://tool.example/tool.js"])(
    "accepts a consent tool at %s",
    (src) => expect(check("scripts", script(src))).toEqual([]),
  );

  it.each([
    [
      "scripts",
      { consent: { scripts: [], styles: ["/not-there/a.css"] } },
      "scripts.consent.styles[0] is /not-there/a.css, which does",
    ],
    [
      "scripts",
      { consent: null, analytics: [{ src: "/not-there/a.js?v=2" }] },
      "scripts.analytics[0].src is /not-there/a.js?v=2, which does not exist: copy the file to public/not-there/a.js",
    ],
    [
      "store",
      { smartScript: `${brand.siteUrl}/not-there/smart.js` },
      "does not exist: copy the file to public/not-there/smart.js",
    ],
    [
      "legalPages",
      [{ href: "/not-there/privacy.pdf" }],
      "leads to /not-there/privacy.pdf, which does not exist: copy the file to public/not-there/p",
    ],
    [
      "home",
      { link: { href: "/not-there/guide.pdf#page=2" } },
      "does not exist: copy the file to public/not-there/guide.pdf",
    ],
  ])("reports a missing file of %s: %j", (name, value, message) => {
    expect(check(name, value)).toEqual([expect.stringContaining(message)]);
  });

  it("accepts a link to a file, and attributes that look like an address", () => {
    expect(check("home", { link: { href: "/favicon.ico" } })).toEqual([]);
    const attributes = { "data-api": "/api/event", src: "/x" };
    expect(check("scripts", { analytics: [{ src: "https://a.example/a.js", attributes }] })).toEqual([]);
  });
});

describe("names of ingredients", () => {
  /** Returns the problems of products with other names in places of the first two labels, like `[0, 2, "Sugar"]`. */
  function check(...names: [product: number, ingredient: number, name: string][]) {
    const copy = JSON.parse(JSON.stringify(products)) as Product[];
    for (const [product, ingredient, name] of names) {
      const renamed = copy[product]?.ingredients[ingredient];
      if (renamed) renamed.name = name;
    }
    return linesOf(ingredientProblems(copy));
  }
  const field = String.raw`^content\/products\.ts:\d+ {2}products\[`;

  it("accepts Greek letters, other scripts, and one ingredient on two labels", () => {
    expect(check()).toEqual([]);
    expect(check([0, 1, "α-Pinene"], [0, 2, "β-Pinene"], [0, 3, "水"], [1, 1, "α-pinene"])).toEqual([]);
  });

  it.each([
    ["Sugar", "sugar"],
    ["Crème", "crème"],
    ["Crème", "Cre\u0300me"],
    ["humectant: glycerin", "Glycerin 2%"],
    ["水", "水"],
  ])("reports “%s” and “%s” on one label", (one, other) => {
    expect(check([0, 1, one], [0, 2, other])).toEqual([
      expect.stringMatching(
        RegExp(
          `${field}0\\]\\.ingredients\\[2\\]\\.name is “${other}”, and the label already has “${one}” \\(content\\/products\\.ts:\\d+\\): .*, so remove one$`,
        ),
      ),
    ]);
  });

  it.each([
    ["Vitamin E", "vitamin-e", "vitamin-e"],
    ["Crème fraîche", "creme fraiche", "creme-fraiche"],
    ["ΑΙΜΑ", "Αιμα+", "αιμα"],
  ])("reports “%s” and “%s”, which would have the same address", (one, other, id) => {
    const start = `${field}1\\]\\.ingredients\\[2\\]\\.name is “${other.replace("+", "\\+")}”`;
    const message = `${start}, and its address .*#${id} is already that of “${one}” \\(content\\/products\\.ts:\\d+\\): write`;
    expect(check([0, 1, one], [1, 2, other])).toEqual([expect.stringMatching(RegExp(message))]);
  });

  it("reports a name whose address is that of a part of the page", () => {
    expect(check([0, 1, "Main"])).toEqual([
      expect.stringMatching(RegExp(`${field}0\\]\\.ingredients\\[1\\]\\.name is “Main”, .*#main .*: add a word$`)),
    ]);
  });

  it("reports a name without a letter or digit", () => {
    expect(check([0, 1, "🍋"])).toEqual([
      expect.stringMatching(RegExp(`${field}0\\]\\.ingredients\\[1\\]\\.name is “🍋”, which has no letter or digit`)),
    ]);
  });
});

describe("addresses of legal pages", () => {
  const [, second] = pageList;
  const isAt = String.raw`^content\/legal\.ts:\d+ {2}legalPages\[0\]\.`;

  it.each([
    [
      "path",
      second?.path,
      "path is /about-us, which is that of another page \\(content/pages\\.ts:\\d+\\): choose another",
    ],
    ["linkText", second?.linkText, "linkText is .*, which is that of another page"],
    ["description", second?.seo.description, "description is .*, which is that of another page"],
  ])("reports the %s of another page", (field, value, message) => {
    jest.replaceProperty(legalPages[0] as unknown as Fields, field, value);
    expect(linesOf(pathProblems())).toEqual([expect.stringMatching(RegExp(isAt + message))]);
  });

  it("reports the address of a file in public/", () => {
    jest.replaceProperty(legalPages[0] as unknown as Fields, "path", "/favicon.ico");
    expect(linesOf(pathProblems())).toEqual([
      expect.stringMatching(
        RegExp(`${isAt}path is /favicon\\.ico, and public/favicon\\.ico has this address: rename one`),
      ),
    ]);
  });
});

it("reports a page without a folder in app/", () => {
  expect(pathProblems()).toEqual([]);
  jest.replaceProperty(pages.aboutUs, "path", "/no-such-folder");
  const message = /^content\/pages\.ts:\d+ {2}pages\.aboutUs\.path .* app\/no-such-folder$/;
  expect(linesOf(pathProblems())).toEqual([expect.stringMatching(message)]);
});

it.each([
  ["ink-soft", "#A9B4C6", /theme\.ink-soft #A9B4C6 is too light .*paper \(2\.1 of 4\.5\).*: dark/],
  ["cobalt", "#F2A65A", /theme\.cobalt #F2A65A is too light beside paper .*, shelf .*: darken it$/],
  ["paper", "#777777", /theme\.paper #777777 is too dark beside ink .*: lighten it$/],
  ["rule", "#DDE3EA", /theme\.rule #DDE3EA is too light beside paper \(1\.\d of 3\): darken it$/],
])("reports the low contrast of %s %s", (token, hex, message) => {
  const palette = { ...theme, ink: "#10213D", paper: "#FFFFFF", cobalt: "#1F3FD1" };
  expect(linesOf(contrastProblems({ ...palette, [token]: hex }))).toEqual([expect.stringMatching(message)]);
});

it("reports a font that is not installed", () => {
  const [line] = linesOf(fontProblems({ display: "@fontsource-variable/no", text: "@fontsource/no" }));
  expect(line).toMatch(/^content\/theme\.ts:\d+ {2}fonts\.display is @fontsource.*npm install/);
});

describe("the copy policy", () => {
  beforeEach(() => {
    jest.replaceProperty(copyPolicy, "forbidden", [
      { word: "safe", reason: "nobody can promise that" },
      { word: "clean", reason: "it has no agreed meaning" },
      { word: "chemical-free", reason: "nothing is" },
    ]);
    jest.replaceProperty(copyPolicy, "allowed", [{ phrase: "Clean-Beauty Fans", reason: "the specification says it" }]);
  });

  it.each([
    [
      "home.hero.lead",
      "A safe choice.",
      /^must not use “safe”, because nobody can promise that: choose another word, or al/,
    ],
    ["faq[0].question", "Is it chemical-free?", /^must not use “chemical-free”, because nothing is/],
    ["pages.home.seo.title", "Clean labels", /^must not use “clean”/],
  ])("reports a word in %s", (field, value, message) => {
    const [found] = copyProblems([withField(field, value)]);
    expect(found?.place).toMatch(/^content\/[\w-]+\.ts:\d+$/);
    expect(found?.field).toBe(field);
    expect(found?.what).toMatch(message);
  });

  it("allows a phrase that it lists, and words that contain a forbidden one", () => {
    expect(forbiddenWords("Clean-Beauty Fans unsafely cleaned up.")).toEqual([]);
    expect(forbiddenWords("Clean-Beauty Fans are clean.")).toHaveLength(1);
  });
});

describe("phrases that the copy must keep", () => {
  const rule = { reason: "buyers must know it", example: "No fees. Stop anytime." };
  const keep = (field: string, phrase: string) =>
    jest.replaceProperty(copyPolicy, "required", [{ field, phrase, ...rule }]);
  const check = (...entries: ReturnType<typeof withField>[]) => linesOf(requiredPhraseProblems(entries));

  it("are in the delivered content", () => expect(check()).toEqual([]));

  it.each([
    ["home.pricing", "home.pricing.points", ["No fees.", "STOP\u00a0anytime, or don’t"], "stop anytime, or don't"],
    ["home.pricing.lead", "home.pricing.lead", "Stop anytime.", "Stop anytime"],
    ["home.founder.letter", "home.founder.letter[0]", ["We ", { mark: "stop" }, " anytime."], "we stop anytime"],
    ["faq[privacy].answer", "faq[1].answer", "We stop anytime.", "we stop"],
  ])("are found in %s, in any letters", (field, changed, value, phrase) => {
    keep(field, phrase);
    expect(check(withField(changed, value))).toEqual([]);
  });

  it.each([
    ["home.pricing", "home.pricing.points", ["No fees."]],
    ["home.pricing.points", "home.pricing.points", ["No fees.", "Never stop. Anytime."]],
  ])("are missed in %s", (field, changed, value) => {
    keep(field, "Stop anytime");
    expect(check(withField(changed, value))).toEqual([
      expect.stringMatching(
        RegExp(
          `^content/home\\.ts:\\d+ {2}${field} must have the words “Stop anytime” \\(content/copy-policy\\.ts\\), because buyers must know it: write them, like “No fees\\. Stop anytime\\.”$`,
        ),
      ),
    ]);
  });

  it("are reported with a field that does not exist", () => {
    keep("home.prices", "Stop anytime");
    expect(check()).toEqual([
      expect.stringMatching(
        /^content\/copy-policy\.ts:\d+ {2}copyPolicy\.required\[0\]\.field is home\.prices, which does not exist: correct it/,
      ),
    ]);
  });

  it("stop the build", () => {
    keep("home.pricing", "Stop at nothing");
    expect(linesOf(checkContent())).toEqual([expect.stringContaining("must have the words “Stop at nothing”")]);
  });
});

import { z } from "zod";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import { products } from "@/content/products";
import { whatItDoes } from "@/content/what-it-does";
import { contentRegistry } from "@/scripts/content/content-registry";
import { schemaProblems } from "@/scripts/content/schema-problems";
import { exampleOf } from "@/scripts/content/zod-messages";
import { withField } from "./with-field";

/** Returns the problems of a changed field, each as the rest of a sentence about it, like `[0].id must be …`. */
const problemsOf = (field: string, value: unknown) =>
  schemaProblems(withField(field, value)).map(({ field: found = "", what }) =>
    `${found} ${what}`.replace(field, "").trim(),
  );

const [{ preferences, ingredients }] = products;
const [card] = home.whoThisHelps.cards;
const [ingredient] = ingredients;
const counter = { name: "Abacus", purpose: "counts visits", src: "https://stats.example.com/visits.js" };
const quote = { title: "Found it", quote: ["Whey."], author: "Kim A.", date: "02/09/2025", sample: false };
const legalPage = (path: string, linkText: string) => ({
  ...{ path, linkText, href: null, revised: "2026-01-02", sections: [] },
  description: `What a visitor finds on the page about ${linkText}, in a sentence.`,
});

it.each<[string, unknown, string | RegExp]>([
  // Texts
  ["home.hero.lead", "", "must not be empty: write words between the quotes"],
  ["home.hero.lead", "\u00a0", "must not be empty: write words between the quotes"],
  ["home.hero.button", 12, 'must be text in quotes, like "Words", and is 12'],
  [
    "home.hero.lead",
    "Ask\u200b.",
    "contains an invisible character, zero width space (U+200B), after “Ask”: remove it",
  ],
  ["site.logo.alt", "\u200b", /^contains an invisible character/],
  ["home.hero.lead", "Reads <b>every</b> word.", /^must be plain text without HTML: remove the tags and write/],
  ["home.hero.lead", "Q&amp;A", /^must be plain text without HTML/],
  ["home.hero.lead", "Ask $" + "{brand.name}.", /^contains \$\{…\}, which only backticks fill in: write `/],
  ["pages.home.seo.title", "x".repeat(61), "must have at most 60 characters, and has 61: remove 1"],
  ["home.hero.heading", [{ mark: "x".repeat(300) }], /^is 300 characters long, and the limit is \d+: remove/],
  ["home.hero.heading", ["It <b>is</b>."], /without HTML: instead of <b>bold<\/b>, write \{ mark: "bold" \}$/],
  ["faq[0].answer", [{ mark: "It" }], /^\[0\] must be a text or a link, like \{ link: "About us"/],
  ["faq[0].answer", ["It <b>is</b>."], /: this field has no bold words, only links, like \{ link:/],
  ["faq[0].answer", ["See ", { link: "how it works", href: "/#faq" }], /^is 77 % links, and Reader View leaves out/],
  ["puzzleCopy.progress", "Found", "must contain {found} and {all}"],
  [
    "pages.aboutUs.card.photo",
    { src: "art/steps/scan.svg", alt: "Words" },
    /^\.src must be a \.jpg, \.png or \.svg file in art/,
  ],
  [
    "pages.home.card.photo",
    { src: "art/portraits/founder.svg", alt: "Words" },
    /^must be left out: the landing page's card shows the puzzle$/,
  ],
  ["pages.home.heading", ["🧴 Čaj, ", { mark: "žluť" }], /^must use Latin letters, like “Jose”/],
  // Values of other types, and groups
  ["faq[0].question", undefined, 'is missing: add it, like "Words"'],
  ["faq[0].answer", 12, 'must be a value like "Words", and is 12'],
  ["home.hero.rating.score", "4,8", 'must be a number without quotes, like 4.8, and is "4,8"'],
  ["home.hero.subtitle", "Hm", /^home\.hero has “subtitle”, which is unknown: .* may have id/],
  ["home.pricing.id", "faq", 'must be "pricing", and is "faq"'],
  ["home.howItWorks.steps", undefined, "is missing: add it, like [{ title: …, description: …, drawing: … }]"],
  ["faq", faq.slice(0, 2), "must have at least 3 entries, and has 2: add 1"],
  [
    "scripts.analytics",
    counter,
    /^must be a list in square brackets, like \[\{ name: …, .*, and is a list or a group$/,
  ],
  ["scripts.analytics", [counter.src], /^\[0\] must be a group in braces, like \{ name: …, purpose: …, src: … \}/],
  ["scripts.analytics", [{ ...counter, host: {} }], /^\[0\] has “host”, which is unknown: .* purpose, src, .* hosts$/],
  ["store.consent", "off", /^must be "not-needed" or "ask", and no longer "off": .* write attribution: "off"$/],
  ["theme.citron", "yellow", "must be a color of six hexadecimal digits, like #10213D"],
  ["theme.citron", "#E6FF4F\u200b", /^contains an invisible character/],
  // Names
  ["brand.name", "Ñandú", /^must be letters, digits and single spaces, like Lumen Label/],
  ["brand.name", "Lumen\u00a0Label", /^contains a special space, no-break space \(U\+00A0\), after “Lumen”/],
  ["products[0].id", "Gum/1", /^must be lowercase letters, digits and hyphens, like/],
  ["products[0].ingredients[0].name", "E\u00a0120", /^contains a special space/],
  ["products[0].puzzle.targets[0]", "E\u200b120", /^contains an invisible character/],
  [
    "products[0].puzzle.targets",
    [`${ingredient?.name}s`],
    RegExp(`^\\[0\\] is .* ingredients: write ${ingredient?.name}`),
  ],
  [
    "launch.claims[0].field",
    "home.closing.trustPoints[0].text",
    /^must name a field, and entries of lists by their id/,
  ],
  // Lists whose entries must differ
  ["faq[1].id", faq[0]?.id, /^must not repeat “.*”, the id of an earlier entry: choose another$/],
  ["faq[1].question", faq[0]?.question.toUpperCase(), /^must not repeat/],
  [
    "products[0].puzzle.targets",
    [ingredient?.name, ingredient?.name],
    /^\[1\] must not repeat .*, an earlier entry: choose/,
  ],
  ["products[0].preferences", [preferences[0], { ...preferences[0], text: "X" }], /^\[1\]\.id must not repeat/],
  ["products[0].ingredients[0].sources", [ingredient?.sources[0], ingredient?.sources[0]], /^\[1\]\.href must not/],
  ["home.whoThisHelps.cards", [card, { ...card, word: "Other" }], /^\[1\]\.title must not repeat/],
  ["home.pricing.points", ["Free.", "Free."], /^\[1\] must not repeat “Free\.”, an earlier entry/],
  [
    "navigation.links",
    [
      { text: "A", href: "/" },
      { text: "B", href: "/" },
    ],
    /^\[1\]\.href must not repeat “\/”/,
  ],
  ["whatItDoes.bullets[1].title", whatItDoes.bullets[0]?.title, /^must not repeat/],
  ["testimonials", [quote, { ...quote, author: "Lee B." }], /^\[1\]\.quote must not repeat “Whey\.”/],
  [
    "legalPages",
    [
      { ...legalPage("/a", "A"), href: "https://a.example" },
      { ...legalPage("/b", "B"), href: "https://a.example" },
    ],
    /^\[1\]\.href must not repeat/,
  ],
  [
    "legalPages",
    [legalPage("/a", "Privacy"), legalPage("/b", "Privacy")],
    /^\[1\]\.linkText must not repeat “Privacy”/,
  ],
  ["pages.home.path", pages.aboutUs.path, /aboutUs\.path must not repeat that of another page: \//],
  ["scripts.analytics", [counter, { ...counter, name: "Two" }], /^\[1\]\.src must not repeat/],
  // What the products refer to
  ["products[0].ingredients[0].matters", { luck: "look" }, ".luck must be the id of one of the product's preferences"],
  ["products[0].ingredients[0].matters", { [preferences[0]?.id ?? ""]: "allergen" }, /^\.\w+ must not be allergen/],
  ["products[0].preferences[0]", { id: "x", text: "X" }, /^\.flagged is needed, like "Not vegan", or an allergen/],
  ["products[0].ingredients[2].name", "M".repeat(160), /must have names of at most 160 characters together/],
  // Dates
  [
    "testimonials",
    [{ ...quote, date: "02/30/2025" }],
    "[0].date must be a real date in the past, MM/DD/YYYY, like 05/14/2025",
  ],
  ["testimonials", [{ ...quote, date: "05/14/0025" }], /^\[0\]\.date must be a real date/],
  ["testimonials", [{ ...quote, date: "14/05/2025" }], /^\[0\]\.date must be a real date/],
  ["testimonials", [{ ...quote, date: "01/01/2099" }], /^\[0\]\.date must not be in the future, and this computer has/],
  ["brand.copyrightYear", 2099, /^must not be in the future, and this computer has the year \d{4}: c/],
  ["pages.home.revised", "2099-01-01", /^must not be in the future, and this computer has the date \d{4}-\d\d-\d\d: c/],
  ["pages.home.revised", "2026-02-30", "must be a day, YYYY-MM-DD, like 2026-05-14"],
  // Addresses
  ["brand.siteUrl", "https://site.example/", /^must have no final slash and no query, like/],
  ["brand.email", "hello@", "must be an e-mail address, like hello@example.com"],
  ["pages.home.path", "/home/", /^must be \/, or \/ and lowercase letters, digits and hyphens, like/],
  [
    "legalPages[0].path",
    "/find",
    "must not be /find, where the export has other files: choose another, like /about-us",
  ],
  ["site.logo.src", "/logo.svg", /^must be a picture in public\/assets, .* like \/assets\/logo\.svg$/],
  ["home.founder.portrait.src", "/lovable-uploads/founder", /^must be a \.jpg, .* in art\/portraits, like art\/p/],
  ["store.link", "https://apps.apple.com/app/id1234567890?mt=8", /^must have no query string/],
  ["store.link", "https://google.com", /^must be the app's page in the App Store, like https:/],
  ["store.oneLinkTemplate", "https://a.onelink.me", /^must be the template's address from Apps/],
  ["store.badge.releaseDate", 1745366400000, /^must be a date in Unix seconds, like 1745366400/],
  [
    "scripts.analytics",
    [{ ...counter, src: "meta.js" }],
    /^\[0\]\.src must be a complete https .* like \/pixels\/meta\.js$/,
  ],
])("reports the mistake in %s: %j", (field, value, message) => {
  const expected = typeof message === "string" ? message : expect.stringMatching(message);
  expect(problemsOf(field, value)).toContainEqual(expected);
});

it.each([
  ["home.hero.lead", "Q&A; AT&T; R&D; 1 < 2 > 0, x<y and y>z, <3, an undefined amount of parfum"],
  ["home.hero.lead", "1.2\u00a0mm"],
  ["products[0].ingredients[0].name", "α-Pinene 2%"],
  ["testimonials", []],
  ["testimonials", [{ ...quote, date: today(0) }]],
  // Somewhere on earth it is tomorrow.
  ["testimonials", [{ ...quote, date: today(1) }]],
  ["launch.claims[0].field", "home.closing.trustPoints[privacy].text"],
  ["brand.siteUrl", "https://user.github.io/site"],
])("accepts %s: %j", (field, value) => expect(problemsOf(field, value)).toEqual([]));

/** Returns a day as MM/DD/YYYY, in UTC. */
function today(daysAhead: number): string {
  const [year, month, day] = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10).split("-");
  return `${month}/${day}/${year}`;
}

describe("addresses", () => {
  const link = (href: string) => problemsOf("home.founder.links", [{ text: "There", href }]);
  const script = (src: string) => problemsOf("scripts.analytics", [{ ...counter, src }]);
  const social = (href: string) => problemsOf("site.footer.social", [{ text: "There", href }]);
  const host = (connect: string) => problemsOf("scripts.analytics", [{ ...counter, hosts: { connect: [connect] } }]);

  it.each([
    "https:evil.example",
    "https:/evil.example",
    "https:\\\\evil.example",
    "https://user:secret@evil.example",
    "https://user@evil.example",
    "https://apps.apple.com@evil.example/",
    "https://evil",
    "https://evil..example",
    "https://evil.example:99999",
    "https://evil example",
    "https://evil.example/\t",
    "https://evil.example\u200b",
    "http://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
  ])("%j is neither a link nor a script", (address) => {
    for (const check of [link, script, social])
      expect(check(address)).toEqual([expect.stringMatching(/must be|contains/)]);
  });

  it.each([
    "/about-us",
    "/#faq",
    "/a?b=c#d",
    "https://example.com/@ingrid?a=b;c#d",
    "mailto:jo@example.com?subject=Hi",
  ])("%j is a link", (address) => expect(link(address)).toEqual([]));

  it.each(["mailto:", "mailto:jo", "about-us", "tel:123", ""])("%j is not a link", (address) =>
    expect(link(address)).toHaveLength(1),
  );

  it.each(["https://a.example/b;c.js", "https://a.example/b,c.js", "https://a.example/b'c.js", "/b;c.js", "/b c.js"])(
    "%j is not a script, because the policy would end there",
    (address) => expect(script(address)).toEqual([expect.stringMatching(/^\[0\]\.src must have no semicolon/)]),
  );
  it("checks the address of the Smart Script in the same way", () => {
    expect(problemsOf("store.smartScript", "https://a.example/b;c.js")).toHaveLength(1);
    expect(problemsOf("store.smartScript", "/smart.js")).toHaveLength(1);
  });

  it.each([
    ...["a.example", "http://a.example", "https://*", "https://*.com", "https://a.*.example", "https://a*.b.example"],
    ...["https://*.a.example/path", "https://a.example/", "https://a.example?b", "https://localhost"],
    ...["https://a.example; script-src *", "https://a.example 'unsafe-inline'", "https://u:p@a.example"],
    ...["https://a.example:99999", "https:a.example"],
  ])("%j is not a host", (address) =>
    expect(host(address)).toEqual([
      expect.stringMatching(/^\[0\]\.hosts\.connect\[0\] must be a host alone, like https:/),
    ]),
  );
  it.each(["https://api.example.com", "https://api.example.com:8443", "https://*.analytics.google.com"])(
    "%j is a host",
    (address) => expect(host(address)).toEqual([]),
  );
});

/** Returns a schema and all schemas in it. */
function schemasIn(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = "innerType" in def ? [def.innerType] : [];
  const element = "element" in def ? [def.element] : [];
  const shape = "shape" in def ? Object.values(def.shape) : [];
  const options = "options" in def ? [...def.options] : [];
  const values = def.type === "record" ? [def.keyType, def.valueType] : [];
  return [schema, ...[...inner, ...element, ...shape, ...options, ...values].flatMap(schemasIn)];
}

it("shows an example that the schema accepts for each text and number", () => {
  const simple = contentRegistry
    .flatMap(({ name, schema }) => schemasIn(schema).map((one) => ({ name, schema: one })))
    .filter(({ schema }) => ["string", "number"].includes((schema as z.core.$ZodTypes)._zod.def.type));
  expect(simple.length).toBeGreaterThan(100);
  const refused = simple.filter(({ schema }) => !z.safeParse(schema, JSON.parse(exampleOf(schema))).success);
  expect(refused.map(({ name, schema }) => `${name}: ${exampleOf(schema)}`)).toEqual([]);
});

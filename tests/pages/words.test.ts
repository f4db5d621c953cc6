import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { notFound } from "@/content/not-found";
import { pages } from "@/content/pages";
import { plainText } from "@/content/schema/plain-text";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { testimonials } from "@/content/testimonials";
import { whatItDoes } from "@/content/what-it-does";
import { whyIBuiltThis } from "@/content/why-i-built-this";
import { wordsIn } from "@/scripts/content/fields";
import { notChecked } from "../not-checked";
import { fileOf, parse, parseText } from "./exported";

/*
 * The literal words of the specification. When an owner has changed the field of content/ that has them, the test is skipped,
 * and the summary of `npm test` names the field. landing.test.ts and stories.test.ts test the structure.
 */

interface Specified {
  req: string;
  /** The field of content/ that has the words, and its value. */
  field: string;
  value: unknown;
  /** Words that the field and the part of the page have. A number is the length of a list. */
  words: (string | RegExp)[] | number;
  /** A selector of the part, or of the entries of a list. */
  part: string;
  path?: string;
}

const { hero, problem, labelConfusion, whoThisHelps, whyPeopleTrust, howItWorks, disclaimer, pricing, closing } = home;
const answerTo = (id: string) => faq.find((item) => item.id === id);
const cardOf = (id: string) => whyPeopleTrust.cards.find((card) => card.id === id);
const whatPath = pages.whatItDoes.path;
const kinds = /food, cosmetics, skincare, supplements, (and )?perfumes/;
const worries = /allergens, estrogenic disruptors,( and)? risky compounds/i;

const product: Specified[] = [
  { req: "10", field: "home.problem", value: problem, words: [kinds], part: "main" },
  { req: "10", field: "whatItDoes", value: whatItDoes, words: [kinds], part: "main", path: whatPath },
  ...[
    { req: "11", words: [/character recognition/i, /large language model/i, /curated expert rules/i] },
    { req: "12", words: [/no barcodes?, no manual entry/i] },
    { req: "13", words: [/handwritten/i, /screenshots/i, /bottles/i, /tubs/i] },
    { req: "14", words: [/product’s title/] },
    { req: "18", words: [/purpose/i, /effects/i, /banned/i, /FDA/, /\bEU\b/, /origin/i, /safety/i] },
  ].map((claim) => ({ ...claim, field: "whatItDoes", value: whatItDoes, part: "main", path: whatPath })),
  {
    req: "12",
    field: "home.disclaimer",
    value: disclaimer,
    words: [/barcode/i, /nothing to type/i],
    part: "#disclaimer",
  },
  { req: "16", field: "home.problem.pains", value: problem.pains, words: [worries], part: "#problem" },
  ...[
    { req: "17", id: "breakdown", words: [/color-coded/i, /\bfor allergens/i, /\bfor concerns/i] },
    { req: "19", id: "plain-english", words: [/plain-English/i] },
    {
      req: "20",
      id: "privacy",
      words: [
        ...[/stay on your device/, /Nothing is stored or linked to you\./],
        ...[/No personal data collected\./, /Data is never sold\./],
      ],
    },
    { req: "21", id: "offline", words: [/offline/, /some features/i, /connection improves/i] },
  ].map(({ id, ...claim }) => ({
    ...claim,
    field: `home.whyPeopleTrust.cards[${id}]`,
    value: cardOf(id),
    part: "#why-people-trust",
  })),
  {
    req: "22",
    field: "home.disclaimer",
    value: disclaimer,
    words: [/informational only/i, /not medical advice/i, /verified scientific sources/i],
    part: "#disclaimer",
  },
  { req: "23", field: "home.hero.rating.users", value: hero.rating.users, words: ["1,000+ users"], part: "#hero" },
  { req: "24", field: "home.hero.rating.score", value: `${hero.rating.score}`, words: ["4.8"], part: "#hero" },
  ...[
    { req: "26", words: [/Start free/, /no credit card/i, /first scans/i] },
    { req: "27", words: [/installing is free/i, /in-app purchases/i, /no hidden fees/i] },
    { req: "28", words: [/billed by the App Store/i, /cancel anytime/i] },
  ].map((claim) => ({ ...claim, field: "home.pricing", value: pricing, part: "#pricing" })),
  {
    req: "30",
    field: "aboutUs.formerly",
    value: aboutUs.formerly,
    words: ["Formerly Small Print Reader."],
    part: "main",
    path: pages.aboutUs.path,
  },
  { req: "31", field: "aboutUs", value: aboutUs, words: [/rash/], part: "main", path: pages.aboutUs.path },
  {
    req: "31",
    field: "whyIBuiltThis.moments",
    value: whyIBuiltThis.moments,
    words: [/rash/],
    part: "main",
    path: pages.whyIBuiltThis.path,
  },
];

const landing: Specified[] = [
  { req: "34", field: "home.hero.button", value: hero.button, words: ["START TODAY"], part: "#hero a" },
  {
    req: "36",
    field: "home.hero.rating.scoreLabel",
    value: hero.rating.scoreLabel,
    words: ["star rating"],
    part: "#hero",
  },
  {
    req: "40",
    field: "home.labelConfusion.button",
    value: labelConfusion.button,
    words: ["Start Your Free Scan"],
    part: "#label-confusion a",
  },
  ...[
    { req: "41", id: "whoThisHelps", section: whoThisHelps, words: ["Who This Helps"] },
    { req: "45", id: "whyPeopleTrust", section: whyPeopleTrust, words: [`Why People Trust ${brand.name}`] },
    { req: "65", id: "closing", section: closing, words: ["Shop With Confidence"] },
    { req: "52", id: "howItWorks", section: howItWorks, words: ["How It Works"] },
  ].map(({ req, id, section, words }) => ({
    ...{ req, words, field: `home.${id}.heading`, value: section.heading },
    part: `#${section.id} h2`,
  })),
  {
    req: "50",
    field: "home.testimonials.heading",
    // Without quotes, the page does not have the section.
    value: home.testimonials?.heading,
    words: ["Real People. Real Relief."],
    part: "#testimonials h2",
  },
  {
    req: "42",
    field: "home.whoThisHelps.cards[].title",
    value: whoThisHelps.cards.map(({ title }) => title),
    words: [
      ...["Parents", "Pregnant / Nursing", "Clean-Beauty Fans", "Wellness & Supplements"],
      ...["Pet Owners", "Allergy-Conscious", "Fitness Enthusiasts"],
    ],
    part: "#who-this-helps",
  },
  {
    req: "42",
    field: "home.whoThisHelps.cards",
    value: whoThisHelps.cards,
    words: 7,
    part: "#who-this-helps li:has(h3)",
  },
  {
    req: "46",
    field: "home.whyPeopleTrust.cards",
    value: whyPeopleTrust.cards,
    words: 6,
    part: "#why-people-trust li:has(h3)",
  },
  {
    req: "48",
    field: "home.whyPeopleTrust.badges",
    value: whyPeopleTrust.badges,
    words: ["Privacy-first design", "Science-backed analysis", "Instant results"],
    part: "#why-people-trust li:not(:has(h3))",
  },
  {
    req: "53",
    field: "home.howItWorks.steps[].title",
    value: howItWorks.steps.map(({ title }) => title),
    words: ["Scan & Know", "AI Insights", "Understand Impact"],
    part: "#how-to-use li h3",
  },
  {
    req: "54",
    field: "home.disclaimer.disclaimer",
    value: disclaimer.disclaimer,
    words: [/informational only/, /not medical advice/, /doesn’t diagnose/],
    part: "#disclaimer [role=note]",
  },
  {
    req: "55",
    field: "home.disclaimer.features",
    value: disclaimer.features,
    words: 4,
    part: "#disclaimer li:has(h3)",
  },
  { req: "56", field: "home.pricing", value: pricing, words: [/free trial/i], part: "#pricing" },
  { req: "57", field: "faq", value: faq, words: 6, part: "#faq h3" },
  ...[
    { req: "59", id: "medical-advice", words: [/medical advice/, /No\. /, /for information only/] },
    { req: "60", id: "privacy", words: [/photos\?/, /processed locally/, /nothing is shared without your permission/] },
    { req: "15, 61", id: "devices", words: [/on my iPhone\?/, /iOS 14 (or|and) later/] },
    {
      req: "62",
      id: "accuracy",
      words: [/How accurate/, /\bAI\b/, /curated expert rules/, /verified scientific sources/],
    },
    { req: "63", id: "cost", words: [/cost\?/, /Installing is free/, /in-app purchases/] },
    { req: "64", id: "offline", words: [/offline\?/, /Some features work/, /connection improves/] },
  ].map(({ id, ...claim }) => ({
    ...claim,
    field: `faq[${id}]`,
    value: answerTo(id),
    part: `#question-${id}`,
  })),
  { req: "68", field: "home.closing.button", value: closing.button, words: ["Check it now"], part: "#closing a" },
  {
    req: "69",
    field: "home.closing.trustPoints",
    value: closing.trustPoints,
    words: ["Thousands of ingredients decoded", "Privacy-first design"],
    part: "#closing li",
  },
  {
    req: "96",
    field: "testimonials",
    value: testimonials,
    words: 10,
    part: "#testimonials li:has(blockquote):has(time:not(:empty))",
  },
];

const frame: Specified[] = [
  {
    req: "29, 70",
    field: "site.footer.tagline",
    value: site.footer.tagline,
    words: [`Labels Hide, ${brand.name} Reveals.`],
    part: "footer",
  },
  {
    req: "74",
    field: "site.footer.copyright",
    value: site.footer.copyright,
    words: [RegExp(`© 2025 ${brand.name}\\b`)],
    part: "footer",
  },
  {
    req: "75",
    field: "site.footer.disclaimer",
    value: site.footer.disclaimer,
    words: ["Privacy-first design. No personal data collection. For informational purposes only — not medical advice."],
    part: "footer",
  },
  {
    req: "76",
    field: "home.downloadBar.title",
    value: home.downloadBar.title,
    words: ["Ready to Take Control?"],
    part: "aside",
  },
  {
    req: "77",
    field: "home.downloadBar.detail",
    value: home.downloadBar.detail,
    words: ["First scans free — download now"],
    part: "aside",
  },
];

const slug = brand.name.toLowerCase().replaceAll(" ", "-");

const stories: Specified[] = [
  ...(
    [
      { req: "2, 79", name: "aboutUs", path: "/about-us", title: "About Us" },
      { req: "3, 82", name: "whyIBuiltThis", path: "/why-i-built-this", title: "Why I Built This" },
      { req: "4, 86", name: "whatItDoes", path: `/what-${slug}-does`, title: `What ${brand.name} AI Does` },
    ] as const
  ).map(({ req, name, path, title }) => ({
    ...{ req, path, words: [title], part: "h1" },
    field: `pages.${name}`,
    value: pages[name].path === path && pages[name].heading,
  })),
  {
    req: "80",
    field: "aboutUs.people[].role",
    value: aboutUs.people.map(({ role }) => role),
    words: ["Founder", "Lead Developer"],
    part: "main article",
    path: pages.aboutUs.path,
  },
  {
    req: "83",
    field: "whyIBuiltThis.photo.caption",
    value: whyIBuiltThis.photo.caption,
    words: [/Childhood photo/],
    part: "figure",
    path: pages.whyIBuiltThis.path,
  },
  {
    req: "84",
    field: "whyIBuiltThis.moments",
    value: whyIBuiltThis.moments,
    words: 3,
    part: "main h2",
    path: pages.whyIBuiltThis.path,
  },
  {
    req: "88",
    field: "whatItDoes.bullets",
    value: whatItDoes.bullets,
    words: 6,
    part: "main li:has(h3)",
    path: whatPath,
  },
  {
    req: "91",
    field: "whatItDoes.ending.line",
    value: whatItDoes.ending.line,
    words: ["Scan ingredients. Get instant knowledge. Make better choices."],
    part: "main",
    path: whatPath,
  },
  {
    req: "92",
    field: "notFound.title",
    value: notFound.title,
    words: ["Oops! Page not found"],
    part: "h1",
    path: "/404",
  },
  {
    req: "93",
    field: "notFound.button",
    value: notFound.button,
    words: ["Return to Home"],
    part: 'main a[href="/"]',
    path: "/404",
  },
];

const contains = (text: string, words: (string | RegExp)[]) =>
  words.every((word) => (typeof word === "string" ? text.includes(word) : word.test(text)));

const isAsSpecified = ({ value, words }: Specified) =>
  typeof words === "number" ? Array.isArray(value) && value.length === words : contains(wordsIn(value), words);

for (const specified of [...product, ...landing, ...frame, ...stories]) {
  const { req, field, words, part, path = "/" } = specified;
  const what = typeof words === "number" ? `${words} entries` : words.join(", ");
  const isTested = isAsSpecified(specified);
  if (!isTested) notChecked(`${field} differs from the words of the specification (req ${req})`);

  (isTested ? it : it.skip)(`${path} has ${what} (req ${req})`, () => {
    const $ = parseText(fileOf(path));
    const found = $(part).toArray();
    if (typeof words === "number") expect(found).toHaveLength(words);
    else
      expect(words.filter((word) => !contains(plainText(found.map((one) => `${$(one).text()} `)), [word]))).toEqual([]);
  });
}

it("has the release date 1745366400 in the address of each badge (req 129)", () => {
  if (store.badge.releaseDate !== 1745366400) return notChecked("store.badge.releaseDate differs (req 129)");
  const $ = parse("index.html");
  const badges = $(`img[alt="${store.badge.alt}"]`).toArray();
  expect(badges.length).toBeGreaterThan(3);
  for (const badge of badges) expect($(badge).attr("src")).toMatch(/[?&]releaseDate=1745366400$/);
});

import sharp from "sharp";
import { pages } from "../../content/pages";
import { expect, expectWords, section, test, words } from "./test";

/* Section 1 of the specification: what the product is and claims, in the words of the pages. */

const whatPath = pages.whatItDoes.path;
const kinds = /food, cosmetics, skincare, supplements, (and )?perfumes/;

test(
  "names the kinds of products on both pages (req 10)",
  words({ home: kinds, whatItDoes: kinds }),
  async ({ read }) => {
    for (const path of ["/", whatPath]) await expect((await read(path)).getByRole("main")).toContainText(kinds);
  },
);

/* Words of the page about what the app does. */
for (const [number, title, patterns] of [
  [11, "names the technology", [/character recognition/i, /large language model/i, /curated expert rules/i]],
  [12, "needs no barcode and no typing", [/no barcodes?, no manual entry/i]],
  [13, "reads handwriting, screenshots, bottles and tubs", [/handwritten/i, /screenshots/i, /bottles/i, /tubs/i]],
  [14, "reads product titles", [/product’s title/]],
  [
    18,
    "names purpose, effects, banned status, origin and safety",
    [/purpose/i, /effects/i, /banned/i, /FDA/, /\bEU\b/, /origin/i, /safety/i],
  ],
] as const)
  test(`${title} (req ${number})`, words({ whatItDoes: patterns }), async ({ read }) => {
    await expectWords((await read(whatPath)).getByRole("main"), patterns);
  });

/* Words of a section of the landing page. */
for (const [number, title, id, field, patterns] of [
  [12, "reads words, so there is nothing to type", "disclaimer", "home.disclaimer", [/barcode/i, /nothing to type/i]],
  [
    17,
    "has a color-coded breakdown with flags for allergens and concerns",
    "why-people-trust",
    "home.whyPeopleTrust.cards[breakdown]",
    [/color-coded/i, /flags? your allergens/i, /concerns/i],
  ],
  [19, "writes in plain English", "why-people-trust", "home.whyPeopleTrust.cards[plain-english]", [/plain-English/i]],
  [
    20,
    "states the privacy claims",
    "why-people-trust",
    "home.whyPeopleTrust.cards[privacy]",
    [
      ...[/stay on your device/, /Nothing is stored or linked to you\./],
      ...[/No personal data collected\./, /Data is never sold\./],
    ],
  ],
  [
    21,
    "works offline in part",
    "why-people-trust",
    "home.whyPeopleTrust.cards[offline]",
    [/offline/, /some features/i, /connection improves/i],
  ],
  [
    22,
    "is informational, from verified sources",
    "disclaimer",
    "home.disclaimer",
    [/informational only/i, /not medical advice/i, /verified scientific sources/i],
  ],
  [
    26,
    "starts free, without a credit card",
    "pricing",
    "home.pricing",
    [/Start free/, /no credit card/i, /first\s+scans/i],
  ],
  [
    27,
    "is free to install, with in-app purchases and no hidden fees",
    "pricing",
    "home.pricing",
    [/installing is free/i, /in-app purchases/i, /no hidden fees/i],
  ],
  [
    28,
    "is billed by the store and can be canceled anytime",
    "pricing",
    "home.pricing",
    [/billed by the App Store/i, /cancel anytime/i],
  ],
] as const)
  test(`${title} (req ${number})`, words({ [field]: patterns }), async ({ read }) => {
    await expectWords(section(await read(), id), patterns);
  });

test(
  "runs on iOS 14 and later (req 15)",
  words({ "faq[devices].answer": /iOS 14 (or|and) later/ }),
  async ({ read }) => {
    await expect((await read()).getByRole("main")).toContainText(/iOS 14 (or|and) later/);
  },
);

const worries = /allergens, estrogenic disruptors, risky compounds/i;

test("names what people worry about (req 16)", words({ "home.problem.pains": worries }), async ({ read }) => {
  await expect(section(await read(), "problem")).toContainText(worries);
});

test("has 1,000+ users (req 23)", words({ "home.hero.rating.users": "1,000+ users" }), async ({ read }) => {
  await expect(section(await read(), "hero").getByText("1,000+ users")).toBeVisible();
});

test("has a rating of 4.8 (req 24)", words({ "home.hero.rating.score": 4.8 }), async ({ read }) => {
  const score = section(await read(), "hero").getByText(/\b4\.8\b/);
  await expect(score.first()).toBeVisible();
});

/** Returns the number of shapes side by side in a picture, which empty columns separate. */
async function countShapes(picture: Buffer) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const background = data[0] ?? 0;
  const isEmpty = (x: number) =>
    Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * info.channels] ?? 0).every(
      (value) => Math.abs(value - background) < 40,
    );
  const columns = Array.from({ length: info.width }, (_, x) => isEmpty(x));
  return columns.filter((empty, x) => !empty && (columns[x - 1] ?? true)).length;
}

test("has five stars (req 25)", words({ "home.hero.rating.stars": 5 }), async ({ read }) => {
  const stars = section(await read(), "hero")
    .locator("p > svg")
    .first();
  expect(await countShapes(await stars.screenshot())).toBe(5);
});

test(
  "names the former name on About Us (req 30)",
  words({ "aboutUs.formerly": "Formerly Small Print Reader." }),
  async ({ read }) => {
    await expect((await read(pages.aboutUs.path)).getByText("Formerly Small Print Reader.")).toBeVisible();
  },
);

test(
  "shows the founder's motivation on the story pages (req 31)",
  words({ aboutUs: /rash/, "whyIBuiltThis.moments": /rash/ }),
  async ({ read }) => {
    for (const { path } of [pages.aboutUs, pages.whyIBuiltThis])
      await expect((await read(path)).getByRole("main")).toContainText(/rash/);
  },
);

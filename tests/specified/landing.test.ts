import { brand } from "../../content/brand";
import { store } from "../../content/store";
import { expect, expectWords, section, test, words } from "./test";

for (const [number, id, field, text] of [
  [34, "hero", "home.hero.button", "START TODAY"],
  [40, "label-confusion", "home.labelConfusion.button", "Start Your Free Scan"],
  [68, "closing", "home.closing.button", "Check it now"],
] as const)
  test(`has the button ${text} (req ${number})`, words({ [field]: text }), async ({ read }) => {
    const button = section(await read(), id)
      .getByRole("link", { name: text, exact: true })
      .first();
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute("href", store.link);
  });

for (const [number, id, field, heading] of [
  [41, "who-this-helps", "home.whoThisHelps.heading", "Who This Helps"],
  [45, "why-people-trust", "home.whyPeopleTrust.heading", `Why People Trust ${brand.name}`],
  [50, "testimonials", "home.testimonials.heading", "Real People. Real Relief."],
  [52, "how-to-use", "home.howItWorks.heading", "How It Works"],
  [65, "closing", "home.closing.heading", "Shop With Confidence"],
] as const)
  test(
    `has the heading ${heading.replace(` ${brand.name}`, "")} (req ${number})`,
    // The page has no testimonials without quotes.
    words({ [field]: heading, ...(id === "testimonials" && { testimonials: /./ }) }),
    async ({ read }) => {
      const words = section(await read(), id).getByRole("heading", { level: 2, name: heading, exact: true });
      await expect(words).toBeVisible();
    },
  );

test(
  "has a line with the star rating in the hero (req 36)",
  words({ "home.hero.rating.score": 4.8, "home.hero.rating.scoreLabel": "star rating" }),
  async ({ read }) => {
    await expect(section(await read(), "hero").getByText("4.8 star rating")).toBeVisible();
  },
);

const audiences = [
  ...["Parents", "Pregnant / Nursing", "Clean-Beauty Fans", "Wellness & Supplements"],
  ...["Pet Owners", "Allergy-Conscious", "Fitness Enthusiasts"],
];

test(
  "has seven audiences with the specified titles (req 42)",
  words({ "home.whoThisHelps.cards[].title": audiences }),
  async ({ read }) => {
    await expect(section(await read(), "who-this-helps").getByRole("heading", { level: 3 })).toHaveText(audiences);
  },
);

test("has six feature cards (req 46)", words({ "home.whyPeopleTrust.cards": 6 }), async ({ read }) => {
  await expect(section(await read(), "why-people-trust").locator("li:has(h3)")).toHaveCount(6);
});

const badges = ["Privacy-first design", "Science-backed analysis", "Instant results"];

test("has the three badges (req 48)", words({ "home.whyPeopleTrust.badges": badges }), async ({ read }) => {
  for (const badge of badges) {
    const item = section(await read(), "why-people-trust")
      .getByRole("listitem")
      .filter({ hasText: RegExp(`^${badge}$`) });
    await expect(item).toHaveCount(1);
    await expect(item.getByRole("link")).toHaveCount(0);
  }
});

test(
  "has the steps Scan & Know, AI Insights and Understand Impact (req 53)",
  words({ "home.howItWorks.steps[].title": ["Scan & Know", "AI Insights", "Understand Impact"] }),
  async ({ read }) => {
    const headings = section(await read(), "how-to-use")
      .getByRole("listitem")
      .getByRole("heading", { level: 3 });
    await expect(headings).toHaveText([/^1\s*Scan & Know$/, /^2\s*AI Insights$/, /^3\s*Understand Impact$/]);
  },
);

const disclaimer = [/informational only/, /not medical advice/, /doesn’t diagnose/];

test(
  "states that it is informational, no medical advice and no diagnosis (req 54)",
  words({ "home.disclaimer.disclaimer": disclaimer }),
  async ({ read }) => {
    await expectWords(section(await read(), "disclaimer").getByRole("note"), disclaimer);
  },
);

test("has four features (req 55)", words({ "home.disclaimer.features": 4 }), async ({ read }) => {
  await expect(section(await read(), "disclaimer").locator("li:has(h3)")).toHaveCount(4);
});

test("offers a free trial (req 56)", words({ "home.pricing": /free trial/i }), async ({ read }) => {
  await expect(section(await read(), "pricing")).toContainText(/free trial/i);
});

test("has six questions (req 57)", words({ faq: 6 }), async ({ read }) => {
  await expect(section(await read(), "faq").getByRole("button")).toHaveCount(6);
});

for (const [number, about, id, question, claims] of [
  [59, "medical advice", "medical-advice", /medical advice/, [/^No\b/, /for information only/]],
  [60, "privacy", "privacy", /photos\?/, [/processed locally/, /nothing is shared without your permission/]],
  [61, "devices", "devices", /on my iPhone\?/, [/iOS 14 or later/]],
  [62, "accuracy", "accuracy", /How accurate/, [/\bAI\b/, /curated expert rules/, /verified scientific sources/]],
  [63, "cost", "cost", /cost\?/, [/Installing is free/, /in-app purchases/]],
  [64, "offline use", "offline", /offline\?/, [/Some features work/, /connection improves/]],
] as const)
  test(
    `has a question about ${about} (req ${number})`,
    words({ [`faq[${id}].question`]: question, [`faq[${id}].answer`]: claims }),
    async ({ read }) => {
      const item = section(await read(), "faq").locator(`#question-${id}`);
      await expect(item.getByRole("button")).toHaveText(question);
      // An answer is in the page before it is opened.
      await expectWords(item.locator("p"), claims);
    },
  );

const trustPoints = ["Thousands of ingredients decoded", "Privacy-first design"];

test(
  "has the two trust points (req 69)",
  words({ "home.closing.trustPoints[].text": trustPoints }),
  async ({ read }) => {
    await expect(section(await read(), "closing").getByRole("listitem")).toHaveText(trustPoints);
  },
);

test("has ten quotes with a date, MM/DD/YYYY (req 96)", words({ testimonials: 10 }), async ({ read }) => {
  const page = await read();
  const quotes = section(page, "testimonials").locator("li:has(blockquote)");
  await expect(quotes).toHaveCount(10);
  for (const quote of await quotes.all()) await expect(quote.getByRole("time")).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
});

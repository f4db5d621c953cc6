import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import type { RichTextCopy } from "@/content/schema";
import { plainText } from "@/content/schema/plain-text";
import { contentRegistry } from "@/scripts/content/content-registry";
import { fileOf, parse } from "./exported";

/*
 * The strings that the specification quotes. Strings that the owner changed are skipped. CI sets AS_SPECIFIED=1, and
 * they fail. Other tests check that each page renders its copy.
 */
const isSpecified = process.env.AS_SPECIFIED === "1";

type Fields = Record<string, unknown>;

/** Returns the text of a field, like `home.hero.button`. */
function wordsIn(field: string): string {
  const [name, ...keys] = field.match(/[\w-]+/g) ?? [];
  const module = contentRegistry.find((entry) => entry.name === name)?.value;
  const value = keys.reduce<unknown>((fields, key) => (fields as Fields)?.[key], module);
  return Array.isArray(value) ? plainText(value as RichTextCopy) : String(value);
}

const closingLine = "Scan ingredients. Get instant knowledge. Make better choices.";
const disclaimer =
  "Privacy-first design. No personal data collection. For informational purposes only — not medical advice.";
const story = (page: keyof typeof pages) => fileOf(pages[page].path);

const audiences =
  "Parents, Pregnant / Nursing, Clean-Beauty Fans, Wellness & Supplements, Pet Owners, Allergy-Conscious, Fitness Enthusiasts";
const steps = "Scan & Know, AI Insights, Understand Impact";
const titlesOf = (numbers: string, list: string, words: string) =>
  words.split(", ").map((word, index): [string, string, string] => [numbers, `${list}[${index}].title`, word]);

/* Requirement numbers, a field and a string that it contains. */
const quoted: [numbers: string, field: string, words: string][] = [
  ["(req 34)", "home.hero.button", "START TODAY"],
  ["(req 23)", "home.hero.rating.users", "1,000+"],
  ["(req 24, 36)", "home.hero.rating.score", "4.8"],
  ["(req 40)", "home.labelConfusion.button", "Start Your Free Scan"],
  ["(req 41)", "home.whoThisHelps.heading", "Who This Helps"],
  ["(req 45)", "home.whyPeopleTrust.heading", "Why People Trust"],
  ["(req 48)", "home.whyPeopleTrust.badges", "Privacy-first design"],
  ["(req 48)", "home.whyPeopleTrust.badges", "Science-backed analysis"],
  ["(req 48)", "home.whyPeopleTrust.badges", "Instant results"],
  ...titlesOf("(req 42)", "home.whoThisHelps.cards", audiences),
  ...titlesOf("(req 53)", "home.howItWorks.steps", steps),
  ["(req 50)", "home.testimonials.heading", "Real People. Real Relief."],
  ["(req 65)", "home.closing.heading", "Shop With Confidence"],
  ["(req 68)", "home.closing.button", "Check it now"],
  ["(req 69)", "home.closing.trustPoints[0]", "Thousands of ingredients decoded"],
  ["(req 69)", "home.closing.trustPoints[1]", "Privacy-first design"],
  ["(req 76)", "home.downloadBar.title", "Ready to Take Control?"],
  ["(req 77)", "home.downloadBar.detail", "First scans free — download now"],
  ["(req 29, 70)", "site.footer.tagline", `Labels Hide, ${brand.name} Reveals`],
  ["(req 75)", "site.footer.disclaimer", disclaimer],
  ["(req 74)", "brand.copyrightYear", "2025"],
  ["(req 79)", "pages.aboutUs.heading", "About Us"],
  ["(req 80)", "aboutUs.people[0].role", "Founder"],
  ["(req 80)", "aboutUs.people[1].role", "Lead Developer"],
  ["(req 82)", "pages.whyIBuiltThis.heading", "Why I Built This"],
  ["(req 86)", "pages.whatItDoes.heading", `What ${brand.name} AI Does`],
  ["(req 91)", "whatItDoes.ending.line", closingLine],
  ["(req 92)", "notFound.title", "Oops! Page not found"],
  ["(req 93)", "notFound.button", "Return to Home"],
  ["(req 95)", "errorPage.title", "Unexpected Application Error!"],
  ["(req 2)", "pages.aboutUs.path", "/about-us"],
  ["(req 3)", "pages.whyIBuiltThis.path", "/why-i-built-this"],
  ["(req 4)", "pages.whatItDoes.path", "/what-"],
  ["(req 4)", "pages.whatItDoes.path", "-does"],
  ["(req 52)", "home.howItWorks.id", "how-to-use"],
  ["(req 129)", "store.badge.releaseDate", "1745366400"],
];

for (const [numbers, field, words] of quoted) {
  const value = wordsIn(field);
  if (isSpecified || value.includes(words)) it(`${field}: ${words} ${numbers}`, () => expect(value).toContain(words));
  else it.skip(`${field} was changed from: ${words} ${numbers}`, () => {});
}

it.each([
  ["pain points (req 37)", "index.html", `#${home.problem.id} ol > li`, 3],
  ["numbered steps (req 53)", "index.html", `#${home.howItWorks.id} ol > li`, 3],
  ["screenshots (req 39)", "index.html", `#${home.labelConfusion.id} ol > li img:not([alt=''])`, 3],
  ["feature cards (req 46)", "index.html", `#${home.whyPeopleTrust.id} li:has(h3)`, 6],
  ["features (req 55)", "index.html", `#${home.disclaimer.id} div:first-child > ul > li`, 4],
  ["features of what it does (req 88)", story("whatItDoes"), "main section li", 6],
  ["moments of the story (req 84)", story("whyIBuiltThis"), "main section h2", 3],
  ["portraits (req 81)", story("aboutUs"), "main article img", aboutUs.people.length],
])("has %s: %s", (_, file, place, count) => {
  expect(parse(file)(place)).toHaveLength(count);
});

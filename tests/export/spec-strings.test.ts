import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import { plainText } from "@/content/plain-text";
import type { RichText } from "@/content/schema";
import { contentRegistry } from "@/scripts/content/content-registry";
import { fileOf, parse } from "./exported";

/*
 * The one place where tests spell words out: those that the specification quotes. A field in which an owner says something else steps aside, and says so; for us, whose
 * words are the specification's, none does (docs/decisions/7-content.md).
 */
const isOurs = process.env.AS_SPECIFIED === "1";

type Part = Record<string, unknown>;

/** The words of a field, named as an owner reads it. */
function wordsIn(field: string): string {
  const [name, ...keys] = field.match(/[\w-]+/g) ?? [];
  const module = contentRegistry.find((entry) => entry.name === name)?.value;
  const value = keys.reduce<unknown>((part, key) => (part as Part | undefined)?.[key], module);
  return Array.isArray(value) ? plainText(value as RichText) : String(value);
}

const closingLine = "Scan ingredients. Get instant knowledge. Make better choices.";
const disclaimer =
  "Privacy-first design. No personal data collection. For informational purposes only — not medical advice.";
const story = (page: keyof typeof pages) => fileOf(pages[page].path);

const audiences =
  "Parents, Pregnant / Nursing, Clean-Beauty Fans, Wellness & Supplements, Pet Owners, Allergy-Conscious, Fitness Enthusiasts";
const steps = "Scan & Know, AI Insights, Understand Impact";
const titlesOf = (list: string, words: string) =>
  words.split(", ").map((word, index): [string, string] => [`${list}[${index}].title`, word]);

/* A field and the specification's words for it; that its page shows it where it belongs is in landing.test.ts and pages.test.ts. */
const quoted: [field: string, words: string][] = [
  ["home.hero.button", "START TODAY"],
  ["home.hero.rating.users", "1,000+"],
  ["home.hero.rating.score", "4.8"],
  ["home.labelConfusion.button", "Start Your Free Scan"],
  ["home.whyPeopleTrust.badges", "Privacy-first design"],
  ["home.whyPeopleTrust.badges", "Science-backed analysis"],
  ["home.whyPeopleTrust.badges", "Instant results"],
  ...titlesOf("home.whoThisHelps.cards", audiences),
  ...titlesOf("home.howItWorks.steps", steps),
  ["home.testimonials.heading", "Real People. Real Relief."],
  ["home.closing.heading", "Shop With Confidence"],
  ["home.closing.button", "Check it now"],
  ["home.closing.trustPoints[0]", "Thousands of ingredients decoded"],
  ["home.closing.trustPoints[1]", "Privacy-first design"],
  ["home.stickyBar.title", "Ready to Take Control?"],
  ["home.stickyBar.detail", "First scans free — download now"],
  ["site.footer.tagline", `Labels Hide, ${brand.name} Reveals`],
  ["site.footer.disclaimer", disclaimer],
  ["brand.copyrightYear", "2025"],
  ["pages.aboutUs.heading", "About Us"],
  ["aboutUs.people[0].role", "Founder"],
  ["aboutUs.people[1].role", "Lead Developer"],
  ["pages.whyIBuiltThis.heading", "Why I Built This"],
  ["pages.whatItDoes.heading", `What ${brand.name} AI Does`],
  ["whatItDoes.ending.line", closingLine],
  ["notFound.title", "Oops! Page not found"],
  ["notFound.button", "Return to Home"],
  ["errorPage.title", "Unexpected Application Error!"],
  ["pages.aboutUs.path", "/about-us"],
  ["pages.whyIBuiltThis.path", "/why-i-built-this"],
  ["pages.whatItDoes.path", "/what-"],
  ["pages.whatItDoes.path", "-does"],
  ["home.howItWorks.id", "how-to-use"],
  ["store.badge.releaseDate", "1745366400"],
];

for (const [field, words] of quoted) {
  const value = wordsIn(field);
  if (isOurs || value.includes(words))
    it(`${field}: ${words}`, () => expect(value).toContain(words));
  else it.skip(`${field} is the owner's now, and no longer: ${words}`, () => {});
}

it.each([
  ["pain points", "index.html", `#${home.problem.id} ol > li`, 3],
  ["screenshots", "index.html", `#${home.labelConfusion.id} ol > li img:not([alt=''])`, 3],
  ["feature cards", "index.html", `#${home.whyPeopleTrust.id} li:has(h3)`, 6],
  ["features", "index.html", `#${home.disclaimer.id} div:first-child > ul > li`, 4],
  ["features of what it does", story("whatItDoes"), "main section li", 6],
  ["moments of the story", story("whyIBuiltThis"), "main section h2", 3],
  ["portraits, one of each person", story("aboutUs"), "main article img", aboutUs.people.length],
])("has its %s: %s", (_, file, place, count) => {
  expect(parse(file)(place)).toHaveLength(count);
});

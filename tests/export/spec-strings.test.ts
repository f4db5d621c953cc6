import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import { plainText } from "@/content/plain-text";
import { notFound, site } from "@/content/site";
import { store } from "@/content/store";
import { testimonials } from "@/content/testimonials";
import { whatItDoes } from "@/content/what-it-does";
import { fileOf, type Page, parse, wordsOf } from "./exported";

/*
 * The one place where tests spell words out: those that the specification quotes, on the page and in the part of it where
 * the specification has them. A field in which an owner says something else steps aside, and says so; for us, whose
 * words are the specification's, none does (docs/decisions/7-content.md).
 */
const isAsSpecified = process.env.AS_SPECIFIED === "1";

function spec(
  field: string,
  value: string | readonly string[],
  words: typeof value,
  test: () => void,
) {
  const isSame =
    typeof value === "string" && typeof words === "string"
      ? value.includes(words)
      : String(value) === String(words);
  if (isSame || isAsSpecified) it(`${field}: ${words}`, test);
  else it.skip(`${field} is the owner's, and no longer: ${words}`, test);
}

const titles = ($: Page, selector: string) =>
  $(selector)
    .toArray()
    .map((heading) => $(heading).text());

describe("the specification's words on the landing page", () => {
  const $ = parse("index.html");
  const { hero, labelConfusion, whyPeopleTrust, closing, stickyBar } = home;
  const badges = plainText(whyPeopleTrust.badges);
  const trustPoint = (index: number) => closing.trustPoints[index] ?? "";

  const quotes: [string, string, string, string][] =
    testimonials.length === 0
      ? []
      : [
          [
            "home.testimonials.heading",
            plainText(home.testimonials.heading),
            `#${home.testimonials.id}`,
            "Real People. Real Relief.",
          ],
        ];
  const cases: [string, string, string, string][] = [
    ["home.hero.button", hero.button, `#${hero.id}`, "START TODAY"],
    ["home.hero.rating.users", hero.rating.users, `#${hero.id}`, "1,000+"],
    ["home.hero.rating.score", hero.rating.score, `#${hero.id}`, "4.8"],
    [
      "home.labelConfusion.button",
      labelConfusion.button,
      `#${labelConfusion.id}`,
      "Start Your Free Scan",
    ],
    ["home.whyPeopleTrust.badges", badges, `#${whyPeopleTrust.id}`, "Privacy-first design"],
    ["home.whyPeopleTrust.badges", badges, `#${whyPeopleTrust.id}`, "Science-backed analysis"],
    ["home.whyPeopleTrust.badges", badges, `#${whyPeopleTrust.id}`, "Instant results"],
    ...quotes,
    ["home.closing.heading", plainText(closing.heading), `#${closing.id}`, "Shop With Confidence"],
    ["home.closing.button", closing.button, `#${closing.id}`, "Check it now"],
    [
      "home.closing.trustPoints[0]",
      trustPoint(0),
      `#${closing.id}`,
      "Thousands of ingredients decoded",
    ],
    ["home.closing.trustPoints[1]", trustPoint(1), `#${closing.id}`, "Privacy-first design"],
    [
      "site.footer.disclaimer",
      site.footer.disclaimer,
      "footer",
      "Privacy-first design. No personal data collection. For informational purposes only — not medical advice.",
    ],
    ["brand.copyrightYear", String(brand.copyrightYear), "footer", "2025"],
    ["home.stickyBar.title", stickyBar.title, "aside", "Ready to Take Control?"],
    ["home.stickyBar.detail", stickyBar.detail, "aside", "First scans free — download now"],
  ];
  for (const [field, value, place, words] of cases)
    spec(field, value, words, () => expect(wordsOf($, place)).toContain(words));

  const audiences = [
    "Parents",
    "Pregnant / Nursing",
    "Clean-Beauty Fans",
    "Wellness & Supplements",
    "Pet Owners",
    "Allergy-Conscious",
    "Fitness Enthusiasts",
  ];
  const cards = home.whoThisHelps.cards.map(({ title }) => title);
  spec("home.whoThisHelps.cards", cards, audiences, () =>
    expect(titles($, `#${home.whoThisHelps.id} li h3`)).toEqual(audiences),
  );

  const steps = ["Scan & Know", "AI Insights", "Understand Impact"];
  const stepTitles = home.howItWorks.steps.map(({ title }) => title);
  spec("home.howItWorks.steps", stepTitles, steps, () =>
    expect(titles($, `#${home.howItWorks.id} ol > li h3`)).toEqual(steps),
  );
  spec("home.howItWorks.id", home.howItWorks.id, "how-to-use", () =>
    expect($("#how-to-use")).toHaveLength(1),
  );

  const { badge: storeBadge } = store;
  spec("store.badge.releaseDate", String(storeBadge.releaseDate), "1745366400", () =>
    expect($(`img[src="${storeBadge.src}?releaseDate=1745366400"]`).length).toBeGreaterThan(0),
  );

  it("say how long the landing page's lists are", () => {
    expect($(`#${home.problem.id} ol > li`)).toHaveLength(3);
    expect($(`#${labelConfusion.id} ol > li img:not([alt=''])`)).toHaveLength(3);
    expect($(`#${whyPeopleTrust.id} li:has(h3)`)).toHaveLength(6);
    expect($(`#${home.disclaimer.id} li:has(h3 + p)`)).toHaveLength(4);
  });
});

describe("the specification's words on the other pages", () => {
  const title = (field: string, value: string, file: string, words: string) =>
    spec(field, value, words, () => expect(wordsOf(parse(file), "h1")).toBe(words));
  title(
    "pages.aboutUs.heading",
    plainText(pages.aboutUs.heading),
    fileOf(pages.aboutUs.path),
    "About Us",
  );
  title(
    "pages.whyIBuiltThis.heading",
    plainText(pages.whyIBuiltThis.heading),
    fileOf(pages.whyIBuiltThis.path),
    "Why I Built This",
  );
  title("notFound.title", notFound.title, "404.html", "Oops! Page not found");
  title(
    "pages.whatItDoes.heading",
    plainText(pages.whatItDoes.heading),
    fileOf(pages.whatItDoes.path),
    `What ${brand.name} AI Does`,
  );

  const closingLine = "Scan ingredients. Get instant knowledge. Make better choices.";
  spec("whatItDoes.ending.line", whatItDoes.ending.line, closingLine, () =>
    expect(wordsOf(parse(fileOf(pages.whatItDoes.path)), "main")).toContain(closingLine),
  );

  it("list six features of what the app does", () => {
    expect(parse(fileOf(pages.whatItDoes.path))("main section li")).toHaveLength(6);
  });

  it("tell the founder's story in three moments", () => {
    expect(parse(fileOf(pages.whyIBuiltThis.path))("main section h2")).toHaveLength(3);
  });

  const about = parse(fileOf(pages.aboutUs.path));
  const team = about("main article");
  it("show each of the people with a portrait", () => {
    expect(team.toArray().map((card) => about(card).find("img").length)).toEqual(
      aboutUs.people.map(() => 1),
    );
  });
  aboutUs.people.forEach(({ role }, index) => {
    const words = ["Founder", "Lead Developer"][index] ?? "";
    spec(`aboutUs.people[${index}].role`, role, words, () =>
      expect(team.eq(index).text()).toContain(words),
    );
  });

  spec("notFound.button", notFound.button, "Return to Home", () =>
    expect(wordsOf(parse("404.html"), 'main a[href="/"]')).toBe("Return to Home"),
  );
});

describe("the specification's addresses", () => {
  it("are those of the pages", () => {
    expect(pages).toMatchObject({
      home: { path: "/" },
      aboutUs: { path: "/about-us" },
      whyIBuiltThis: { path: "/why-i-built-this" },
    });
    expect(pages.whatItDoes.path).toMatch(/^\/what-[a-z0-9-]+-does$/);
  });
});

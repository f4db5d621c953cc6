import { pages } from "@/content/pages";
import { fileOf, type Page, parse, wordsOf } from "./exported";

/*
 * The one place where tests spell words out: those that the specification quotes, on the page and in the part of it where
 * the specification has them.
 */

const titles = ($: Page, selector: string) =>
  $(selector)
    .toArray()
    .map((heading) => $(heading).text());

describe("the specification's words on the landing page", () => {
  const $ = parse("index.html");

  it.each([
    ["#hero", "START TODAY"],
    ["#hero", "1,000+"],
    ["#hero", "4.8"],
    ["#label-confusion", "Start Your Free Scan"],
    ["#why-people-trust", "Privacy-first design"],
    ["#why-people-trust", "Science-backed analysis"],
    ["#why-people-trust", "Instant results"],
    ["#testimonials", "Real People. Real Relief."],
    ["section:has(a):last-of-type", "Shop With Confidence"],
    ["section:has(a):last-of-type", "Check it now"],
    ["section:has(a):last-of-type", "Thousands of ingredients decoded"],
    ["section:has(a):last-of-type", "Privacy-first design"],
    [
      "footer",
      "Privacy-first design. No personal data collection. For informational purposes only — not medical advice.",
    ],
    ["footer", "2025"],
    ["aside", "Ready to Take Control?"],
    ["aside", "First scans free — download now"],
  ])("are in %s: %s", (place, words) => {
    expect(wordsOf($, place)).toContain(words);
  });

  it("name the seven audiences in order", () => {
    expect(titles($, "#who-this-helps li h3")).toEqual([
      "Parents",
      "Pregnant / Nursing",
      "Clean-Beauty Fans",
      "Wellness & Supplements",
      "Pet Owners",
      "Allergy-Conscious",
      "Fitness Enthusiasts",
    ]);
  });

  it("name the three steps in order, at the address #how-to-use", () => {
    expect(titles($, "#how-to-use ol > li h3")).toEqual([
      "Scan & Know",
      "AI Insights",
      "Understand Impact",
    ]);
  });

  it("say how long the landing page's lists are", () => {
    expect($("#problem ol > li")).toHaveLength(3);
    expect($("#label-confusion ol > li img:not([alt=''])")).toHaveLength(3);
    expect($("#why-people-trust li:has(h3)")).toHaveLength(6);
    expect($("#disclaimer li:has(h3)")).toHaveLength(4);
    expect($("#faq h3")).toHaveLength(6);
  });
});

describe("the specification's words on the other pages", () => {
  it.each([
    [pages.aboutUs.path, "About Us"],
    [pages.whyIBuiltThis.path, "Why I Built This"],
    ["/404", "Oops! Page not found"],
  ])("title %s: %s", (href, title) => {
    expect(wordsOf(parse(fileOf(href)), "h1")).toBe(title);
  });

  it("end the page about what the app does", () => {
    const $ = parse(fileOf(pages.whatItDoes.path));
    expect(wordsOf($, "h1")).toMatch(/^What .+ AI Does$/);
    expect(wordsOf($, "main")).toContain(
      "Scan ingredients. Get instant knowledge. Make better choices.",
    );
    expect($("main section li")).toHaveLength(6);
  });

  it("tell the founder's story in three moments", () => {
    expect(parse(fileOf(pages.whyIBuiltThis.path))("main section h2")).toHaveLength(3);
  });

  it("show a founder and a lead developer, each with a portrait", () => {
    const $ = parse(fileOf(pages.aboutUs.path));
    const cards = $("main article");
    expect(cards.toArray().map((card) => $(card).find("img").length)).toEqual([1, 1]);
    expect(cards.first().text()).toContain("Founder");
    expect(cards.last().text()).toMatch(/Lead Developer/i);
  });

  it("lead home from an unknown address", () => {
    expect(wordsOf(parse("404.html"), 'main a[href="/"]')).toBe("Return to Home");
  });
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

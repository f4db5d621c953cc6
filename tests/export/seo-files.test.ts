import { load } from "cheerio";
import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { pages } from "@/content/pages";
import { site } from "@/content/site";
import { store } from "@/content/store";
import {
  exportedPages,
  isExported,
  missingPage,
  parse,
  pathOf,
  read,
  storyPages,
} from "./exported";

type Thing = Record<string, unknown> & { "@type": string };

const absolute = (path: string) => new URL(path, brand.siteUrl).href;

/** The structured data of an exported page, by type. */
function things(file: string): Record<string, Thing> {
  const $ = parse(file);
  const parsed = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Thing);
  return Object.fromEntries(parsed.map((thing) => [thing["@type"], thing]));
}

describe("structured data of the landing page", () => {
  const { Organization, MobileApplication, FAQPage, ...others } = things("index.html");

  it("is the organisation, the app and its questions", () => {
    expect([Organization, MobileApplication, FAQPage]).not.toContain(undefined);
    expect(Object.keys(others)).toEqual([]);
    for (const thing of [Organization, MobileApplication, FAQPage]) {
      expect(thing?.["@context"]).toMatch(/^https?:\/\/schema\.org\/?$/);
    }
  });

  it("says who makes the app and where they are found", () => {
    expect(Organization).toMatchObject({
      name: brand.name,
      email: brand.email,
      url: absolute(pages.home.path),
    });
    expect(Organization?.sameAs).toEqual(site.footer.social.map(({ href }) => href));
    expect(Organization?.alternateName).toBe(brand.formerName);
    expect(isExported(new URL(String(Organization?.logo)).pathname)).toBe(true);
  });

  it("says what the app is, with its release date and its link", () => {
    expect(MobileApplication).toMatchObject({
      name: brand.name,
      description: pages.home.seo.description,
      operatingSystem: expect.stringContaining("iOS 14"),
      installUrl: store.link,
      datePublished: "2025-04-23",
    });
  });

  it("claims no rating and no review", () => {
    expect(JSON.stringify(things("index.html"))).not.toMatch(/aggregateRating|review|ratingValue/i);
  });

  it("asks and answers the six questions of the page, word for word", () => {
    const questions = (FAQPage?.mainEntity ?? []) as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    const asked = questions.map(({ name, acceptedAnswer }) => ({
      question: name,
      answer: acceptedAnswer.text,
    }));
    expect(asked).toEqual(faq.map(({ question, answer }) => ({ question, answer })));
  });
});

describe.each(storyPages)("structured data of: $label", ({ file, path }) => {
  it("is the way from home to the page", () => {
    const { BreadcrumbList } = things(file);
    const steps = BreadcrumbList?.itemListElement as {
      position: number;
      name: string;
      item: string;
    }[];
    expect(steps.map(({ position, name, item }) => [position, name, new URL(item).href])).toEqual([
      [1, pages.home.label, absolute(pages.home.path)],
      [2, parse(file)("h1").text(), absolute(path)],
    ]);
  });
});

describe("sitemap", () => {
  it("lists exactly the four pages, by their canonical addresses", () => {
    const $ = load(read("sitemap.xml"), { xml: true });
    const listed = $("url > loc")
      .toArray()
      .map((loc) => $(loc).text());
    expect(listed).toHaveLength(4);
    const canonical = exportedPages.map(
      ({ file }) => parse(file)('link[rel="canonical"]').attr("href") ?? "",
    );
    expect(listed).toEqual(canonical.map((address) => new URL(address).href));
  });

  it("is where robots.txt says, which shuts nobody out", () => {
    const robots = read("robots.txt");
    expect(robots).toContain(`Sitemap: ${absolute("/sitemap.xml")}`);
    expect(robots).toMatch(/^Allow: \/$/m);
    expect(robots).not.toMatch(/^Disallow: \S/m);
  });
});

describe("manifest", () => {
  const manifest = JSON.parse(read("manifest.webmanifest"));

  it("names the app and starts at home", () => {
    expect(manifest).toMatchObject({ name: brand.name, start_url: pages.home.path });
  });

  it("has icons that exist, one of them maskable", () => {
    const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
    expect(icons.filter(({ src }) => !isExported(pathOf(src)))).toEqual([]);
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    expect(icons.filter(({ purpose }) => purpose === "maskable")).not.toEqual([]);
  });

  it("is linked by every page", () => {
    for (const { file } of [...exportedPages, missingPage]) {
      expect(parse(file)('link[rel="manifest"]').attr("href")).toBe("/manifest.webmanifest");
    }
  });
});

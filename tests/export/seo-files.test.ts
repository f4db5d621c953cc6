import { join } from "node:path";
import { load } from "cheerio";
import sharp from "sharp";
import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { glossary } from "@/content/glossary";
import { home } from "@/content/home";
import { labels } from "@/content/labels";
import { pages } from "@/content/pages";
import { app as facts, site } from "@/content/site";
import { store } from "@/content/store";
import { whatItDoes } from "@/content/what-it-does";
import {
  everyPage,
  exportedHtml,
  exportedPages,
  isExported,
  missingPage,
  out,
  type Page,
  parse,
  pathOf,
  read,
  storyPages,
  wordsOf,
} from "./exported";

type Node = Record<string, unknown> & { "@type": string; "@id"?: string };

const addressOf = (path: string) => brand.siteUrl + (path === "/" ? "" : path);

/** The nodes of a page's one graph. */
function graphOf(file: string): Node[] {
  const $ = parse(file);
  const scripts = $('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const { "@context": context, "@graph": graph } = JSON.parse(scripts.text());
  expect(context).toBe("https://schema.org");
  return graph;
}

function nodeOf(file: string, type: string): Node {
  const nodes = graphOf(file).filter((node) => node["@type"] === type);
  expect([type, nodes.length]).toEqual([type, 1]);
  return nodes[0] as Node;
}

/** Every object in a value, itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

/** The photos that a page shows, by their paths without size and ending; not what lies over one. */
const photosOn = ($: Page) =>
  $("picture > img:not([alt=''])")
    .toArray()
    .map((img) => ($(img).attr("src") ?? "").replace(/-\d+\.png$/, ""));
const withoutSize = (path: string) => path.replace(/-\d+\.png$/, "");

describe.each(exportedPages)(
  "structured data of: $label",
  ({ file, path, type, label, seo, revised }) => {
    const graph = graphOf(file);
    const all = objectsIn(graph);

    it("answers each reference in its own graph, and names nothing twice", () => {
      const named = all.filter((node) => node["@id"] && Object.keys(node).length > 1);
      const ids = named.map((node) => node["@id"]);
      expect(new Set(ids).size).toBe(ids.length);
      const references = all.filter((node) => node["@id"] && Object.keys(node).length === 1);
      expect(references.length).toBeGreaterThan(3);
      expect(references.filter((node) => !ids.includes(node["@id"]))).toEqual([]);
    });

    it("leaves out what nobody has written", () => {
      const empty = all
        .flatMap(Object.entries)
        .filter(([, value]) => value === "" || value === null);
      expect(empty).toEqual([]);
    });

    it("names files and pages of this site that exist", () => {
      const local = JSON.stringify(graph)
        .match(/"https:[^"#]+"/g)
        ?.map((quoted) => quoted.slice(1, -1))
        .filter((address) => new URL(address).origin === brand.siteUrl)
        .map((address) => new URL(address).pathname);
      const missing = local?.filter(
        (to) => !isExported(to) && !exportedPages.some((page) => page.path === to),
      );
      expect(missing).toEqual([]);
    });

    it("claims no rating and no review, and shows nobody's quote", () => {
      expect(JSON.stringify(graph)).not.toMatch(/aggregateRating|review|ratingValue|quotation/i);
    });

    it("is that of the page: its address, words, day and picture", () => {
      const page = nodeOf(file, type);
      expect(page).toMatchObject({
        url: addressOf(path),
        name: seo.title,
        description: seo.description,
        dateModified: revised,
        isPartOf: { "@id": nodeOf(file, "WebSite")["@id"] },
        primaryImageOfPage: { url: parse(file)('meta[property="og:image"]').attr("content") },
      });
      const about = { "@id": (page.about as Node)["@id"] };
      expect(graph.find((node) => node["@id"] === about["@id"])?.["@type"]).toBe(
        type === "AboutPage" ? "Organization" : "MobileApplication",
      );
    });

    /* developers.google.com/search/docs/appearance/site-names: name and url, on the home page; the same name as og:site_name. */
    it("says the site's name as Google asks for it", () => {
      expect(nodeOf(file, "WebSite")).toMatchObject({
        name: brand.name,
        ...(brand.formerName && { alternateName: brand.formerName }),
        url: addressOf("/"),
      });
    });

    /* …/structured-data/organization: a logo of 112 px at least in a format of Google Images, sameAs of profiles that are linked. */
    it("says who makes the app and where they are found", async () => {
      const organization = nodeOf(file, "Organization");
      expect(organization).toMatchObject({
        name: brand.name,
        ...(brand.formerName && { alternateName: brand.formerName }),
        email: brand.email,
        url: addressOf("/"),
      });
      expect(organization.sameAs ?? []).toEqual(site.footer.social.map(({ href }) => href));
      const logo = join(out, new URL(String(organization.logo)).pathname);
      const { format, width, height } = await sharp(logo).metadata();
      expect([format, Math.min(width, height) >= 112]).toEqual(["png", true]);
      const founder = graph.find((node) => node["@id"] === (organization.founder as Node)["@id"]);
      expect(founder).toMatchObject({ "@type": "Person", name: aboutUs.people[0]?.name });
    });

    /* …/structured-data/breadcrumb: two steps at least, each with its position, name and address. */
    it(path === "/" ? "has no way from home" : "is the way from home to the page", () => {
      const lists = graph.filter((node) => node["@type"] === "BreadcrumbList");
      const steps = lists.flatMap(({ itemListElement }) => itemListElement as Node[]);
      expect(steps.map(({ position, name, item }) => [position, name, item])).toEqual(
        path === "/"
          ? []
          : [
              [1, pages.home.label, addressOf("/")],
              [2, label, addressOf(path)],
            ],
      );
    });
  },
);

describe("structured data of the landing page", () => {
  /*
   * …/structured-data/software-app: name, offers with a price (0 where it is free) and a category of Google's list. It
   * shows a rich result for those alone that state a rating too, which we leave out: no source of ours is honest enough.
   */
  it("says what the app is, what it does and costs, with its release date and its link", () => {
    const app = nodeOf("index.html", "MobileApplication");
    expect(app).toMatchObject({
      name: brand.name,
      applicationCategory: facts.applicationCategory,
      operatingSystem: facts.operatingSystem,
      installUrl: store.link,
      datePublished: new Date(store.badge.releaseDate * 1000).toISOString().slice(0, 10),
      publisher: { "@id": nodeOf("index.html", "Organization")["@id"] },
      offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
      featureList: whatItDoes.bullets.map(({ title }) => title),
    });
    const screens = (app.screenshot as string[]).map((url) => withoutSize(new URL(url).pathname));
    expect(screens).toEqual(home.labelConfusion.screens.map(({ src }) => src));
  });

  /* …/structured-data/faqpage: the questions and whole answers that the page shows. */
  it("asks and answers the questions of the page, word for word", () => {
    const questions = nodeOf("index.html", "FAQPage").mainEntity as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      faq.map(({ question, answer }) => [question, answer]),
    );
  });
});

describe("structured data of the ingredients", () => {
  const file = exportedPages.find(({ path }) => path === pages.ingredients.path)?.file ?? "";
  const $ = parse(file);

  it("defines each name of the labels once, at the address of its entry, in the entry's words", () => {
    const terms = nodeOf(file, "DefinedTermSet").hasDefinedTerm as Record<string, string>[];
    const printed = labels.flatMap(({ ingredients }) => ingredients.map(({ name }) => name));
    for (const name of printed)
      expect(
        terms.filter((term) => name.toLowerCase().includes(`${term.name}`.toLowerCase())),
      ).not.toEqual([]);
    expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
    for (const { name, url, description } of terms) {
      const entry = $(`[id="${new URL(`${url}`).hash.slice(1)}"]`);
      expect(entry.find("h2").text()).toBe(name);
      expect(entry.text().replace(/\s+/g, " ")).toContain(`${description}`.replace(/\s+/g, " "));
    }
  });
});

it("structured data of the page about the makers has each of them, as the page does", () => {
  const file = exportedPages.find(({ path }) => path === pages.aboutUs.path)?.file ?? "";
  const people = graphOf(file).filter((node) => node["@type"] === "Person");
  expect(people.map(({ name, jobTitle }) => [name, jobTitle])).toEqual(
    aboutUs.people.map(({ name, role }) => [name, role]),
  );
  for (const { name } of people) expect(wordsOf(parse(file), "main")).toContain(name);
});

describe("addresses", () => {
  it.each(exportedPages)("spell $label one way, wherever they stand", ({ file, path }) => {
    const $ = parse(file);
    const spelled = [
      $('link[rel="canonical"]').attr("href"),
      $('meta[property="og:url"]').attr("content"),
      ...load(read("sitemap.xml"), { xml: true })("loc")
        .toArray()
        .map((loc) => load(loc).text())
        .filter((address) => new URL(address).pathname === path),
      ...objectsIn(graphOf(file))
        .flatMap(({ url, item }) => [url, item])
        .filter((value): value is string => typeof value === "string" && !value.includes("#"))
        .filter((address) => new URL(address).pathname === path),
    ];
    expect(spelled.length).toBeGreaterThan(3);
    expect([...new Set(spelled)]).toEqual([addressOf(path)]);
  });
});

describe("sitemap", () => {
  const $ = load(read("sitemap.xml"), { xml: true });
  const entries = $("url")
    .toArray()
    .map((url) => ({
      loc: $(url).children("loc").text(),
      lastmod: $(url).children("lastmod").text(),
      photos: $(url)
        .find("image\\:loc")
        .toArray()
        .map((loc) => $(loc).text()),
    }));

  it("lists exactly the pages, each with the day on which its words were last changed", () => {
    expect(entries.map(({ loc, lastmod }) => [loc, lastmod])).toEqual(
      exportedPages.map(({ path, revised }) => [addressOf(path), revised]),
    );
  });

  it.each(exportedPages)(
    "has the photos that $label shows, and files for them",
    ({ file, path }) => {
      const photos =
        entries.find(({ loc }) => loc === addressOf(path))?.photos.map((url) => new URL(url)) ?? [];
      expect(photos.filter(({ origin }) => origin !== brand.siteUrl)).toEqual([]);
      expect(photos.filter(({ pathname }) => !isExported(pathname))).toEqual([]);
      expect(photos.map(({ pathname }) => withoutSize(pathname))).toEqual(photosOn(parse(file)));
    },
  );

  it("is where robots.txt says, which shuts nobody out", () => {
    const robots = read("robots.txt");
    expect(robots).toContain(`Sitemap: ${addressOf("/sitemap.xml")}`);
    expect(robots).toMatch(/^Allow: \/$/m);
    expect(robots).not.toMatch(/^Disallow: \S/m);
  });
});

describe("llms.txt", () => {
  const text = read("llms.txt");
  const lines = text.split("\n");

  it("begins with the name and a summary, as the format has it", () => {
    expect(lines[0]).toBe(`# ${brand.name}`);
    expect(lines.find((line) => line !== "" && line !== lines[0])).toMatch(/^> \w/);
  });

  it("lists under its headings nothing but links, to every page, each question and each ingredient", () => {
    const listed = lines.slice(lines.findIndex((line) => line.startsWith("## ")));
    const links = listed.filter((line) => line !== "" && !line.startsWith("## "));
    expect(links.filter((line) => !/^- \[[^\]]+\]\(https:[^)]+\): \S/.test(line))).toEqual([]);
    const addresses = links.map((line) => /\((https:[^)]+)\)/.exec(line)?.[1]);
    expect(addresses).toEqual([
      ...exportedPages.map(({ path }) => addressOf(path)),
      ...faq.map(({ id }) => addressOf(`/#question-${id}`)),
      ...glossary().map(({ id }) => addressOf(`${pages.ingredients.path}#${id}`)),
      store.link,
    ]);
  });
});

describe("page for an unknown address", () => {
  it("has one directive for crawlers and no structured data", () => {
    const $ = parse(missingPage.file);
    expect($('meta[name="robots"], meta[name="googlebot"]')).toHaveLength(1);
    expect($('script[type="application/ld+json"]')).toHaveLength(0);
  });

  it("is no page of its own", () => {
    expect(exportedHtml()).toEqual(
      [
        ...everyPage.map(({ file }) => file),
        ...storyPages.map(({ path }) => `${path.slice(1)}/index.html`),
      ].sort(),
    );
    expect(isExported("_not-found.txt")).toBe(false);
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
});

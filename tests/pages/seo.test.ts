import { load } from "cheerio";
import sharp, { type Sharp } from "sharp";
import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { pageList, pages } from "@/content/pages";
import { products } from "@/content/products";
import { plainText } from "@/content/schema/plain-text";
import { app as facts, site } from "@/content/site";
import { store } from "@/content/store";
import { theme } from "@/content/theme";
import { whatItDoes } from "@/content/what-it-does";
import { photoFiles } from "@/lib/pictures/photo-files";
import { cardFile, cardSize } from "@/lib/site/social-cards";
import { linkPreview, previewTags } from "../helpers/link-preview";
import { notChecked } from "../not-checked";
import {
  bytes,
  everyPage,
  exportedPages,
  fileOf,
  htmlFiles,
  isExported,
  type Page,
  parse,
  read,
  textsOf,
  valuesOf,
} from "./exported";

type Node = Record<string, unknown> & { "@type": string; "@id"?: string };

const addressOf = (path: string) => brand.siteUrl + (path === "/" ? "" : path);
const pathIn = (address: unknown) => new URL(String(address)).pathname;
const withoutSize = (path: string) => path.replace(/-\d+\.png$/, "");
const meta = ($: Page, name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr("content") ?? "";

/** Returns the nodes of a page's JSON-LD graph. */
function graphOf(file: string): Node[] {
  const scripts = textsOf(parse(file), 'script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0] ?? "")["@graph"];
}
const nodeOf = (file: string, type: string) => graphOf(file).find((node) => node["@type"] === type) as Node;

/** Returns every object in a value, including itself. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

const sitemap = load(read("sitemap.xml"), { xml: true });
const listed = sitemap("url")
  .toArray()
  .map((url) => ({
    loc: sitemap(url).children("loc").text(),
    lastmod: sitemap(url).children("lastmod").text(),
  }));

it("a page's social card shows its photo", async () => {
  const withPhoto = pageList.filter(({ card }) => card.photo);
  if (withPhoto.length === 0) notChecked("no page has a photo on its social card: it is not tested");
  const left = { width: (cardSize.width - cardSize.height) / 2, height: cardSize.height };
  for (const { path, card } of withPhoto) {
    const photo = sharp(`public${photoFiles(card.photo?.src ?? "").png}`).resize({ ...left, fit: "cover" });
    const shown = sharp(bytes(`/cards/${cardFile(path)}`)).extract({ left: 0, top: 0, ...left });
    const [expected, brightness] = [await brightnessOf(photo), await brightnessOf(shown)];
    const differs = brightness.some((value, index) => Math.abs(value - Number(expected[index])) > 30);
    expect([path, brightness.length, differs]).toEqual([path, expected.length, false]);
  }
});

/** Returns the brightness of 8 by 16 parts of a picture, from 0 to 255. */
async function brightnessOf(picture: Sharp): Promise<number[]> {
  const whole = sharp(await picture.flatten({ background: theme.milk }).toBuffer());
  return [...(await whole.resize(8, 16, { fit: "fill" }).greyscale().raw().toBuffer())];
}

it.each(everyPage)("$path is not changed by Safari's detectors of dates, addresses and numbers", ({ file }) => {
  expect(meta(parse(file), "format-detection")).toBe("telephone=no, date=no, address=no");
});

describe.each(exportedPages)("metadata of $path", (page) => {
  const { file, path, type, linkText, seo, revised } = page;
  const $ = parse(file);
  const graph = graphOf(file);

  it("has an Open Graph and a Twitter card, with a picture of the declared size", async () => {
    const image = meta($, "og:image");
    const names = ["og:type", "og:site_name", "og:title", "og:description", "twitter:card"];
    const values = ["website", brand.name, seo.title, seo.description, "summary_large_image"];
    expect(names.map((name) => meta($, name))).toEqual(values);
    for (const name of ["title", "description", "image", "image:alt"])
      expect(meta($, `twitter:${name}`)).toBe(meta($, `og:${name}`));
    expect(meta($, "og:image:alt")).toMatch(/\w+ \w+/);
    expect(valuesOf($, 'link[rel="canonical"]', "href")).toEqual([addressOf(path)]);
    expect(meta($, "og:url")).toBe(addressOf(path));
    // Chat apps keep a picture by its address, so each release has another.
    const [, buildId] = /"b":"([\w-]+)"/.exec(read(file)) ?? [];
    expect(image).toBe(`${brand.siteUrl}/cards/${cardFile(path)}?v=${buildId}`);
    const size = { width: meta($, "og:image:width"), height: meta($, "og:image:height") };
    expect(size).toEqual({ width: `${cardSize.width}`, height: `${cardSize.height}` });
    expect(await sharp(bytes(pathIn(image))).metadata()).toMatchObject(cardSize);
    expect(meta($, "robots")).not.toContain("noindex");
  });

  it("has all that a link preview shows in its first 8 KB", () => {
    const preview = linkPreview(bytes(file));
    expect(previewTags.filter((tag) => preview(tag).length === 0)).toEqual([]);
    for (const tag of previewTags) expect(preview.html(preview(tag))).toBe($.html($(tag)));
  });

  it("has structured data without unknown references, missing files, empty values, unknown ratings or quotes", () => {
    const objects = objectsIn(graph).filter((node) => node["@id"]);
    const isReference = (node: object) => Object.keys(node).length === 1;
    const ids = objects.filter((node) => !isReference(node)).map((node) => node["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    const references = objects.filter(isReference).map((node) => node["@id"]);
    expect(references.length).toBeGreaterThan(3);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    const values = objectsIn(graph).flatMap(Object.values).flat();
    expect(values.filter((value) => value === "" || value === null)).toEqual([]);
    const local = values.filter((value) => String(value).startsWith(`${brand.siteUrl}/`));
    expect(local.filter((address) => !isExported(fileOf(pathIn(address))))).toEqual([]);
    const ratings = objectsIn(graph).filter((node) => /rating|review|quotation/i.test(String(node["@type"])));
    const hasRating = path === pages.home.path && facts.ratingCount !== undefined;
    expect(ratings).toEqual(hasRating ? [expect.objectContaining({ ratingCount: facts.ratingCount })] : []);
  });

  /* developers.google.com/search/docs/appearance/structured-data: site-names, organization, breadcrumb. */
  it("describes the page, the site, its organization and the breadcrumb", async () => {
    const webPage = nodeOf(file, type);
    expect(webPage).toMatchObject({
      url: addressOf(path),
      name: seo.title,
      description: seo.description,
      dateModified: revised,
      isPartOf: { "@id": nodeOf(file, "WebSite")["@id"] },
      primaryImageOfPage: { url: meta($, "og:image") },
    });
    const about = graph.find((node) => node["@id"] === (webPage.about as Node)["@id"]);
    expect(about?.["@type"]).toBe(type === "AboutPage" ? "Organization" : "MobileApplication");
    const former = brand.formerName && { alternateName: brand.formerName };
    const known = { name: brand.name, ...former, url: addressOf("/") };
    expect(nodeOf(file, "WebSite")).toMatchObject(known);
    const organization = nodeOf(file, "Organization");
    expect(organization).toMatchObject({ ...known, email: brand.email });
    expect(organization.sameAs ?? []).toEqual(site.footer.social.map(({ href }) => href));
    const { format, width = 0 } = await sharp(bytes(pathIn(organization.logo))).metadata();
    expect([format, width >= 112]).toEqual(["png", true]);
    const founder = graph.find((node) => node["@id"] === (organization.founder as Node)["@id"]);
    expect(founder).toMatchObject({ "@type": "Person", name: aboutUs.people[0]?.name });
    const breadcrumb = [
      { position: 1, name: pages.home.linkText, item: addressOf("/") },
      { position: 2, name: linkText, item: addressOf(path) },
    ];
    const { itemListElement } = nodeOf(file, "BreadcrumbList") ?? {};
    if (path === "/") expect(itemListElement).toBeUndefined();
    else expect(itemListElement).toMatchObject(breadcrumb);
  });

  it("is in the sitemap with its date", () => {
    expect(listed.find(({ loc }) => loc === addressOf(path))?.lastmod).toBe(revised);
  });
});

/*
 * …/structured-data/software-app: name, offers with a price (0 if free) and a category of Google's list. Google shows
 * a rich result only with a rating (`app.ratingCount` in content/site.ts).
 */
it("the landing page describes the app, its price and features, and the questions word for word", () => {
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
  const screens = (app.screenshot as string[]).map((url) => withoutSize(pathIn(url)));
  expect(screens).toEqual(home.labelConfusion.screens.map(({ src }) => withoutSize(photoFiles(src).png)));
  const questions = nodeOf("index.html", "FAQPage").mainEntity as Record<string, unknown>[];
  expect(questions).toMatchObject(
    faq.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: plainText(answer) } })),
  );
});

it("the ingredients page has one entry for each name on the labels", () => {
  const $ = parse(fileOf(pages.ingredients.path));
  const names = $("section h2")
    .toArray()
    .map((heading) => $(heading).text().toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  for (const { name } of products.flatMap(({ ingredients }) => ingredients))
    expect(names.filter((entry) => name.toLowerCase().includes(entry))).not.toEqual([]);
});

it("robots.txt allows all crawlers and links to the sitemap, which lists exactly the pages", () => {
  expect(listed.map(({ loc }) => loc)).toEqual(exportedPages.map(({ path }) => addressOf(path)));
  const robots = read("robots.txt");
  expect(robots).toContain(`Sitemap: ${addressOf("/sitemap.xml")}`);
  expect(robots).toMatch(/^Allow: \/$/m);
  expect(robots).not.toMatch(/^Disallow: \S/m);
  // The pages of the products have the landing page as their canonical address.
  const isListed = (file: string) => !/^find\/|\/index\.html$/.test(file);
  expect(htmlFiles.filter(isListed)).toEqual(everyPage.map(({ file }) => file).sort());
});

it("the 404 page is not indexed, and has no canonical address or structured data", () => {
  const $ = parse("404.html");
  expect($('meta[name="robots"], meta[name="googlebot"]')).toHaveLength(1);
  expect(meta($, "robots")).toContain("noindex");
  expect($('script[type="application/ld+json"], link[rel="canonical"]')).toHaveLength(0);
});

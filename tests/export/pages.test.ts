import { HtmlValidate } from "html-validate";
import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { notFound } from "@/content/error-pages";
import { home } from "@/content/home";
import { labels } from "@/content/labels";
import { navigation } from "@/content/navigation";
import { pages } from "@/content/pages";
import { plainText } from "@/content/plain-text";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { whatItDoes } from "@/content/what-it-does";
import { whyIBuiltThis } from "@/content/why-i-built-this";
import { allContentText } from "@/scripts/content/check";
import {
  everyPage,
  fileOf,
  isExported,
  type Page,
  parse,
  pathOf,
  read,
  textsOf,
  valuesOf,
  wordsOf,
} from "./exported";

const checker = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  // Radix makes each answer a region; a section in its place would have to say its role twice.
  rules: { "prefer-native-element": ["error", { exclude: ["region"] }], "heading-level": "error" },
});

/* The words that the voice does without; one is the specification's own name for an audience. */
const forbidden = /\b(safe|toxic|clean|dirty|chemical-free|prevents|protects|doctor-approved)\b/gi;
const unfit = (text: string) => text.replaceAll("Clean-Beauty Fans", "").match(forbidden) ?? [];

it("promises nothing and scares nobody, in any copy", () => {
  expect(allContentText().length).toBeGreaterThan(10_000);
  expect(unfit(allContentText())).toEqual([]);
});

it.each([
  [pages.home.path, home.founder.sample],
  [pages.aboutUs.path, aboutUs.people.some(({ sample }) => sample)],
  [pages.whyIBuiltThis.path, whyIBuiltThis.sample],
])("says at %s that who came with the site is a sample: %s", (path, isSample) => {
  expect(textsOf(parse(fileOf(path)), "main small").includes(`(${site.sample})`)).toBe(isSample);
});

/** All that the page has a browser load by itself. */
const loaded = ($: Page) => [
  ...valuesOf($, "script, img, iframe, video, audio, source, embed, input", "src"),
  ...valuesOf($, 'link:not([rel="canonical"])', "href"),
  ...[...valuesOf($, "img, source", "srcset"), ...valuesOf($, "link", "imagesrcset")]
    .flatMap((srcset) => srcset.split(","))
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
];

describe.each(everyPage)("exported page: $label", ({ file, path, heading, seo }) => {
  const $ = parse(file);
  const anchors = valuesOf($, "a", "href");

  it("is valid HTML, as html-validate reads it", async () => {
    const { results } = await checker.validateString(read(file));
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it("has a title and a description that fit a search result, and one first heading", () => {
    expect($("html").attr("lang")).toBe(brand.language);
    expect(textsOf($, "head title")).toEqual([seo.title]);
    expect(seo.title.length).toBeLessThanOrEqual(60);
    expect(valuesOf($, 'meta[name="description"]', "content")).toEqual([seo.description]);
    expect(textsOf($, "h1")).toEqual([plainText(heading)]);
  });

  it("has top bar, main part and footer, a link that skips to the main part, and the ways to all others (req 7-9)", () => {
    for (const landmark of ["header", "main", "footer"])
      expect($(`body ${landmark}`)).toHaveLength(1);
    const first = $("body a").first();
    expect([first.text(), first.attr("href")]).toEqual([site.skipLink, `#${$("main").attr("id")}`]);
    const wayHome = $("header a").first();
    expect([wayHome.attr("href"), wayHome.text()]).toEqual([pages.home.path, brand.name]);
    // In the page, so that the first frame has it.
    expect(wayHome.find("svg, img")).toHaveLength(1);
    const paths = Object.values(pages).map(({ path }) => path);
    expect([pages.home.path, ...valuesOf($, "footer nav a", "href")]).toEqual(paths);
    expect(valuesOf($, "header nav a", "href")).toEqual(navigation.links.map(({ href }) => href));
  });

  it("links to pages and places that exist, and out to known ones alone, in its own tab", () => {
    const broken = anchors.filter((link) => {
      const [address = "", fragment] = link.split("#");
      const target = address ? fileOf(pathOf(address)) : file;
      const isThere = !fragment || read(target).split(` id="${fragment}"`).length === 2;
      return /^[/#]/.test(link) && !(isExported(target) && isThere);
    });
    expect(broken).toEqual([]);
    const known = [
      store.link,
      `mailto:${brand.email}`,
      ...[...site.footer.social, ...site.footer.legal].map(({ href }) => href),
      // The sources of the notes.
      ...[...labels.flatMap(({ ingredients }) => ingredients), whatItDoes].flatMap(({ sources }) =>
        sources.map(({ href }) => href),
      ),
    ];
    expect(anchors.filter((link) => !/^[/#]/.test(link) && !known.includes(link))).toEqual([]);
    expect($("[target]")).toHaveLength(0);
  });

  it("has plain download links, and the badge with its release date on them (req 117, 129)", () => {
    const { releaseDate, alt } = store.badge;
    const src = "/assets/art/app-store-badge.png";
    expect(new Set(valuesOf($, "a[data-placement]", "href"))).toEqual(new Set([store.link]));
    const badges = $(`img[src^="${src}"]`);
    expect(badges.length).toBeGreaterThan(0);
    for (const badge of badges.toArray()) {
      expect($(badge).attr()).toMatchObject({ src: `${src}?releaseDate=${releaseDate}`, alt });
      expect($(badge).closest("a").attr("href")).toBe(store.link);
    }
  });

  it("loads what exists, from this host alone, and no script before it is painted", () => {
    const addresses = loaded($).filter((address) => !address.startsWith("data:"));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !isExported(pathOf(address)))).toEqual([]);
    // One that is deferred, as an owner's consent tool is, runs once the page is read.
    expect($("script[src]:not([nomodule], [defer])").toArray()).toEqual([]);
  });

  it("gives each picture its size, and hides nothing that it was delivered with", () => {
    expect($("img").not("[width][height]").toArray()).toEqual([]);
    const hiding = /opacity:0(?![.\d])|visibility:hidden|display:none/;
    const styles = valuesOf($, "[style]", "style").map((style) => style.replaceAll(" ", ""));
    expect(styles.filter((style) => hiding.test(style))).toEqual([]);
    const concealed = $("main, footer, aside").find("[hidden], [inert]");
    expect(concealed.toArray().map((element) => $.html(element))).toEqual([]);
  });

  it("keeps to the voice, and runs no words into each other where there is no style sheet", () => {
    const $ = parse(file);
    $("script, style, template").remove();
    const alts = [...valuesOf($, "[alt]", "alt"), ...valuesOf($, "[aria-label]", "aria-label")];
    expect([$("body").text(), ...alts].flatMap(unfit)).toEqual([]);
    $("[aria-hidden='true']").remove();
    const between =
      /[\p{L}\p{N}.!?:;”…](?:<\/?(?:a|abbr|cite|code|q|small|span|time)\b[^>]*>)+[\p{L}\p{N}“[]/gu;
    expect($.html("body").match(between) ?? []).toEqual([]);
  });

  if (path === "/") return;

  it("leads back home; a story page is the same file for hosts that look for a folder's index (req 79, 82, 86, 93)", () => {
    const isMissing = path === "/404";
    if (isMissing) expect(wordsOf($, "main")).toContain(notFound.lead);
    const back = $("main a").first();
    const words = isMissing ? notFound.button : site.back;
    expect([back.text(), back.attr("href")]).toEqual([words, pages.home.path]);
    const index = `${path.slice(1)}/index.html`;
    expect(isExported(index) ? read(index) : "none").toBe(isMissing ? "none" : read(file));
  });
});

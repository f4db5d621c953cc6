import { HtmlValidate } from "html-validate";
import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { copyPolicy } from "@/content/copy-policy";
import { home } from "@/content/home";
import { navigation } from "@/content/navigation";
import { pages } from "@/content/pages";
import { plainText } from "@/content/schema/plain-text";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { whatItDoes } from "@/content/what-it-does";
import { whyIBuiltThis } from "@/content/why-i-built-this";
import { flaggedIngredients } from "@/lib/products/flagged-ingredients";
import { describedFlag, isFlagged } from "@/lib/products/flags";
import { glossary } from "@/lib/products/glossary";
import { readerViewClass } from "@/lib/text/reader-view";
import { privacyNote } from "@/lib/third-parties/privacy-note";
import { contentRegistry } from "@/scripts/content/content-registry";
import { hasPhrase } from "@/scripts/content/copy-policy";
import { objectsOf } from "@/scripts/content/fields";
import { everyPage, fileOf, isExported, type Page, parse, pathOf, read, textsOf, valuesOf, wordsOf } from "./exported";

const checker = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  // Radix renders each answer as a div with the role region. Lists need their role in Safari.
  rules: {
    "prefer-native-element": ["error", { exclude: ["region", "list"] }],
    "no-redundant-role": "off",
    "heading-level": "error",
  },
});

it.each([
  [pages.home.path, home.founder.sample],
  [pages.aboutUs.path, aboutUs.people.some(({ sample }) => sample)],
  [pages.whyIBuiltThis.path, whyIBuiltThis.sample],
])("marks sample content at %s: %s", (path, isSample) => {
  expect(textsOf(parse(fileOf(path)), "main small").includes(`(${site.sampleNote})`)).toBe(isSample);
});

/* The addresses that content/ names: those of profiles, sources and legal pages, and the links in its copy. */
const knownLinks = [
  store.link,
  `mailto:${brand.email}`,
  ...contentRegistry.flatMap(({ value }) =>
    objectsOf(value).flatMap(({ object: { href } }) => (typeof href === "string" ? href : [])),
  ),
];

/** Returns the addresses that a browser requests to show the page. */
const requestedBy = ($: Page) => [
  ...valuesOf($, "script, img, iframe, video, audio, source, embed, input", "src"),
  ...valuesOf($, 'link:not([rel="canonical"])', "href"),
  ...[...valuesOf($, "img, source", "srcset"), ...valuesOf($, "link", "imagesrcset")]
    .flatMap((srcset) => srcset.split(","))
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
];

/* Words in nine of ten ids and classes that EasyList's cookie list hides on every site, like "privacy-note". */
const cookieNotice = /coo[ck]|koek|privac|consent|gdpr|rgpd|dsgvo|lgpd|ccpa|cnil/i;

describe.each(everyPage)("exported page: $path", ({ file, path, heading, seo }) => {
  const $ = parse(file);
  const anchors = valuesOf($, "a", "href");

  it("is valid HTML", async () => {
    const { results } = await checker.validateString(read(file));
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it("has a title, a description and one h1", () => {
    expect($("html").attr("lang")).toBe(brand.language);
    expect(textsOf($, "head title")).toEqual([seo.title]);
    expect(seo.title.length).toBeLessThanOrEqual(60);
    expect(valuesOf($, 'meta[name="description"]', "content")).toEqual([seo.description]);
    expect(textsOf($, "h1")).toEqual([plainText(heading)]);
  });

  it("has a top bar with mascot and name, a skip link, and links to every page", () => {
    for (const landmark of ["header", "main", "footer"]) expect($(`body ${landmark}`)).toHaveLength(1);
    const first = $("body a").first();
    expect([first.text(), first.attr("href")]).toEqual([site.skipLink, `#${$("main").attr("id")}`]);
    const homeLink = $("header a").first();
    expect([homeLink.attr("href"), homeLink.text()]).toEqual([pages.home.path, brand.name]);
    // The mascot is inline, so that it is in the first frame.
    expect(homeLink.find("svg, img")).toHaveLength(1);
    const paths = Object.values(pages).map(({ path }) => path);
    expect([pages.home.path, ...valuesOf($, "footer nav a", "href")]).toEqual(paths);
    expect(valuesOf($, "header nav a", "href")).toEqual(navigation.links.map(({ href }) => href));
  });

  it("has no broken links, no unknown external links and no links that open a tab", () => {
    const broken = anchors.filter((link) => {
      const [address = "", fragment] = link.split("#");
      const target = address ? fileOf(pathOf(address)) : file;
      const hasTarget = !fragment || read(target).split(` id="${fragment}"`).length === 2;
      return /^[/#]/.test(link) && !(isExported(target) && hasTarget);
    });
    expect(broken).toEqual([]);
    expect(anchors.filter((link) => !/^[/#]/.test(link) && !knownLinks.includes(link))).toEqual([]);
    expect($("[target]")).toHaveLength(0);
  });

  it("has plain download links", () => {
    expect(new Set(valuesOf($, "a[data-placement]", "href"))).toEqual(new Set([store.link]));
  });

  it("requests only existing files of this host, and no script from its head", () => {
    const addresses = requestedBy($).filter((address) => !address.startsWith("data:"));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !isExported(pathOf(address)))).toEqual([]);
    expect($("head script[src]:not([nomodule])").toArray()).toEqual([]);
    expect($("script[src]:not([nomodule], [defer], [async])").toArray()).toEqual([]);
  });

  it("has a size for each picture, and no hidden content", () => {
    expect($("img").not("[width][height]").toArray()).toEqual([]);
    const styles = valuesOf($, "[style]", "style").join(";").replaceAll(" ", "");
    expect(styles).not.toMatch(/opacity:0(?![.\d])|visibility:hidden|display:none/);
    const hidden = $("main, footer, aside").find("[hidden], [inert]");
    expect(hidden.toArray().map((element) => $.html(element))).toEqual([]);
  });

  /* https://www.scottohara.me/blog/2019/01/12/lists-and-safari.html */
  it("has lists that VoiceOver in Safari announces, although they have no markers", () => {
    const lists = $("ul, ol").not("nav *");
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.not("[role='list']").toArray()).toEqual([]);
  });

  it("has no price", () => {
    const $text = parse(file);
    $text("script, style, template").remove();
    const alts = ["alt", "aria-label"].flatMap((name) => valuesOf($text, `[${name}]`, name));
    const text = [wordsOf($text, "body"), ...alts].join("\n");
    expect(text).not.toMatch(/[$€£]\s?\d|\d\s?(USD|EUR|dollars)/);
  });

  it("lists exactly the hosts of its Content-Security-Policy in the privacy note", () => {
    const [policy = ""] = valuesOf($, "meta[http-equiv='Content-Security-Policy']", "content");
    const addresses = policy.match(/https?:\/\/[^\s;]+/g) ?? [];
    const allowed = new Set(addresses.map((address) => new URL(address).host));
    const named = privacyNote.thirdParties.flatMap(({ hosts }) => hosts);
    expect(new Set(named)).toEqual(allowed);
    const note = wordsOf($, "#third-parties");
    for (const text of [...named, privacyNote.cookies]) expect(note).toContain(text);
  });

  it("has no id or class by which content blockers hide cookie notices", () => {
    const names = [
      // The others are the names of questions and ingredients.
      ...valuesOf($, `[id]:not(.${readerViewClass})`, "id"),
      ...valuesOf($, "[class]", "class").flatMap((list) => list.split(/\s+/)),
    ];
    expect(names.filter((name) => cookieNotice.test(name))).toEqual([]);
  });

  if (path === "/") return;

  it("is exported as a file and as a folder", () => {
    const index = `${path.slice(1)}/index.html`;
    expect(isExported(index) && read(index)).toBe(path !== "/404" && read(file));
  });
});

it.each(copyPolicy.required)("the pages show “$phrase” of $field", ({ phrase }) => {
  const texts = everyPage.map(({ file }) => wordsOf(parse(file), "main, footer"));
  expect(texts.filter((text) => hasPhrase(text, phrase))).not.toEqual([]);
});

describe("the page about what the app does", () => {
  const file = fileOf(pages.whatItDoes.path);
  const { bullets } = whatItDoes;

  it("marks the flagged ingredients in its list and counts each flag", () => {
    const list = bullets.flatMap(({ result }) =>
      "product" in result ? flaggedIngredients(result.product, result.preference) : [],
    );
    expect(list).not.toEqual([]);
    const $item = parse(file)("main section li:has(mark)");
    const marks = $item
      .find("mark")
      .toArray()
      .map((mark) => $item.find(mark).text());
    const flagged = list.filter(({ flag }) => isFlagged(flag)).map(({ name }) => name);
    expect(marks.map((text) => text.replace(/[,.]$/, ""))).toEqual(flagged);
    for (const { flag } of list) {
      const count = list.filter((other) => other.flag === flag).length;
      expect($item.text()).toContain(`${describedFlag(flag).text} ${count}`);
    }
  });
});

describe("the ingredients page", () => {
  const $ = parse(fileOf(pages.ingredients.path));
  const terms = glossary();

  it("lists every ingredient in an index, with collapsed facts", () => {
    expect(valuesOf($, "main nav a", "href")).toEqual(terms.map(({ id }) => `#${id}`));
    expect(textsOf($, "main section h2")).toEqual(terms.map(({ name }) => name));
    expect($("main details:not([open])")).toHaveLength(terms.length);
    expect(textsOf($, "main dd")).not.toContain("");
  });

  it("has the badge before the index, and a download link after every fifth ingredient but the last", () => {
    const blocks = $(
      "main [data-placement=page-title], main [data-placement=ingredients], main nav, main section",
    ).toArray();
    const expected = terms.flatMap((_, index) =>
      index % 5 === 4 && index < terms.length - 1 ? ["section", "a"] : "section",
    );
    expect(blocks.map(({ name }) => name)).toEqual(["a", "nav", ...expected]);
  });
});

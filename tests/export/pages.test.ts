import { brand } from "@/content/brand";
import { navigation } from "@/content/navigation";
import { pages } from "@/content/pages";
import { plainText } from "@/content/plain-text";
import { notFound, site } from "@/content/site";
import { forbiddenWordsIn } from "../unit/voice";
import {
  everyPage,
  exportedPages,
  isExported,
  missingPage,
  type Page,
  parse,
  pngSize,
  read,
  storyPages,
  wordsOf,
} from "./exported";

const meta = ($: Page, name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr("content");
const absolute = (path: string) => new URL(path, brand.siteUrl).href;

describe.each(everyPage)("exported page: $label", ({ file, heading, seo }) => {
  const $ = parse(file);

  it("has one first heading, the page's title", () => {
    expect($("h1")).toHaveLength(1);
    expect(wordsOf($, "h1")).toBe(plainText(heading));
  });

  it("steps down its headings one level at a time", () => {
    const levels = $("h1, h2, h3, h4, h5, h6")
      .toArray()
      .map((heading) => Number($(heading).prop("tagName")?.slice(1)));
    const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(leaps).toEqual([]);
  });

  it("names its language", () => {
    expect($("html").attr("lang")).toBe(brand.language);
  });

  it("has a title and a description of its own that fit a search result", () => {
    expect($("head title")).toHaveLength(1);
    expect($("title").text()).toBe(seo.title);
    expect($("title").text().length).toBeLessThanOrEqual(60);
    expect($('meta[name="description"]')).toHaveLength(1);
    expect(meta($, "description")).toBe(seo.description);
  });

  it("has top bar, main part and footer, and a link that skips to the main part", () => {
    for (const landmark of ["header", "main", "footer"])
      expect($(`body ${landmark}`)).toHaveLength(1);
    const first = $("body a").first();
    expect(first.text()).toBe(site.skipLink);
    expect($("main").attr("id")).toBe(first.attr("href")?.slice(1));
  });

  it("leads home from the top bar, by mascot and name", () => {
    const link = $("header a").first();
    expect(link.attr("href")).toBe(pages.home.path);
    expect(link.text()).toBe(brand.name);
    // In the page, so that the first frame has it.
    const drawn = link.find("use").attr("href") ?? "";
    expect($(`symbol${drawn}`)).toHaveLength(1);
  });

  it("leads to every page from the footer, and to its places from the top bar", () => {
    const targets = (selector: string) =>
      $(selector)
        .toArray()
        .map((link) => $(link).attr("href"));
    expect(targets("footer nav a")).toEqual(Object.values(pages).map(({ path }) => path));
    expect(targets("header nav a")).toEqual(navigation.links.map(({ href }) => href));
  });

  it("hides nothing that it was delivered with", () => {
    const styles = $("[style]")
      .toArray()
      .map((element) => $(element).attr("style")?.replaceAll(" ", "") ?? "");
    const hiding = /opacity:0(?![.\d])|visibility:hidden|display:none/;
    expect(styles.filter((style) => hiding.test(style))).toEqual([]);
    // The drawings that the playable label copies its flags from are no copy of the page's.
    const concealed = "[hidden]:not([data-flags]), [inert]";
    const hidden = $("main, footer, aside").find(concealed).addBack(concealed);
    expect(hidden.toArray().map((element) => $.html(element))).toEqual([]);
  });

  it("runs no words into each other where there is no style sheet", () => {
    $("script, style, template, [aria-hidden='true']").remove();
    const between =
      /[\p{L}\p{N}.!?:;”…](?:<\/?(?:a|abbr|cite|code|q|small|span|time)\b[^>]*>)+[\p{L}\p{N}“[]/gu;
    expect($.html("body").match(between) ?? []).toEqual([]);
  });

  it("keeps to the voice in all that is read, pictures included", () => {
    $("script, style").remove();
    const alts = $("[alt], [aria-label]").toArray();
    const words = alts.map(
      (element) => `${$(element).attr("alt")} ${$(element).attr("aria-label")}`,
    );
    expect([$("body").text(), ...words].flatMap(forbiddenWordsIn)).toEqual([]);
  });
});

describe.each(exportedPages)("what other sites see of: $label", ({ file, path, seo }) => {
  const $ = parse(file);

  it("is one canonical address", () => {
    expect($('link[rel="canonical"]')).toHaveLength(1);
    expect(new URL($('link[rel="canonical"]').attr("href") ?? "").href).toBe(absolute(path));
  });

  it("is a whole Open Graph card", () => {
    expect(meta($, "og:type")).toBe("website");
    expect(meta($, "og:site_name")).toBe(brand.name);
    expect(meta($, "og:title")).toBe(seo.title);
    expect(meta($, "og:description")).toBe(seo.description);
    expect(new URL(meta($, "og:url") ?? "").href).toBe(absolute(path));
  });

  it("is a whole Twitter card", () => {
    expect(meta($, "twitter:card")).toBe("summary_large_image");
    expect(meta($, "twitter:title")).toBe(seo.title);
    expect(meta($, "twitter:description")).toBe(seo.description);
    expect(meta($, "twitter:image")).toBe(meta($, "og:image"));
  });

  it("has a picture on this site, of the size that the card says, with words for it", () => {
    const { origin, pathname } = new URL(meta($, "og:image") ?? "");
    expect(origin).toBe(brand.siteUrl);
    expect(isExported(pathname)).toBe(true);
    const [width, height] = ["og:image:width", "og:image:height"].map((name) =>
      Number(meta($, name)),
    );
    expect(pngSize(pathname)).toEqual({ width, height });
    expect(meta($, "og:image:alt")).toMatch(/\w+ \w+/);
    expect(meta($, "twitter:image:alt")).toBe(meta($, "og:image:alt"));
  });

  it("may be indexed", () => {
    expect(meta($, "robots") ?? "index").not.toContain("noindex");
  });
});

describe("the pages together", () => {
  it.each([
    { what: "title", get: ($: Page) => $("title").text() },
    { what: "description", get: ($: Page) => meta($, "description") },
  ])("repeat no $what", ({ get }) => {
    const values = everyPage.map(({ file }) => get(parse(file)));
    expect(new Set(values).size).toBe(everyPage.length);
  });
});

describe.each(storyPages)("story page: $label", ({ file, path }) => {
  const $ = parse(file);

  it("leads back home", () => {
    const back = $("main a").first();
    expect(back.text()).toBe(site.back);
    expect(back.attr("href")).toBe(pages.home.path);
  });

  it("is the same file for hosts that look for a folder's index", () => {
    const index = `${path.slice(1)}/index.html`;
    expect(isExported(index)).toBe(true);
    expect(read(index) === read(file)).toBe(true);
  });
});

describe("page for an unknown address", () => {
  const $ = parse(missingPage.file);

  it("says so, leads home, and stays out of search results", () => {
    expect(wordsOf($, "main")).toContain(notFound.lead);
    const link = $("main a");
    expect([link.text(), link.attr("href")]).toEqual([notFound.button, pages.home.path]);
    expect(meta($, "robots")).toContain("noindex");
  });

  it("claims no address of its own", () => {
    expect($('link[rel="canonical"]')).toHaveLength(0);
  });
});

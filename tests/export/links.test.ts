import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brand } from "@/content/brand";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { everyPage, fileOf, isExported, out, type Page, parse, pathOf } from "./exported";

const attributes = ($: Page, selector: string, name: string) =>
  $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(name) ?? []);

/** The addresses in a srcset. */
const candidates = (srcset: string) =>
  srcset.split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");

/** All that the page has a browser load by itself. */
const loaded = ($: Page) => [
  ...attributes($, "script, img, iframe, video, audio, source, embed, input", "src"),
  ...attributes($, 'link:not([rel="canonical"])', "href"),
  ...attributes($, "use", "href"),
  ...[...attributes($, "img, source", "srcset"), ...attributes($, "link", "imagesrcset")].flatMap(
    candidates,
  ),
];

describe.each(everyPage)("exported page: $label", ({ file }) => {
  const $ = parse(file);
  const anchors = attributes($, "a", "href");

  it("links only to pages and places that exist", () => {
    const internal = anchors.filter((link) => /^[/#]/.test(link));
    expect(internal.length).toBeGreaterThan(0);
    const broken = internal.filter((link) => {
      const target = link.startsWith("#") ? file : fileOf(pathOf(link));
      const fragment = link.split("#")[1];
      return !isExported(target) || (fragment && parse(target)(`[id="${fragment}"]`).length !== 1);
    });
    expect(broken).toEqual([]);
  });

  it("links out to the store, the profiles, the mailbox, sources and the legal pages alone", () => {
    const known = [
      store.link,
      `mailto:${brand.email}`,
      ...site.footer.social.map((profile) => profile.href),
      ...site.footer.legal.map(({ href }) => href),
      // What the notes name as their sources.
      ...home.whyPeopleTrust.cards.flatMap(({ description }) =>
        description.map((piece) =>
          typeof piece === "object" && "href" in piece ? piece.href : "",
        ),
      ),
    ];
    const unknown = anchors.filter((link) => !/^[/#]/.test(link) && !known.includes(link));
    expect(unknown).toEqual([]);
  });

  it("has plain download links, and at least one", () => {
    const downloads = attributes($, "[data-store-link]", "href");
    expect(downloads.length).toBeGreaterThan(0);
    expect(downloads.filter((link) => link !== store.link)).toEqual([]);
  });

  it("opens every link in its own tab", () => {
    expect($("[target]")).toHaveLength(0);
  });

  it("loads nothing from another host before it is painted", () => {
    const addresses = loaded($);
    expect(addresses.length).toBeGreaterThan(0);
    expect(
      addresses.filter((address) => !/^\/(?!\/)/.test(address) && !address.startsWith("data:")),
    ).toEqual([]);
  });

  it("loads nothing that is missing", () => {
    const missing = loaded($).filter(
      (address) => address.startsWith("/") && !isExported(pathOf(address)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it("gives each picture its size and its words", () => {
    const pictures = $("img")
      .toArray()
      .map((img) => $(img).attr());
    expect(pictures.length).toBeGreaterThan(0);
    const unfit = pictures.filter(
      (img) =>
        !/^\d+$/.test(`${img?.width}`) || !/^\d+$/.test(`${img?.height}`) || img?.alt === undefined,
    );
    expect(unfit).toEqual([]);
  });

  it("shows the badge with its release date, linked to the store", () => {
    const badges = $(`img[src^="${store.badge.src}"]`);
    expect(badges.length).toBeGreaterThan(0);
    for (const badge of badges.toArray()) {
      expect($(badge).attr("src")).toBe(
        `${store.badge.src}?releaseDate=${store.badge.releaseDate}`,
      );
      expect($(badge).attr("alt")).toBe(store.badge.alt);
      expect($(badge).closest("a").attr("href")).toBe(store.link);
    }
  });
});

describe("exported files", () => {
  const assets = readdirSync(path.join(out, "_next/static"), { recursive: true, encoding: "utf8" });
  const text = (file: string) => readFileSync(path.join(out, "_next/static", file), "utf8");

  it("keep the content's schema out of the browser", () => {
    const scripts = assets.filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((file) => /ZodError|_zod\b/.test(text(file)))).toEqual([]);
  });

  it("keep the table of pages out of the browser", () => {
    const scripts = assets.filter((file) => file.endsWith(".js"));
    const { description } = pages.home.seo;
    expect(scripts.filter((file) => text(file).includes(description.slice(-40)))).toEqual([]);
  });

  const sheets = assets.filter((file) => file.endsWith(".css"));

  it("style the page with nothing that Safari 14 or Chrome 84 would drop", () => {
    const newer =
      /@layer|:has\(|oklch|\d[dls]vh|[;{](?:padding|margin|border|inset)-(?:inline|block)|[;{](?:inset|translate|rotate|scale):/g;
    for (const sheet of sheets) expect([sheet, text(sheet).match(newer)]).toEqual([sheet, null]);
  });

  it("style the page from this host alone, with files that exist", () => {
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) {
      const urls = [...text(sheet).matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(
        ([, url]) => url ?? "",
      );
      const outside = urls.filter(
        (url) => !url.startsWith("data:") && !isExported(fileUnder(sheet, url)),
      );
      expect([sheet, outside]).toEqual([sheet, []]);
    }
  });
});

/** The file in the export that a sheet's url() means. */
function fileUnder(sheet: string, url: string) {
  return url.startsWith("/")
    ? pathOf(url)
    : path.join("_next/static", path.dirname(sheet), pathOf(url));
}

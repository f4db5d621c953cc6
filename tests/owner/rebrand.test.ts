import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { brand } from "@/content/brand";
import { fonts, theme } from "@/content/theme";
import { serveExport } from "@/scripts/dev/serve";
import { chromiumFlags, findChromium } from "@/scripts/machine/find-chromium";
import { copySite } from "../copy";

/*
 * The site as an owner makes it hers by the README alone: another name, tagline, domain, palette, mascot, icon, fonts and
 * profiles, her own claims, words and store links, all that is optional filled in, and nothing marked as a sample any
 * more. Fields are found by their names, so that this holds for whoever has already changed them.
 */
const site = copySite("rebranded");

const origin = "https://www.lumenlabel.com";
const slug = "what-lumen-label-does";
const legal = ["privacy", "terms", "imprint"].map((page) => `${origin}/${page}.html`);
const analytics = "https://stats.lumenlabel.com/script.js";

const palette: Record<string, string> = {
  ink: "#2A0F38",
  "ink-soft": "#553F61",
  citron: "#9DF5D0",
  cobalt: "#7A1FA0",
  "cobalt-deep": "#591578",
};

function rebrand() {
  const edit = (file: string, edits: [RegExp, string][]) => {
    for (const [pattern, words] of edits) site.edit(`content/${file}.ts`, pattern, words);
  };
  edit("brand", [
    [/name: "[^"]*"/, 'name: "Lumen Label"'],
    [/\n *formerName: .*/, ""],
    [/siteUrl: .*/, `siteUrl: "${origin}",`],
    [/email: "[^"]*"/, 'email: "hello@lumenlabel.com"'],
    [/copyrightYear: \d+/, "copyrightYear: 2026"],
  ]);
  edit(
    "theme",
    Object.entries(palette).map(([token, hex]) => [
      new RegExp(`"?\\b${token}"?: "#.*"`),
      `"${token}": "${hex}"`,
    ]),
  );
  // Both faces are installed; each takes the other's place.
  edit("theme", [
    [/display: "[^"]*"/, `display: "${fonts.text}"`],
    [/text: "[^"]*"/, `text: "${fonts.display}"`],
  ]);
  edit("store", [
    [/link: "[^"]*"/, 'link: "https://apps.apple.com/app/id6471234567"'],
    [/oneLinkTemplate: [^,]*/, 'oneLinkTemplate: "https://lumen.onelink.me/AbCd"'],
    [/releaseDate: \d+/, "releaseDate: 1767225600"],
    [/standIn: \w+/, "standIn: false"],
    [/smartAppBanner: \w+/, "smartAppBanner: true"],
  ]);
  edit("site", [
    [/tagline: .*/, 'tagline: "Every label, in the light.",'],
    [
      /social: \[[^\]]*\]/,
      `social: [
        { icon: "video", label: "Videos", href: "https://www.tiktok.com/@lumenlabel" },
        { icon: "photo", label: "Photos", href: "https://www.instagram.com/lumenlabel" },
        { icon: "play", label: "Talks", href: "https://www.youtube.com/@lumenlabel" },
      ]`,
    ],
    [
      /legal: \[[^\]]*\]/,
      `legal: ${JSON.stringify(legal.map((href) => ({ label: href.slice(-12), href })))}`,
    ],
    [/analytics: .*/, `analytics: "${analytics}",`],
  ]);
  edit("home", [
    [/score: "[^"]*"/, 'score: "4.7"'],
    [/users: "[^"]*"/, 'users: "25,000+ users"'],
    [/button: "[^"]*"/, 'button: "GET THE APP"'],
    [/title: "Parents"/, 'title: "New parents"'],
  ]);
  for (const file of ["home", "testimonials", "about-us", "why-i-built-this"])
    edit(file, [[/sample: \w+/g, "sample: false"]]);
  for (const drawing of ["mark.svg", "mascot/pointing.svg"])
    site.edit(
      `art/${drawing}`,
      /<\/svg>/,
      '<circle cx="20" cy="20" r="9" fill="var(--citron)"/></svg>',
    );
}

const read = (file: string) => readFileSync(site.file(path.join("out", file)), "utf8");

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => path.join(folder, name))
    .flatMap((file) => (statSync(file).isDirectory() ? filesIn(file) : [file]));

/** The files of the export that hold `words`, or are named by them. */
function filesWith(words: string): string[] {
  const wanted = words.toLowerCase();
  return filesIn(site.file("out")).filter(
    (file) =>
      path.basename(file).toLowerCase().includes(wanted) ||
      readFileSync(file, "latin1").toLowerCase().includes(wanted),
  );
}

describe("a site made her own by its owner", () => {
  beforeAll(() => {
    rebrand();
    site.build();
  }, 900_000);

  it("says the new name, and keeps no trace of the former brand", () => {
    expect(filesWith("Lumen Label").length).toBeGreaterThan(5);
    const former = [brand.name, brand.formerName, new URL(brand.siteUrl).hostname];
    for (const words of former.filter((words) => words !== undefined))
      expect([words, filesWith(words)]).toEqual([words, []]);
  });

  it("keeps no colour of the former palette", () => {
    const replaced = Object.keys(palette).map((token) => theme[token as keyof typeof theme]);
    for (const colour of replaced) expect([colour, filesWith(colour)]).toEqual([colour, []]);
  });

  it.each(["index.html", "about-us.html", "why-i-built-this.html", `${slug}.html`])(
    "tells machines its own name and addresses in %s",
    (file) => {
      const $ = load(read(file));
      const own = file === "index.html" ? origin : `${origin}/${file.replace(".html", "")}`;
      expect($('link[rel="canonical"]').attr("href")).toBe(own);
      expect($('meta[property="og:url"]').attr("content")).toBe(own);
      expect($('meta[property="og:site_name"]').attr("content")).toBe("Lumen Label");
      const card = `${origin}/cards/${file === "index.html" ? "home" : path.basename(own)}.png`;
      expect($('meta[property="og:image"]').attr("content")).toBe(card);
      expect($('meta[name="apple-itunes-app"]').attr("content")).toBe("app-id=6471234567");
      const graph = $('script[type="application/ld+json"]').text();
      expect(JSON.parse(graph)["@graph"][0]).toMatchObject({
        "@type": "Organization",
        name: "Lumen Label",
        url: origin,
        sameAs: expect.arrayContaining(["https://www.instagram.com/lumenlabel"]),
      });
      const links = $("footer a").toArray();
      expect(links.map((link) => $(link).attr("href"))).toEqual(expect.arrayContaining(legal));
      // Fetched by the page's own script, after the first frame.
      expect($(`script[src="${analytics}"]`)).toHaveLength(0);
      expect($("body > script").text()).toContain(analytics);
    },
  );

  it("names its own addresses, and no others, in sitemap, robots.txt and llms.txt", () => {
    const named = (file: string) => read(file).match(/https:[^\s<>")]+/g) ?? [];
    const all = ["sitemap.xml", "robots.txt", "llms.txt"].flatMap(named);
    const origins = new Set(all.map((url) => new URL(url).origin));
    expect([...origins].sort()).toEqual(["https://apps.apple.com", origin].sort());
    expect(named("sitemap.xml")).toContain(`${origin}/${slug}`);
    expect(named("llms.txt")).toContain(`${origin}/${slug}`);
    expect(read("llms.txt")).toMatch(/^# Lumen Label\n/);
  });

  it("has social cards in its own colours and its own face", async () => {
    const { data } = await sharp(site.file(`out/cards/${slug}.png`))
      .extract({ left: 600, top: 570, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const hex = [...data.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, "0"));
    expect(`#${hex.join("")}`.toUpperCase()).toBe(palette.ink);
    // Names in a font file are UTF-16, the upper byte first.
    const face = path.basename(fonts.text).split("-")[0] ?? "";
    const named = readFileSync(site.file("app/generated/card.ttf"), "latin1").replaceAll("\0", "");
    expect(named.toLowerCase()).toContain(face);
  });

  describe("in a browser", () => {
    let served: Awaited<ReturnType<typeof serveExport>>;
    let browser: Browser;
    let page: Page;

    beforeAll(async () => {
      served = await serveExport({ dir: site.file("out"), port: 0 });
      browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
      page = await browser.newPage({ reducedMotion: "reduce" });
    });
    afterAll(async () => {
      await browser?.close();
      await served?.close();
    });

    const open = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`http://localhost:${served.port}/about-us`);
      await page.evaluate(() => document.fonts.ready);
    };

    it.each([320, 360, 375, 390, 768])(
      "has a top bar of one row in either face, %s px wide",
      async (width) => {
        await open(width);
        const bar = page.locator("header");
        const middles = () =>
          bar.locator("a:visible").evaluateAll((links) =>
            links.map((link) => {
              const { top, bottom } = link.getBoundingClientRect();
              return Math.round((top + bottom) / 2);
            }),
          );
        expect(new Set(await middles()).size).toBe(1);
        await bar.evaluate((element) => {
          const [name, ...others] = element.querySelectorAll("a");
          const { fontFamily: display } = getComputedStyle(name as HTMLElement);
          const { fontFamily: text } = getComputedStyle(document.body);
          if (name) name.style.fontFamily = text;
          for (const other of others) other.style.fontFamily = display;
        });
        await page.evaluate(() => document.fonts.ready);
        expect(new Set(await middles()).size).toBe(1);
      },
    );

    it.each([1024, 1440])(
      "has its legal links in the row of the copyright, %s px wide",
      async (width) => {
        await open(width);
        const ends = await page
          .locator("footer p:has(+ ul), footer p + ul a")
          .filter({ hasText: /©|html/ })
          .evaluateAll((texts) =>
            texts.map((text) => {
              const range = document.createRange();
              range.selectNodeContents(text);
              return range.getBoundingClientRect().bottom;
            }),
          );
        expect(ends).toHaveLength(1 + legal.length);
        // Letters of two sizes on one line end some tenths of a pixel apart.
        expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(3);
      },
    );
  });

  it("passes its own unit and export tests", () => {
    const { code, output } = site.run(
      "test:unit",
      "--selectProjects",
      "export",
      // They build copies of their own or start the server, and no owner's edit changes what they say.
      "--testPathIgnorePatterns",
      "hosting/(reproducible|start)",
    );
    const failed = output.split("\n").filter((line) => /● .+ › /.test(line));
    expect([...new Set(failed)]).toEqual([]);
    expect(code).toBe(0);
  }, 900_000);
});

import { load } from "cheerio";
import { LinkChecker } from "linkinator";
import { brand } from "../../content/brand";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { pageList } from "../../content/pages";
import { expect, hydrated, test } from "./test";

/** What a host has to call each kind of file; an address without an ending is a page. */
const types: Record<string, RegExp> = {
  "": /^text\/html/,
  avif: /^image\/avif$/,
  css: /^text\/css/,
  ico: /^image\/x-icon$/,
  js: /^text\/javascript/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml$/,
  txt: /^text\/plain/,
  webmanifest: /^application\/manifest\+json$/,
  webp: /^image\/webp$/,
  woff2: /^font\/woff2$/,
  xml: /^(application|text)\/xml/,
};

const endingOf = (address: string) => /\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? "";

test.describe("a crawler", () => {
  test("reaches every page, and whatever the site names: there, of its kind, without a detour", async ({
    request,
  }) => {
    test.setTimeout(120_000);
    const baseURL = process.env.BASE_URL ?? "";
    /** The same place on the host that is tested. */
    const here = (address: string) => address.replace(brand.siteUrl, baseURL);
    const checker = new LinkChecker();
    const { links } = await checker.check({
      path: `${baseURL}/`,
      recurse: true,
      checkFragments: true,
      checkCss: true,
      redirects: "error",
      // Canonical links, cards and structured data name the site by its domain.
      urlRewriteExpressions: [{ pattern: new RegExp(`^${brand.siteUrl}`), replacement: baseURL }],
      linksToSkip: async (link) => !link.startsWith(baseURL),
    });
    const broken = links.filter(({ state }) => state === "BROKEN");
    expect(broken.map(({ url, status, parent }) => ({ url, status, parent }))).toEqual([]);

    const isOwn = ({ url, parent }: (typeof links)[number]) => url === parent;
    const reached = links.filter((link) => !isOwn(link)).map(({ url }) => new URL(url).pathname);
    for (const { path } of pageList) expect(reached).toContain(path);

    const sitemap = load(await (await request.get("/sitemap.xml")).text(), { xml: true });
    const robots = await (await request.get("/robots.txt")).text();
    const llms = await (await request.get("/llms.txt")).text();
    const named = [
      ...links.map(({ url }) => url),
      ...sitemap("loc, image\\:loc")
        .toArray()
        .map((loc) => here(sitemap(loc).text())),
      ...[...`${robots}\n${llms}`.matchAll(/https?:[^\s)]+/g)].map(([address]) => here(address)),
      `${baseURL}/llms.txt`,
    ]
      .filter((address) => address.startsWith(baseURL))
      .map((address) => address.replace(/[?#].*$/, ""));
    expect(named.length).toBeGreaterThan(60);
    for (const address of new Set(named)) {
      const answer = await request.get(address, { maxRedirects: 0 });
      const type = types[endingOf(address)] ?? /no such kind of file/;
      expect([address, answer.status()]).toEqual([address, 200]);
      expect([address, answer.headers()["content-type"]]).toEqual([
        address,
        expect.stringMatching(type),
      ]);
    }
  });
});

test.describe("a deep link of an ad", () => {
  const sections = [
    ...Object.values(home).flatMap((section) => ("id" in section ? [section.id] : [])),
    ...faq.map(({ id }) => `question-${id}`),
  ];
  for (const id of sections) {
    test(`/#${id} lands on its section`, async ({ page }) => {
      await page.goto(`/#${id}`);
      await hydrated(page);
      const header = await page.locator("header").boundingBox();
      // Where the page has come to rest: below the top bar, in the upper half of the screen.
      await expect
        .poll(async () => (await page.locator(`[id="${id}"]`).boundingBox())?.y ?? -1)
        .toBeGreaterThanOrEqual(Math.floor(header?.height ?? 0) - 1);
      const box = await page.locator(`[id="${id}"]`).boundingBox();
      const viewport = page.viewportSize();
      expect(box?.y).toBeLessThan((viewport?.height ?? 0) / 2);
      if (id.startsWith("question-"))
        await expect(page.locator(`[id="${id}"] button`)).toHaveAttribute("aria-expanded", "true");
    });
  }
});

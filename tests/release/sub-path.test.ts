import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { type Browser, chromium } from "playwright";
import { pageList } from "@/content/pages";
import { chromiumOptions } from "@/scripts/browsers/find-chromium";
import { filesIn } from "@/scripts/build/files";
import { serveExport } from "@/scripts/dev/serve";
import { copySite } from "../copy-site";
import { linkPreview, previewTags } from "../helpers/link-preview";
import { waitForHydration } from "../helpers/wait-for-hydration";

/* A site below a path, such as a project page of GitHub Pages, requests nothing outside of it. */

const basePath = "/site";
const siteUrl = `https://user.github.io${basePath}`;
const copy = copySite("sub-path");
const files = () => filesIn(copy.file("out"));
const read = (file: string) => readFileSync(copy.file(`out/${file}`), "utf8");
const withEnding = (ending: string) => files().filter((file) => file.endsWith(ending));

/** Returns the addresses that are on this host, but neither below the path nor at another host. */
const outside = (addresses: string[]) =>
  addresses.filter((address) => /^\/(?!\/)/.test(address) && !`${address}/`.startsWith(`${basePath}/`));

beforeAll(() => {
  Object.assign(copy.spawnOptions.env, { SITE_URL: siteUrl });
  copy.build();
}, 300_000);

it("every address in a page is below the path", () => {
  const names = ["href", "src", "srcset", "imagesrcset", "content", "action", "poster"];
  const found = withEnding(".html").flatMap((file) => {
    const $ = load(read(file));
    const values = names.flatMap((name) =>
      $(`[${name}]`)
        .toArray()
        .map((element) => $(element).attr(name) ?? ""),
    );
    const addresses = values.flatMap((value) => value.split(/,\s+/)).map((value) => value.trim().split(/\s/)[0] ?? "");
    expect(addresses.filter((address) => address.startsWith(`${basePath}/`)).length).toBeGreaterThan(10);
    return outside(addresses).map((address) => `${file}: ${address}`);
  });
  expect(found).toEqual([]);
});

it("every address in styles, scripts and payloads is below the path", () => {
  const found = [...withEnding(".html"), ...withEnding(".css"), ...withEnding(".txt"), ...withEnding(".js")].flatMap(
    (file) => {
      const text = read(file);
      const inStyles = [...text.matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, address = ""]) => address);
      // The build's own files, which have this folder in their address wherever they occur.
      const builtFiles = [...text.matchAll(/["'(]([^"'()\s]*\/_next\/static\/[^"'()\s\\]*)/g)];
      return outside([...inStyles, ...builtFiles.map(([, address = ""]) => address)]).map(
        (address) => `${file}: ${address}`,
      );
    },
  );
  expect(found).toEqual([]);
});

it("the sitemap, robots.txt and absolute addresses are below the path", () => {
  const [home, ...others] = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(home).toBe(`${siteUrl}/`);
  expect(others).toEqual(pageList.slice(1).map(({ path }) => siteUrl + path));
  expect(read("robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const $ = load(read("index.html"));
  expect($("link[rel=canonical]").attr("href")).toBe(`${siteUrl}/`);
  expect($("meta[property='og:image']").attr("content")).toBe(`${siteUrl}/cards/index.png`);
});

it("every page has all that a link preview shows in its first 8 KB", () => {
  for (const file of withEnding(".html").filter((file) => file !== "404.html")) {
    const preview = linkPreview(readFileSync(copy.file(`out/${file}`)));
    expect([file, ...previewTags.filter((tag) => preview(tag).length === 0)]).toEqual([file]);
  }
});

describe("in a browser", () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof serveExport>>;
  beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions());
    served = await serveExport(copy.file("out"), 0, "localhost", basePath);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    served.close();
  });

  it("every page works, and links open without a full load", async () => {
    const origin = `http://localhost:${served.port}`;
    const page = await browser.newPage();
    const failed: string[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (response.url().startsWith(origin) && (response.status() >= 400 || outside([pathname]).length > 0))
        failed.push(`${response.status()} ${pathname}`);
    });
    page.on("pageerror", (error) => failed.push(String(error)));
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );

    for (const { path } of pageList) {
      await page.goto(origin + basePath + path);
      await waitForHydration(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 500) await page.mouse.wheel(0, 500);
    }

    await page.evaluate(() => document.body.setAttribute("data-first-load", ""));
    const [home, second] = pageList;
    for (const { linkText, path } of [second, home].flatMap((entry) => entry ?? [])) {
      if (path === "/") await page.getByRole("banner").getByRole("link").first().click();
      else await page.getByRole("contentinfo").getByRole("link", { name: linkText }).click();
      await page.waitForURL(origin + basePath + path);
      await page.locator("h1").waitFor();
    }
    expect(await page.locator("body[data-first-load]").count()).toBe(1);
    expect(failed).toEqual([]);

    const missing = await page.goto(`${origin}${basePath}/no/such-page`);
    expect(missing?.status()).toBe(404);
    await waitForHydration(page);
    await page.locator("main").getByRole("link").first().click();
    await page.waitForURL(`${origin}${basePath}/`);
  }, 120_000);
});

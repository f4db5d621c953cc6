import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import path from "node:path";
import type { Page } from "playwright/test";
import { errorPage } from "../../content/error-page";
import { faq } from "../../content/faq";
import { pages as content } from "../../content/pages";
import { plainText } from "../../content/schema/plain-text";
import { out } from "../out";
import type { Respond } from "./base";
import { expectStaticPage, expectWholePage, initialScripts, landingPage } from "./delivered";
import { expect, holdScripts, open, test, waitForHydration } from "./test";

/*
 * A delivered page never becomes worse: whatever is late, lost, cut off or altered on the way, what has arrived stays, and what
 * does not work does not look alive.
 */

const html = { "Content-Type": "text/html; charset=utf-8" };

/** Serves the landing page with another text. */
const withPage =
  (body: string, headers = html): Respond =>
  (request, response, serveFile) => {
    if (request.url === "/") response.writeHead(200, headers).end(body);
    else serveFile();
  };

/** Where the last script begins, which has React's data. */
const end = landingPage.lastIndexOf("<script>");
/** As a filter does that replaces a word. The page's policy then refuses the script. */
const altered = landingPage.slice(0, end) + landingPage.slice(end).replace(/(push\(.*?)[a-z]([a-z]{5})/s, "$1q$2");

test("the page ends with its data, which these tests alter", () => {
  expect(landingPage.slice(end)).toMatch(/startPage\([^<]*<\/script><\/body><\/html>$/);
  expect(altered).not.toBe(landingPage);
});

const alterations: [string, string, { violatesPolicy?: boolean }?][] = [
  ["a filter alters its data", altered, { violatesPolicy: true }],
  ["a filter removes its data", `${landingPage.slice(0, end)}</body></html>`],
  ["it ends before its data", landingPage.slice(0, end)],
  ["it ends in its data", landingPage.slice(0, (end + landingPage.length) / 2)],
];

for (const [what, body, options = {}] of alterations)
  test.describe(`when ${what}`, () => {
    test.use(options);

    test("the page is at once as it was delivered", async ({ page, serveWith }) => {
      await page.goto(await serveWith(withPage(body)));
      await expectStaticPage(page);
    });
  });

test("the page is whole when it ends 14 bytes early", async ({ page, serveWith }) => {
  await page.goto(await serveWith(withPage(landingPage.slice(0, -14))));
  await expect.poll(() => page.locator("html").getAttribute("data-state")).toMatch(/ready|static/);
  await expectWholePage(page);
});

test("the page stays when its header names another charset", async ({ page, serveWith }) => {
  await page.clock.install();
  await page.goto(await serveWith(withPage(landingPage, { "Content-Type": "text/html; charset=iso-8859-1" })));
  await page.clock.runFor(15_000);
  await expect.poll(() => page.locator("html").getAttribute("data-state")).toMatch(/ready|static/);
  await expect(page.getByRole("heading", { level: 2 }).last()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByText(errorPage.title)).toHaveCount(0);
});

for (const what of ["is lost", "stalls"])
  test(`the page is static 15 s after its start when its connection ${what} after the text`, async ({
    page,
    serveWith,
  }) => {
    let connection: Socket | undefined;
    const origin = await serveWith((request, response, serveFile) => {
      if (request.url !== "/") return serveFile();
      connection = request.socket;
      response.writeHead(200, html).write(landingPage.slice(0, end));
    });
    await page.clock.install();
    await page.goto(origin, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    if (what === "is lost") connection?.destroy();
    await page.clock.runFor(15_000);
    await expectStaticPage(page);
  });

/** Responses for a script, by what goes wrong. */
const faults: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  "is lost": ({ socket }) => socket.destroy(),
  "is not there": (_, response) => response.writeHead(503).end(),
  "is cut off": (request, response) => {
    response.writeHead(200, { "Content-Type": "text/javascript", "Content-Length": 50_000 });
    response.write("(globalThis.TURBOPACK=[]", () => request.socket.destroy());
  },
  "is shortened": (_, response) => response.writeHead(200, { "Content-Type": "text/javascript" }).end("(globalThis."),
  "never comes": () => {},
};

for (const [fault, respond] of Object.entries(faults))
  test(`the page stays as it was delivered when one of its scripts ${fault}`, async ({ page, serveWith }) => {
    const script = initialScripts[Object.keys(faults).indexOf(fault) % initialScripts.length];
    const origin = await serveWith((request, response, serveFile) => {
      if (request.url === script) respond(request, response);
      else serveFile();
    });
    await page.clock.install();
    await page.goto(origin, { waitUntil: "domcontentloaded" });
    if (fault === "never comes") {
      await expect(page.locator("html")).toHaveAttribute("data-state", "loading");
      await page.clock.runFor(15_000);
    }
    await expectStaticPage(page);
  });

test("nothing moves while the scripts are late, and the page then works", async ({ page, errors }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const layout = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main > section, footer")].map((part) =>
        Math.round(part.getBoundingClientRect().top),
      ),
    );
  const before = await layout();
  await expect(page.locator("body")).toContainText(plainText(content.home.heading), { useInnerText: true });
  release();
  await waitForHydration(page);
  expect(await layout()).toEqual(before);
  await page.getByRole("button", { name: faq[1]?.question }).click();
  await expect(page.getByText(plainText(faq[1]?.answer ?? ""))).toBeVisible();
  expect(errors).toEqual([]);
});

/** Returns the pictures near the window that show nothing. */
const brokenPictures = (page: Page) =>
  page
    .locator("main img")
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.flatMap(({ complete, naturalWidth, currentSrc }) => (complete && naturalWidth === 0 ? currentSrc : [])),
    );

test("photos are shown in another format when a browser cannot show theirs", async ({ page }) => {
  let blocked = 0;
  await page.route(/\.avif/, (route) => {
    blocked++;
    return route.abort();
  });
  await open(page, content.aboutUs.path);
  const photos = page.getByRole("main").getByRole("article").getByRole("img");
  for (const photo of await photos.all()) await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => blocked).toBeGreaterThan(0);
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  for (const photo of await photos.all())
    await expect.poll(() => photo.evaluate((photo: HTMLImageElement) => photo.naturalWidth)).toBeGreaterThan(0);
});

test("the page stays when an extension changes its links, and they lead on", async ({ page, errors }) => {
  await open(page);
  await page.evaluate(() => {
    for (const link of document.querySelectorAll("a")) {
      const wrapper = document.createElement("span");
      link.replaceWith(wrapper);
      wrapper.append(link);
    }
  });
  await page.getByRole("contentinfo").getByRole("link", { name: content.aboutUs.linkText }).click();
  await expect(page).toHaveURL(content.aboutUs.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A part that hydrates later is rendered anew.
  expect(errors.filter((error) => !error.includes("#418"))).toEqual([]);
});

/* https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/ */
test("the page works when a CDN has replaced the e-mail address", async ({ page, serveWith }) => {
  const link = /<a ([^>]*)href="mailto:[^"]*"([^>]*)>.*?<\/a>/s;
  const hidden = '<span class="__cf_email__" data-cfemail="a1b2">[email&#160;protected]</span>';
  const body = landingPage.replace(link, `<a $1href="/cdn-cgi/l/email-protection#a1b2"$2>${hidden}</a>`);
  expect(body).not.toBe(landingPage);
  await page.goto(await serveWith(withPage(body)));
  await waitForHydration(page);
  await expectWholePage(page);
});

/** Returns the size of scripts of the site, in bytes before compression. */
const sizeOf = (scripts: string[]) => scripts.reduce((sum, script) => sum + statSync(path.join(out, script)).size, 0);

test("the code of motion, questions and tooltips waits for the visitor to do something (req 140)", async ({ page }) => {
  const requested = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/_next\/.*\.js$/.test(pathname) && !initialScripts.includes(pathname)) requested.add(pathname);
  });
  await open(page);
  await expect.poll(() => page.evaluate(() => window.smartLink?.status)).not.toBe("pending");
  const early = [...requested];
  expect(sizeOf(early)).toBeLessThan(80_000);
  await page.keyboard.press("Shift");
  // framer-motion alone is larger than that.
  await expect.poll(() => sizeOf([...requested].filter((script) => !early.includes(script)))).toBeGreaterThan(90_000);
});

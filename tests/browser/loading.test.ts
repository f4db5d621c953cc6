import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import path from "node:path";
import type { Page } from "playwright/test";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { pages as content } from "../../content/pages";
import { plainText } from "../../content/schema/plain-text";
import { out } from "../out";
import {
  alteredPage,
  expectStaticPage,
  expectWholePage,
  initialScripts,
  landingPage,
  upToData,
  withLandingPage,
} from "./delivered";
import { expect, holdScripts, open, test, waitForHydration } from "./test";

/*
 * A delivered page never gets worse: when something is late, lost, cut off or altered on the way, the content that has arrived
 * stays, and a control that does not work does not look as if it did.
 */

test.describe("when the last script no longer has its hash", () => {
  test.use({ violatesPolicy: true });

  test("the delivered page is shown at once, after a filter or with another charset", async ({ page, serveWith }) => {
    expect(landingPage.slice(upToData.length)).toMatch(/startPage\([^<]*<\/script><\/body><\/html>$/);
    expect(alteredPage).not.toBe(landingPage);
    await page.goto(await serveWith(withLandingPage(alteredPage)));
    await expectStaticPage(page);
    await page.goto(await serveWith(withLandingPage(landingPage, "text/html; charset=iso-8859-1")));
    await expect(page.locator("html")).toHaveAttribute("data-state", "static");
    await expect(page.getByRole("heading", { level: 2 }).last()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
  });
});

test("the delivered page is shown at once when its data is removed or cut off", async ({ page, serveWith }) => {
  for (const [what, body] of [
    ["a filter removes the data", `${upToData}</body></html>`],
    ["the page ends before its data", upToData],
    ["the page ends in its data", landingPage.slice(0, (upToData.length + landingPage.length) / 2)],
  ] as const)
    await test.step(what, async () => {
      await page.goto(await serveWith(withLandingPage(body)));
      await expectStaticPage(page);
    });
});

/* https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/ */
test("the page stays when it ends 14 bytes early, and when a CDN changes its e-mail address", async ({
  page,
  serveWith,
}) => {
  const state = () => page.locator("html").getAttribute("data-state");
  await test.step("14 bytes early", async () => {
    await page.goto(await serveWith(withLandingPage(landingPage.slice(0, -14))));
    await expect.poll(state).toMatch(/ready|static/);
    await expectWholePage(page);
  });
  await test.step("the e-mail address", async () => {
    const link = /<a ([^>]*)href="mailto:[^"]*"([^>]*)>.*?<\/a>/s;
    const hidden = '<span class="__cf_email__" data-cfemail="a1b2">[email&#160;protected]</span>';
    const body = landingPage.replace(link, `<a $1href="/cdn-cgi/l/email-protection#a1b2"$2>${hidden}</a>`);
    expect(body).not.toBe(landingPage);
    await page.goto(await serveWith(withLandingPage(body)));
    await waitForHydration(page);
    await expectWholePage(page);
  });
});

test("the page is static after 15 s when its connection is lost or stalls, or a script never comes", async ({
  page,
  serveWith,
}) => {
  let stalling = "/";
  let connection: Socket | undefined;
  const origin = await serveWith((request, response, serveFile) => {
    if (request.url !== stalling) return serveFile();
    connection = request.socket;
    if (stalling === "/") response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).write(upToData);
  });
  await page.clock.install();
  for (const what of ["is lost", "stalls", "never comes"])
    await test.step(what, async () => {
      if (what === "never comes") stalling = initialScripts.at(-1) ?? "";
      await page.goto(origin, { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeVisible();
      if (what === "is lost") connection?.destroy();
      await expect(page.locator("html")).toHaveAttribute("data-state", "loading");
      await page.clock.runFor(15_000);
      await expectStaticPage(page);
    });
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
};

test("the page stays as it was delivered when a script is lost, missing, cut off or shortened", async ({
  page,
  serveWith,
}) => {
  let [script, fault] = ["", ""];
  const origin = await serveWith((request, response, serveFile) => {
    if (request.url === script) faults[fault]?.(request, response);
    else serveFile();
  });
  for (const [index, name] of Object.keys(faults).entries())
    await test.step(name, async () => {
      [script = "", fault] = [initialScripts[index % initialScripts.length], name];
      await page.goto(origin, { waitUntil: "domcontentloaded" });
      await expectStaticPage(page);
    });
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

test("the page stays when an extension changes its links, and they still work", async ({ page, errors }) => {
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
  // A part that hydrates later is rendered again.
  expect(errors.filter((error) => !error.includes("#418"))).toEqual([]);
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

test("terms are plain text and every answer is open when their code is lost", async ({ page }) => {
  await open(page);
  const control = page.locator(`#${home.problem.id}, #${home.faq.id}`).getByRole("button");
  await expect(control).not.toHaveCount(0);
  await page.route(/\/_next\/.*\.js$/, (route) => route.abort());
  await page.keyboard.press("Shift");
  await expect(control).toHaveCount(0);
  for (const token of home.problem.pains.flatMap(({ description }) => description))
    if (typeof token === "object" && "term" in token)
      await expect(page.getByText(token.term, { exact: true }).first()).toBeVisible();
  for (const { answer } of faq) await expect(page.getByText(plainText(answer))).toBeVisible();
});

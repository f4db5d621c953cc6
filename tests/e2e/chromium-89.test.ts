import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { type Browser, chromium } from "playwright-core-legacy";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { plainText } from "../../content/plain-text";

const cache = "node_modules/.cache/chromium-89";

/** An engine of early 2021, near enough to the Safari of iOS 14.5; unpacked once. */
function unpacked() {
  const file = `${cache}/chromium`;
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(
      file,
      brotliDecompressSync(readFileSync("node_modules/chromium-89/bin/chromium.br")),
    );
    chmodSync(file, 0o755);
  }
  return file;
}

test.describe("in Chromium 89", () => {
  test.skip(
    process.platform !== "linux" || process.arch !== "x64",
    "the old engine exists for Linux on x64 alone",
  );
  let browser: Browser;

  test.beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: unpacked(),
      args: ["--no-sandbox", "--disable-gpu", "--single-process", "--no-zygote"],
    });
  });
  test.afterAll(() => browser.close());

  test("the landing page has its layout, hydrates, and answers", async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(String(process.env.BASE_URL));
    await page.waitForSelector("html[data-hydrated]");
    expect(await page.innerText("h1")).toBe(plainText(home.hero.heading));

    const look = await page.evaluate(() => {
      const style = (selector: string) =>
        getComputedStyle(document.querySelector(selector) as Element);
      return {
        h1: style("h1").fontSize,
        heroPadding: style("#hero > div > div").paddingLeft,
        panelBorder: style("#hero figure").borderTopWidth,
        button: style("#hero a").backgroundColor,
        isChipRound: Number.parseFloat(style("[data-chip]").borderTopLeftRadius) > 99,
        isOneLabelShown: style("#label-food").visibility === "hidden",
        darkGround: style("#label-confusion").backgroundColor,
        width: document.documentElement.scrollWidth,
      };
    });
    expect(look).toEqual({
      h1: "46.8px",
      heroPadding: "20px",
      panelBorder: "2px",
      button: "rgb(31, 63, 209)",
      isChipRound: true,
      isOneLabelShown: true,
      darkGround: "rgb(16, 33, 61)",
      width: 390,
    });

    const isBarShown = () =>
      page.$eval("[data-sticky-bar]", (bar) => getComputedStyle(bar).visibility === "visible");
    expect(await isBarShown()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.5));
    await page.waitForSelector("[data-sticky-bar][data-shown]");
    expect(await isBarShown()).toBe(true);

    await page.click("#label-tab-food");
    await page.waitForSelector("#label-food[data-shown]");

    await page.click(`text=${faq[2]?.question}`);
    await page.waitForSelector(`#question-${faq[2]?.id} .answer[data-state=open]`);
    expect(errors).toEqual([]);
  });
});

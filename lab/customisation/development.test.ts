import { type ChildProcess, spawn } from "node:child_process";
import { type Browser, chromium, type Page } from "playwright";
import { states } from "@/app/gallery/states";
import { pages as content } from "@/content/pages";
import { chromiumFlags, findChromium } from "@/scripts/machine/find-chromium";
import { copySite } from "../copy";

/*
 * What an owner sees of `npm run dev` and `npm run gallery` while she edits, at both names that her own machine goes by.
 * What keeps a file from being read at all Next shows by itself.
 */
jest.setTimeout(180_000);
const site = copySite("edited");
const names = ["localhost", "127.0.0.1"];

let server: ChildProcess;
let browser: Browser;
let port: string;

/** Looks until `look` gives `wanted`; fails with what it gives after a minute. */
async function expectSoon(look: () => Promise<unknown>, wanted: unknown, tries = 300) {
  const found = await look();
  try {
    expect(found).toEqual(wanted);
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((again) => setTimeout(again, 200));
    await expectSoon(look, wanted, tries - 1);
  }
}

beforeAll(async () => {
  server = spawn("npm", ["run", "gallery", "--", "--port", "0"], {
    ...site.place,
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  let said = "";
  port = await new Promise((resolve, reject) => {
    server.stdout?.on("data", (text) => {
      said += text;
      const [, found] = /Local: .*:(\d+)[\s\S]*Ready in/.exec(said) ?? [];
      if (found) resolve(found);
    });
    server.once("exit", (code) => reject(new Error(`npm run gallery ended with ${code}`)));
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  if (server?.pid) process.kill(-server.pid);
});

describe("a mistake in the content", () => {
  let pages: Page[];
  /* What lies over the page, at each name. */
  const overlays = () =>
    Promise.all(
      pages.map((page) =>
        page.evaluate(() => getComputedStyle(document.documentElement, "::before").content),
      ),
    );

  beforeAll(async () => {
    pages = await Promise.all(names.map(() => browser.newPage()));
    for (const [at, page] of pages.entries())
      await page.goto(`http://${names[at]}:${port}${content.aboutUs.path}`, { timeout: 60_000 });
  });

  it.each([
    [
      "content/brand.ts",
      /email: "[^"]*"/,
      'email: "nobody"',
      /content\/brand\.ts:\d+ +brand\.email must be an e-mail address, like hello@example\.com/,
    ],
    [
      "content/theme.ts",
      /"ink-soft": "[^"]*"/,
      '"ink-soft": "#A9B4C6"',
      /content\/theme\.ts:\d+ +theme\.ink-soft #A9B4C6 is too light beside paper \(2\.1 of 4\.5\)/,
    ],
  ])("lies over the page at both names until mended: %s", async (file, right, wrong, said) => {
    await expectSoon(overlays, ["none", "none"]);
    const undo = site.edit(file, right, wrong);
    const isSaid = expect.stringMatching(said);
    await expectSoon(overlays, [isSaid, isSaid]);
    undo();
    await expectSoon(overlays, ["none", "none"]);
  });

  it("does not keep a drawing from being made anew", async () => {
    // Nothing while it is being replaced: the server then tells the length of one file and sends the other.
    const drawing = async () => {
      const answer = await fetch(`http://localhost:${port}/assets/art/favicon.svg`);
      return answer.text().catch(() => undefined);
    };
    const before = await drawing();
    expect(before).toMatch(/<\/svg>$/);
    const undo = site.edit("art/mark.svg", /<\/svg>/, '<circle cx="9" cy="9" r="9"/></svg>');
    await expectSoon(drawing, expect.stringMatching(/ r="9"\/><\/svg>$/));
    undo();
    await expectSoon(drawing, before);
  });
});

describe("the gallery", () => {
  it.each([390, 1440])("shows every state in its width, %s px", async (width) => {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(`http://localhost:${port}/gallery/states`, { timeout: 60_000 });
    await page.locator("html[data-hydrated]").waitFor();
    await page.screenshot({ path: site.file(`gallery-${width}.png`), fullPage: true });
    const shown = await page.evaluate(() =>
      Array.from(document.querySelectorAll("[data-state-of]"), (one) =>
        one.getAttribute("data-state-of"),
      ),
    );
    expect(shown).toEqual(Object.keys(states));
    const length = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(length).toBeLessThanOrEqual(width);
    expect(errors).toEqual([]);
    await page.close();
  });
});

import { type ChildProcess, spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { type Browser, chromium, type Page } from "playwright";
import { states } from "@/app/gallery/states";
import { pages as content } from "@/content/pages";
import { chromiumFlags, findChromium } from "@/scripts/machine/find-chromium";
import { copySite } from "../copy";

/*
 * What an owner sees of `npm run dev` and `npm run gallery` while she edits, at both names that her own machine goes by.
 * What keeps a file from being read at all Next shows by itself.
 */
const site = copySite("edited");
const names = ["localhost", "127.0.0.1"];

let server: ChildProcess;
let browser: Browser;
let port: number;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Waits until `look` gives `wanted`; fails with what it gives else. */
async function expectSoon<Found>(look: () => Promise<Found>, wanted: unknown) {
  const end = Date.now() + 60_000;
  let found = await look();
  while (Date.now() < end) {
    try {
      expect(found).toEqual(wanted);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
      found = await look();
    }
  }
  expect(found).toEqual(wanted);
}

beforeAll(async () => {
  port = await freePort();
  const { NODE_ENV: _, ...env } = process.env;
  server = spawn("npm", ["run", "gallery", "--", "--port", String(port)], {
    cwd: site.file("."),
    env: env as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on("data", (text) => /Ready in/.test(text) && resolve());
    server.once("exit", (code) => reject(new Error(`npm run gallery ended with ${code}`)));
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
}, 120_000);

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
  }, 120_000);

  it.each([
    [
      "a field that breaks a rule",
      "content/brand.ts",
      /email: "[^"]*"/,
      'email: "nobody"',
      /content\/brand\.ts:\d+ +brand\.email must be an e-mail address, like hello@example\.com/,
    ],
    [
      "a colour that cannot be read on its ground",
      "content/theme.ts",
      /"ink-soft": "[^"]*"/,
      '"ink-soft": "#A9B4C6"',
      /content\/theme\.ts:\d+ +theme\.ink-soft #A9B4C6 is too light beside paper \(2\.1 of 4\.5\)/,
    ],
  ])(
    "lies over the page at both names until it is mended: %s",
    async (_, file, right, wrong, said) => {
      await expectSoon(overlays, ["none", "none"]);
      const undo = site.edit(file, right, wrong);
      const isSaid = expect.stringMatching(said);
      await expectSoon(overlays, [isSaid, isSaid]);
      undo();
      await expectSoon(overlays, ["none", "none"]);
    },
    180_000,
  );

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
  }, 180_000);
});

describe("the gallery", () => {
  it.each([390, 1440])(
    "shows every state in its width, %s px",
    async (width) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: "reduce",
        bypassCSP: true,
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      await page.goto(`http://localhost:${port}/gallery/states`, { timeout: 60_000 });
      await page.locator("html[data-hydrated]").waitFor();
      await page.screenshot({ path: site.file(`gallery-${width}.png`), fullPage: true });
      const shown = page.locator("[data-state-of]");
      expect(
        await shown.evaluateAll((all) => all.map((one) => one.getAttribute("data-state-of"))),
      ).toEqual(Object.keys(states));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      expect(errors).toEqual([]);
      await context.close();
    },
    180_000,
  );
});

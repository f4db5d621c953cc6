import { type ChildProcess, spawn } from "node:child_process";
import { type Browser, chromium, type Page } from "playwright";
import { pages as content, pageList } from "@/content/pages";
import { chromiumOptions } from "@/scripts/browsers/find-chromium";
import { copySite } from "../../tests/copy-site";
import { waitForHydration } from "../../tests/helpers/wait-for-hydration";

/* What an owner sees in `npm run dev` while they edit, at both names of their machine. */
jest.setTimeout(180_000);
const site = copySite("development");
const hosts = ["localhost", "127.0.0.1"];

let server: ChildProcess;
let browser: Browser;
let port: string;

/** Calls `get` until it returns `expected`, for a minute at most. */
async function expectSoon(get: () => Promise<unknown>, expected: unknown, tries = 300) {
  const received = await get();
  try {
    expect(received).toEqual(expected);
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expectSoon(get, expected, tries - 1);
  }
}

beforeAll(async () => {
  server = spawn("npm", ["run", "dev", "--", "--port", "0"], {
    ...site.spawnOptions,
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  let output = "";
  port = await new Promise((resolve, reject) => {
    server.stdout?.on("data", (text) => {
      output += text;
      const [, found] = /Local: .*:(\d+)[\s\S]*Ready in/.exec(output) ?? [];
      if (found) resolve(found);
    });
    server.once("exit", (code) => reject(new Error(`npm run dev ended with ${code}`)));
  });
  browser = await chromium.launch(chromiumOptions());
});

afterAll(async () => {
  await browser?.close();
  if (server?.pid) process.kill(-server.pid);
});

/* Such as keys that are missing in a list, or HTML that differs after hydration. */
it.each(pageList.map(({ path }) => path))("%s logs no error of React", async (path) => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(`http://localhost:${port}${path}`, { timeout: 60_000 });
  await waitForHydration(page);
  // The provider's script may be unreachable.
  expect(errors.filter((error) => !error.startsWith("Failed to load resource"))).toEqual([]);
  await page.close();
});

describe("a mistake in the content", () => {
  let pages: Page[];
  const overlays = () =>
    Promise.all(
      pages.map((page) => page.evaluate(() => getComputedStyle(document.documentElement, "::before").content)),
    );

  beforeAll(async () => {
    pages = await Promise.all(hosts.map(() => browser.newPage()));
    for (const [index, page] of pages.entries())
      await page.goto(`http://${hosts[index]}:${port}${content.aboutUs.path}`, { timeout: 60_000 });
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
  ])("covers the page until it is corrected: %s", async (file, right, wrong, message) => {
    await expectSoon(overlays, ["none", "none"]);
    const undo = site.edit(file, right, wrong);
    const shown = expect.stringMatching(message);
    await expectSoon(overlays, [shown, shown]);
    undo();
    await expectSoon(overlays, ["none", "none"]);
  });

  it("does not prevent updates of a drawing", async () => {
    // While the file is written, the response may be shorter than its Content-Length.
    const drawing = async () => {
      const response = await fetch(`http://localhost:${port}/assets/art/favicon.svg`);
      return response.text().catch(() => undefined);
    };
    const before = await drawing();
    expect(before).toMatch(/<\/svg>$/);
    const undo = site.edit("art/mark.svg", /<\/svg>/, '<circle cx="9" cy="9" r="9"/></svg>');
    await expectSoon(drawing, expect.stringMatching(/ r="9"\/><\/svg>$/));
    undo();
    await expectSoon(drawing, before);
  });
});

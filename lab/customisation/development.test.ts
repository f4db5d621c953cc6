import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { type Browser, chromium, type Page } from "playwright";
import { pages as content, pageList } from "@/content/pages";
import { chromiumOptions } from "@/scripts/browsers/find-chromium";
import { copySite } from "../../tests/copy-site";
import { waitForHydration } from "../../tests/helpers/wait-for-hydration";

/*
 * What an owner sees in `npm run dev`: first with a mistake, then while they edit, at both names of their machine, and on a
 * phone at its address in the network.
 */
jest.setTimeout(180_000);
const site = copySite("development");
const network = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .find(({ family, internal }) => family === "IPv4" && !internal);
const hosts = ["localhost", "127.0.0.1", ...(network ? [network.address] : [])];

let server: ChildProcess;
let browser: Browser;
let port: string;
let output = "";
let mistake: string;

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

/** Waits until `npm run dev` has printed an address that `pattern` finds, and returns its port. */
async function printedPort(pattern: RegExp): Promise<string> {
  while (!pattern.test(output)) {
    if (server.exitCode !== null) throw new Error(`npm run dev ended with ${server.exitCode}:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return pattern.exec(output)?.[1] ?? "";
}

/* The first start has a mistake, and an environment that is meant for servers. */
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions());
  const undo = site.edit("content/home.ts", /",\n/, ",\n");
  server = spawn("npm", ["run", "dev", "--", "--port", "0"], {
    ...site.spawnOptions,
    env: { ...site.spawnOptions.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  server.stdout?.on("data", (text) => {
    output += text;
  });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${await printedPort(/(?<=localhost:)(\d+) shows it too/)}`);
  // biome-ignore lint/performance/useDomNodeTextContent: only the visible text
  mistake = await page.locator("body").innerText();
  await page.close();
  undo();
  port = await printedPort(/Local: .*:(\d+)[\s\S]*Ready in/);
});

afterAll(async () => {
  await browser?.close();
  // The last test has ended the group.
  if (server?.pid)
    try {
      process.kill(-server.pid);
    } catch {}
});

it("shows the mistake of a first start", () => {
  expect(mistake).toMatch(/^content\/home\.ts:\d+ {2}has no closing quote/);
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

it("shows what the policy of the published site refuses, with the line to add, until it is added", async () => {
  mkdirSync(site.file("public/own"));
  writeFileSync(site.file("public/own/visits.js"), 'fetch("https://undeclared.example/hit").catch(() => {});');
  const undoStore = site.edit("content/store.ts", /$/, 'store.consent = "not-needed";\n');
  const entry = '{ name: "Visits", purpose: "counts visits", src: "/own/visits.js", hosts: {} }';
  const undo = site.edit("content/scripts.ts", /$/, `scripts.analytics = [${entry}];\n`);
  const warning =
    'The policy of the published site refuses https://undeclared.example (connect). Allow it in content/scripts.ts: hosts: { connect: ["https://undeclared.example"] }';
  const page = await browser.newPage();
  let isRequested = false;
  await page.route("https://undeclared.example/hit", (route) => {
    isRequested = true;
    return route.fulfill({ status: 204, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  /** Loads the page, and returns how often it shows the warning, and whether the host was requested so far. */
  const load = async () => {
    messages.length = 0;
    // The server reloads the page after an edit, which may abort this.
    await page.goto(`http://localhost:${port}`, { timeout: 60_000 }).catch(() => {});
    await waitForHydration(page);
    return [messages.filter((text) => text === warning).length, isRequested];
  };
  await expectSoon(load, [1, false]);
  site.edit("content/scripts.ts", /hosts: \{\} \}\];/, 'hosts: { connect: ["https://undeclared.example"] } }];');
  await expectSoon(load, [0, true]);
  await page.close();
  undo();
  undoStore();
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
    const onEachHost = (content: unknown) => hosts.map(() => content);
    await expectSoon(overlays, onEachHost("none"));
    const undo = site.edit(file, right, wrong);
    await expectSoon(overlays, onEachHost(expect.stringMatching(message)));
    undo();
    await expectSoon(overlays, onEachHost("none"));
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

it("leaves tsconfig.json as it is", () => {
  expect(readFileSync(site.file("tsconfig.json"), "utf8")).toBe(readFileSync("tsconfig.json", "utf8"));
});

/* npm passes a SIGTERM to its shell only. */
it("ends on a SIGTERM to npm", async () => {
  const isServing = () => fetch(`http://localhost:${port}/robots.txt`).then(Boolean, () => false);
  expect(await isServing()).toBe(true);
  server.kill("SIGTERM");
  await expectSoon(isServing, false);
});

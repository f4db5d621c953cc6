import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { faq } from "../../content/faq";
import { site } from "../../content/site";
import { store } from "../../content/store";
import { chromiumFlags, findChromium } from "../../scripts/machine/find-chromium";
import { copySite } from "../copy";
import { pages } from "../e2e/test";
import {
  bucket,
  cloudFront,
  freePort,
  publish,
  type Running,
  scratch,
  servers,
  workplace,
} from "./servers";

interface Report {
  isRight: boolean;
  what: string;
}

const requestsPerSecond = 50;
const visitors = 3;

let other: string | undefined;
/** A second release of the site: another style sheet, and other constants in what is fetched late. */
function otherRelease(): string {
  if (!other) {
    const copy = copySite("release");
    copy.edit("app/globals.css", /$/, "\n:root { --release: 2 }\n");
    copy.edit("content/constants.ts", /duration: 4000/, "duration: 4100");
    copy.edit("content/constants.ts", /delay: 700/, "delay: 690");
    copy.build();
    other = copy.file("out");
  }
  return other;
}

/** Asks for pages and for all that they name, until it is stopped; gives the answers that were none. */
function load(origin: string) {
  const failures: string[] = [];
  let count = 0;
  let isOver = false;
  const queue: string[] = [];
  const timer = setInterval(async () => {
    const address = queue.pop() ?? pages[count % pages.length]?.path ?? "/";
    count++;
    try {
      const response = await fetch(origin + address);
      const text = await response.text();
      if (!response.ok) failures.push(`${response.status} ${address}`);
      if (/html/.test(response.headers.get("content-type") ?? "") && queue.length < 100)
        queue.push(
          ...[...text.matchAll(/"(\/_next\/static\/[^"\\]+)"/g)].map(([, file]) => file ?? ""),
        );
    } catch (error) {
      if (!isOver) failures.push(`${address}: ${(error as Error).message}`);
    }
  }, 1000 / requestsPerSecond);
  return () => {
    isOver = true;
    clearInterval(timer);
    return { failures, count };
  };
}

/** Opens the landing page; what is given back uses every control whose files are fetched late. */
async function openVisit(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.setDefaultTimeout(15_000);
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  page.on("pageerror", (error) => troubles.push(String(error)));
  await page.route(`${store.smartScript}*`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `window.AF_SMART_SCRIPT = { generateOneLinkURL: () => ({ clickURL: "${store.link}?pid=ad" }) };`,
    }),
  );
  await page.goto(`${origin}/?utm_source=ad`);
  await page.locator("html[data-hydrated]").waitFor();
  return async () => {
    for (const [control, use] of Object.entries(controls))
      await use(page).catch((error: Error) =>
        troubles.push(`${control}: ${error.message.split("\n")[0]}`),
      );
    await context.close();
    return troubles;
  };
}

const controls: Record<string, (page: Page) => Promise<unknown>> = {
  "a product's tab": async (page) => {
    await page.locator(".label-tab").nth(1).click();
    await page.locator(".label-tab:nth-child(2)[aria-pressed=true]").waitFor();
  },
  "a chip of the label": async (page) => {
    await page.locator(".label-chip").nth(1).click();
    await page.locator(".label-chip:nth-child(2)[aria-pressed=true]").waitFor();
  },
  "a question": async (page) => {
    const question = page.getByRole("button", { name: faq[0]?.question ?? "" });
    await question.click();
    await page.locator('button[aria-expanded="true"]').first().waitFor();
  },
  "a source's tooltip": async (page) => {
    await page.locator(".source-tip:visible").first().hover();
    await page.getByRole("tooltip").first().waitFor();
  },
  "copy link": async (page) => {
    await page.getByRole("button", { name: site.handOff.button }).first().click();
    await page.getByText(site.handOff.copied).waitFor();
  },
  "another page": async (page) => {
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await page.getByRole("heading", { level: 1, name: pages[1]?.title ?? "" }).waitFor();
    if ((await page.locator("[data-store-link]").first().getAttribute("href")) === store.link)
      await page.locator("[data-store-link][href*=pid]").first().waitFor();
  },
};

/** A server that `npm run deploy` fills, what the command needs for it, and what visitors ask. */
async function target(
  host: "nginx" | "s3",
): Promise<Running & { deploy(cwd: string, ...flags: string[]): Promise<void> }> {
  if (host === "s3") {
    const s3 = await bucket();
    const front = await cloudFront(s3.origin, await freePort());
    return {
      origin: front.origin,
      stop: () => {
        front.stop();
        s3.stop();
      },
      deploy: (cwd, ...flags) => publish(cwd, "s3", s3.env, ...flags),
    };
  }
  const root = path.join(scratch(), "site");
  mkdirSync(root);
  const nginx = servers.find(({ name }) => name === "nginx");
  const running = nginx && (await nginx.start(root, await freePort()));
  if (!running) throw new Error("nginx is not among the servers");
  return {
    ...running,
    deploy: (cwd, ...flags) => publish(cwd, "rsync", { RSYNC_TARGET: root }, ...flags),
  };
}

/**
 * Publishes a second release over the first and rolls back to that, under load, with browsers that
 * opened the page before and use it after.
 */
export async function deployInMidVisit(host: "nginx" | "s3"): Promise<Report> {
  const cwd = workplace("out");
  const { origin, stop, deploy } = await target(host);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    await deploy(cwd);
    rmSync(path.join(cwd, "out"), { recursive: true });
    cpSync(otherRelease(), path.join(cwd, "out"), { recursive: true, preserveTimestamps: true });
    const finish = load(origin);
    const troubles: string[] = [];
    const steps: [string, ...string[]][] = [[otherRelease()], ["out", "--rollback"]];
    for (const [release, ...flags] of steps) {
      const visits = await Promise.all(
        Array.from({ length: visitors }, () => openVisit(browser, origin)),
      );
      // Some visitors act while the files are on their way, some after.
      const acting = visits.slice(1).map((use) => use());
      await deploy(cwd, ...flags);
      troubles.push(...(await Promise.all([...acting, visits[0]?.() ?? []])).flat());
      const served = await (await fetch(origin)).text();
      if (served !== readFileSync(path.join(release, "index.html"), "utf8"))
        troubles.push(`deploy ${flags.join(" ")} left another release in place`);
    }
    const { failures, count } = finish();
    return {
      isRight: failures.length === 0 && troubles.length === 0,
      what: `${count} requests, ${failures.length} failed; ${2 * visitors} visits, ${troubles.length} troubles. ${[...new Set([...failures, ...troubles])].slice(0, 6).join("; ")}`,
    };
  } finally {
    await browser.close();
    await stop();
  }
}

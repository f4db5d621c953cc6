import { chromium, type Page } from "playwright";
import { faq } from "../content/faq";
import { labels } from "../content/labels";
import { store } from "../content/store";
import { chromiumFlags, findChromium } from "../scripts/find-chromium";
import { slow4G } from "../tests/budgets";

/** What a visitor waits for, in ms: since the navigation, or since what she did. */
export interface Felt {
  /** When the largest thing of the first view, which is its text, was painted. */
  headline: number;
  hydrated: number;
  tagged: number;
  faqTap: number;
  chipTap: number;
  barEntry: number;
  /** Long tasks (over 50 ms) in ten seconds in which nothing is touched, the quotes running. */
  idleLongTasks: number;
}

/* How many times slower than this machine's CPU; as Lighthouse has it. */
const slowdown = 4;
/* The provider's script stands in for itself, after a round trip. */
const providersAnswer = `window.AF_SMART_SCRIPT={generateOneLinkURL:function(asked){return{clickURL:asked.oneLinkURL+"?pid=bench"}}}`;
const idle = 10_000;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens the landing page once, in a phone of its own on a slow connection, and uses it. */
export function feel(origin: string): Promise<Felt> {
  return withPhone((page) => use(page, origin));
}

/** When the "Hello" page, opened in the same way, has painted its heading (ms). */
export function feelFloor(origin: string): Promise<number> {
  return withPhone(async (page) => {
    await page.goto(`${origin}/`);
    return page.evaluate(() => window.seen.headline);
  });
}

async function withPhone<Result>(act: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.route(`${store.smartScript}*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slow4G.latency));
      await route.fulfill({ contentType: "text/javascript", body: providersAnswer });
    });
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript({ path: "bench/watch.js" });
    return await act(page);
  } finally {
    await browser.close();
  }
}

async function use(page: Page, origin: string): Promise<Felt> {
  await page.goto(`${origin}/`, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => window.seen.tagged > 0);
  const { headline, hydrated, tagged } = await page.evaluate(() => window.seen);
  const faqTap = await tap(page, page.getByRole("button", { name: faq[0]?.question ?? "" }));
  const chip = labels[0]?.chips[1]?.label ?? "";
  const chipTap = await tap(page, page.locator("[data-chip]", { hasText: chip }).first());
  const barEntry = await page.evaluate(() => window.enterBar());
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const before = await page.evaluate(() => window.seen.longTasks);
  await page.waitForTimeout(idle);
  const idleLongTasks = (await page.evaluate(() => window.seen.longTasks)) - before;
  return { headline, hydrated, tagged, faqTap, chipTap, barEntry, idleLongTasks };
}

/** Taps, and gives the interaction's latency to the next paint, as INP counts it (ms). */
async function tap(page: Page, what: ReturnType<Page["locator"]>): Promise<number> {
  await what.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    window.seen.interaction = 0;
  });
  await what.tap();
  await page.waitForTimeout(500);
  return page.evaluate(() => window.seen.interaction);
}

declare global {
  interface Window {
    seen: {
      headline: number;
      hydrated: number;
      tagged: number;
      interaction: number;
      longTasks: number;
    };
    enterBar(): Promise<number>;
  }
}

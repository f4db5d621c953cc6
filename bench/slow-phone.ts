import { chromium, type Page } from "playwright";
import { faq } from "../content/faq";
import { labels } from "../content/labels";
import { store } from "../content/store";
import { chromiumFlags, findChromium } from "../scripts/machine/find-chromium";
import { slow4G } from "../tests/budgets";
import { type Busy, readTrace, traceCategories } from "./trace";

/** What a visitor waits for, in ms: since the navigation, or since what she did; NaN for what a page has none of. */
export interface Felt extends Opened {
  hydrated: number;
  tagged: number;
  questionTap: number;
  chipTap: number;
  wordTap: number;
  barEntry: number;
  /** Long tasks (over 50 ms) in five seconds in which nothing is touched, the quotes running. */
  idleLongTasks: number;
}

/** What can be said of any page that is opened. */
export interface Opened extends Busy {
  /** When anything was painted. */
  paint: number;
  /** When the first words were painted, the headline among them. */
  headline: number;
  /** How far things moved about while it opened, as CLS counts it. */
  shift: number;
}

/* How many times slower than this machine's CPU; as Lighthouse has it. */
const slowdown = 4;
/* The provider's script stands in for itself, after a round trip. */
const providersAnswer = `window.AF_SMART_SCRIPT={generateOneLinkURL:function(asked){return{clickURL:asked.oneLinkURL+"?pid=bench"}}}`;
const idle = 5_000;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a page once, in a phone of its own on a slow connection, and uses it if it is one of ours. */
export function feel(origin: string, isOurs: boolean): Promise<Felt> {
  return withPhone(async (page) => {
    if (isOurs) return use(page, origin);
    const opened = await open(page, origin, () => page.waitForEvent("load"));
    return { ...nothing, ...opened };
  });
}

const none = Number.NaN;
const nothing = {
  hydrated: none,
  tagged: none,
  questionTap: none,
  chipTap: none,
  wordTap: none,
  barEntry: none,
  idleLongTasks: none,
};

/** Opens a page, and watches it until `settled` and a moment longer. */
async function open(page: Page, origin: string, settled: () => Promise<unknown>): Promise<Opened> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: traceCategories });
  // Nothing is asked of the page meanwhile: the tool's own script would be run in it, 50 ms of the main thread.
  const waited = settled();
  await page.goto(`${origin}/`, { waitUntil: "commit" });
  await waited;
  await page.waitForTimeout(2000);
  const trace = await browser?.stopTracing();
  const { paint, headline, shift } = await page.evaluate(() => window.seen);
  return { paint, headline, shift, ...readTrace(trace ?? Buffer.alloc(0)) };
}

async function withPhone<Result>(act: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
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
  const opened = await open(page, origin, () =>
    page.waitForEvent("console", (message) => message.text() === "tagged"),
  );
  const { hydrated, tagged } = await page.evaluate(() => window.seen);
  const button = (name = "") => page.getByRole("button", { name }).first();
  const chipTap = await tap(page, button(labels[0]?.chips[1]?.label));
  const wordTap = await tap(page, button(labels[0]?.ingredients[0]?.name));
  const questionTap = await tap(page, button(faq[0]?.question));
  const barEntry = await page.evaluate(() => window.enterBar());
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const before = await page.evaluate(() => window.seen.longTasks);
  await page.waitForTimeout(idle);
  const idleLongTasks = (await page.evaluate(() => window.seen.longTasks)) - before;
  return { ...opened, hydrated, tagged, questionTap, chipTap, wordTap, barEntry, idleLongTasks };
}

/** Taps, and gives the interaction's latency to the next paint, as INP counts it (ms); NaN for what another release has not. */
async function tap(page: Page, what: ReturnType<Page["locator"]>): Promise<number> {
  if ((await what.count()) === 0) return none;
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
      paint: number;
      headline: number;
      shift: number;
      hydrated: number;
      tagged: number;
      interaction: number;
      longTasks: number;
    };
    enterBar(): Promise<number>;
  }
}

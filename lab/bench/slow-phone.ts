import { chromium, type Page } from "playwright";
import { faq } from "../../content/faq";
import { labels } from "../../content/labels";
import { store } from "../../content/store";
import { chromiumOptions } from "../../scripts/browsers/find-chromium";
import { slow4G } from "../../tests/budgets";
import { type MainThread, readTrace, traceCategories } from "./trace";

/** First contentful paint (ms) and cumulative layout shift. */
type Loading = MainThread & Record<"headline" | "shift", number>;

/** Times in ms. The optional ones are measured on this site only. */
export type PhoneFigures = Loading &
  Partial<Record<"hydrated" | "tagged" | "question" | "chip" | "word", number>>;

/* The CPU slowdown that Lighthouse uses. */
const slowdown = 4;
const smartScript = `window.AF_SMART_SCRIPT={generateOneLinkURL:function(options){return{clickURL:options.oneLinkURL+"?pid=bench"}}}`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Loads a page once in a new browser with a slow connection and CPU, and taps on it if it is this site. */
export async function measureOnPhone(origin: string, isThisSite: boolean): Promise<PhoneFigures> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.route(`${store.smartScript}*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slow4G.latency));
      await route.fulfill({ contentType: "text/javascript", body: smartScript });
    });
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript({ path: "lab/bench/watch.js" });
    const loading = await load(page, origin, isThisSite);
    return isThisSite ? { ...loading, ...(await interact(page)) } : loading;
  } finally {
    await browser.close();
  }
}

async function load(page: Page, origin: string, isThisSite: boolean): Promise<Loading> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: traceCategories });
  // No evaluate before the end: Playwright's script would take 50 ms of the main thread.
  const isLoaded = isThisSite
    ? page.waitForEvent("console", (message) => message.text() === "tagged")
    : page.waitForEvent("load");
  await page.goto(`${origin}/`, { waitUntil: "commit" });
  await isLoaded;
  await page.waitForTimeout(2000);
  const trace = (await browser?.stopTracing()) as Buffer;
  const { headline, shift } = await readMeasured(page);
  return { headline, shift, ...readTrace(trace) };
}

async function interact(page: Page) {
  const { hydrated, tagged } = await readMeasured(page);
  const chip = await tap(page, labels[0]?.chips[1]?.label);
  const word = await tap(page, labels[0]?.ingredients[0]?.name);
  const question = await tap(page, faq[0]?.question);
  return { hydrated, tagged, chip, word, question };
}

/** Taps a button and returns its interaction to next paint (ms), or NaN if an older release lacks the button. */
async function tap(page: Page, name = ""): Promise<number> {
  const button = page.getByRole("button", { name }).first();
  if ((await button.count()) === 0) return Number.NaN;
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.evaluate("measured.interaction = 0");
  await button.tap();
  await page.waitForTimeout(500);
  return (await readMeasured(page)).interaction;
}

const readMeasured = (page: Page) =>
  page.evaluate<Record<"headline" | "shift" | "hydrated" | "tagged" | "interaction", number>>(
    "measured",
  );

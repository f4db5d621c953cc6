import { chromium, type Page } from "playwright";
import { faq } from "../content/faq";
import { labels } from "../content/labels";
import { store } from "../content/store";
import { chromiumFlags, findChromium } from "../scripts/machine/find-chromium";
import { slow4G } from "../tests/budgets";
import { type Busy, readTrace, traceCategories } from "./trace";

/** When the first words were painted, the headline among them (ms), and how far things moved about, as CLS counts it. */
type Opened = Busy & Record<"headline" | "shift", number>;

/** What a visitor waits for (ms): of a page of ours also what follows what she does. */
export type Felt = Opened &
  Partial<Record<"hydrated" | "tagged" | "question" | "chip" | "word", number>>;

/* How many times slower than this machine's CPU; as Lighthouse has it. */
const slowdown = 4;
/* The provider's script stands in for itself, after a round trip. */
const providersAnswer = `window.AF_SMART_SCRIPT={generateOneLinkURL:function(asked){return{clickURL:asked.oneLinkURL+"?pid=bench"}}}`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a page once, in a phone of its own on a slow connection, and uses it if it is one of ours. */
export async function feel(origin: string, isOurs: boolean): Promise<Felt> {
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
    const opened = await open(page, origin, isOurs);
    return isOurs ? { ...opened, ...(await use(page)) } : opened;
  } finally {
    await browser.close();
  }
}

async function open(page: Page, origin: string, isOurs: boolean): Promise<Opened> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: traceCategories });
  // Nothing is asked of the page meanwhile: the tool's own script would be run in it, 50 ms of the main thread.
  const isThere = isOurs
    ? page.waitForEvent("console", (message) => message.text() === "tagged")
    : page.waitForEvent("load");
  await page.goto(`${origin}/`, { waitUntil: "commit" });
  await isThere;
  await page.waitForTimeout(2000);
  const trace = (await browser?.stopTracing()) as Buffer;
  const { headline, shift } = await seenBy(page);
  return { headline, shift, ...readTrace(trace) };
}

async function use(page: Page) {
  const { hydrated, tagged } = await seenBy(page);
  const chip = await tap(page, labels[0]?.chips[1]?.label);
  const word = await tap(page, labels[0]?.ingredients[0]?.name);
  const question = await tap(page, faq[0]?.question);
  return { hydrated, tagged, chip, word, question };
}

/** Taps a button, and returns the interaction's latency to the next paint, as INP counts it (ms); NaN for what another release has not. */
async function tap(page: Page, name = ""): Promise<number> {
  const button = page.getByRole("button", { name }).first();
  if ((await button.count()) === 0) return Number.NaN;
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.evaluate("seen.interaction = 0");
  await button.tap();
  await page.waitForTimeout(500);
  return (await seenBy(page)).interaction;
}

/* What bench/watch.js has noted. */
const seenBy = (page: Page) =>
  page.evaluate<Record<"headline" | "shift" | "hydrated" | "tagged" | "interaction", number>>(
    "seen",
  );

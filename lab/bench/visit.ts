import { chromium, type Locator, type Page } from "playwright";
import { faq } from "../../content/faq";
import { products } from "../../content/products";
import { chromiumOptions } from "../../scripts/browsers/find-chromium";
import { findOnPath } from "../../scripts/browsers/find-on-path";
import { openWebKit } from "../../tests/webkit/engine";
import { slowLine } from "./serve";

/** Times in ms: the first paint, the first frame with the headline, the frame after it, hydration, the tagged link. */
type Visit = Record<"paint" | "headline" | "frame" | "hydrated" | "tagged", number>;

interface Measured {
  /** The time of the largest paint in ms, and its element. */
  largest: number;
  element: string;
  shift: number;
  /** The slowest interaction to next paint in ms, since it was set to 0. */
  interaction: number;
  blocked: number;
}

/* The CPU slowdown that Lighthouse uses. */
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Loads a page once in a new WebKit. */
export async function visitInWebKit(url: string) {
  const { page, close } = await openWebKit();
  try {
    await page.goto(url);
    return await page.evaluate((): Promise<Visit> => Reflect.get(window, "visit"));
  } finally {
    await close();
  }
}

/** Loads a page once in a new Chromium with a slow CPU, from a server with a slow line, and taps on it. */
export async function visitOnSlowLine(url: string) {
  return visitOnPhone(url, chromiumOptions());
}

/**
 * Loads a page once as PageSpeed and DevTools do: in a whole Chromium (its headless shell paints differently) that slows its
 * own network, and taps on it.
 */
export async function visitOnSlowNetwork(url: string) {
  const whole = findOnPath("chromium") ?? findOnPath("google-chrome-stable");
  const options = chromiumOptions();
  return visitOnPhone(url, whole ? { ...options, executablePath: whole } : options, {
    offline: false,
    latency: slowLine.roundTrip,
    downloadThroughput: slowLine.speed * 1000,
    uploadThroughput: slowLine.upload * 1000,
  });
}

interface NetworkConditions {
  offline: boolean;
  /** In ms. */
  latency: number;
  /** In bytes per second. */
  downloadThroughput: number;
  uploadThroughput: number;
}

/** Interactions to next paint are NaN on a page without such a button. */
async function visitOnPhone(url: string, options: ReturnType<typeof chromiumOptions>, network?: NetworkConditions) {
  const browser = await chromium.launch(options);
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  if (network) await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url);
  const { paint, headline, hydrated, tagged } = await page.evaluate<Visit>("visit");
  await page.waitForTimeout(2000);
  const { largest, element, shift, blocked } = await page.evaluate<Measured>("measured");
  const taps = await tapAll(page);
  await browser.close();
  return { paint, headline, largest, element, hydrated, tagged, blocked, shift, ...taps };
}

/** Taps a word that is not a find, a chip, a find, a question and the next product. Returns the interactions to next paint in ms. */
async function tapAll(page: Page) {
  const [product, nextProduct] = products;
  const finds = product?.puzzle?.finds ?? [];
  const miss = product?.ingredients.find(({ name }) => !finds.includes(name));
  const button = (name = "") => page.getByRole("button", { name }).first();
  return {
    word: await tap(page, button(miss?.name)),
    chip: await tap(page, button(product?.chips[0]?.text)),
    find: await tap(page, button(finds[0])),
    question: await tap(page, button(faq[0]?.question)),
    product: await tap(page, button(nextProduct?.kind)),
  };
}

async function tap(page: Page, button: Locator): Promise<number> {
  if ((await button.count()) === 0) return Number.NaN;
  // Not below the download bar.
  await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
  // Whatever loads near the viewport has loaded by then.
  await page.waitForTimeout(1500);
  await page.evaluate("measured.interaction = 0");
  const box = await button.boundingBox();
  if (!box) return Number.NaN;
  // `button.tap()` adds listeners that check which element gets the tap, which cost 10 to 20 ms.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(1000);
  return (await page.evaluate<Measured>("measured")).interaction;
}

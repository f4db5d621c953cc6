import { chromium, type Page } from "playwright";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { products } from "../../content/products";
import { chromiumOptions } from "../../scripts/browsers/find-chromium";
import { findOnPath } from "../../scripts/browsers/find-on-path";
import { openWebKit } from "../../tests/browser/webkit/engine";
import { slowLine } from "./serve";

/** Times in ms: the first paint, the first frame with the headline, the frame after it, hydration, the tagged link. */
export type Visit = Record<"paint" | "headline" | "frame" | "hydrated" | "tagged", number>;

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
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

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
  return visitOnPhone(url, await openPhone(chromiumOptions()));
}

/** Loads a page once as PageSpeed and DevTools do, and taps on it. */
export async function visitOnSlowNetwork(url: string) {
  return visitOnPhone(url, await openOnSlowNetwork());
}

/** Opens a phone with a slow CPU in a whole Chromium (its headless shell paints differently) that slows its own network. */
export async function openOnSlowNetwork() {
  const whole = findOnPath("chromium") ?? findOnPath("google-chrome-stable");
  const options = chromiumOptions();
  return openPhone(whole ? { ...options, executablePath: whole } : options, {
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

type Phone = Awaited<ReturnType<typeof openPhone>>;

async function openPhone(options: ReturnType<typeof chromiumOptions>, network?: NetworkConditions) {
  const browser = await chromium.launch(options);
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  if (network) await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { browser, page, session };
}

async function visitOnPhone(url: string, { browser, page }: Phone) {
  await page.goto(url);
  const { paint, headline, hydrated, tagged } = await page.evaluate<Visit>("visit");
  await page.waitForTimeout(2000);
  const { largest, element, shift, blocked } = await page.evaluate<Measured>("measured");
  const taps = await tapAll(page);
  await browser.close();
  return { paint, headline, largest, element, hydrated, tagged, blocked, shift, ...taps };
}

/**
 * Taps a word that is not a target, a preference, a target, a question, the next product and the pause button. Returns the
 * interactions to next paint in ms.
 */
async function tapAll(page: Page) {
  const [product, nextProduct] = products;
  const targets = product?.puzzle?.targets ?? [];
  const miss = product?.ingredients.find(({ name }) => !targets.includes(name));
  return {
    word: await tap(page, miss?.name),
    preference: await tap(page, product?.preferences[0]?.text),
    target: await tap(page, targets[0]),
    question: await tap(page, faq[0]?.question),
    product: await tap(page, nextProduct?.kind),
    pause: await tap(page, home.testimonials?.pause),
  };
}

/**
 * Taps the first control with this text. NaN on a page without one. Locators would add listeners to the page, which delay the
 * tap by 10 to 40 ms.
 */
async function tap(page: Page, text = ""): Promise<number> {
  const centerOfButton = () =>
    page.evaluate((text) => {
      // A product's package is a link.
      const controls = [...document.querySelectorAll("button, a[href*='/find/']")];
      const button = controls.find(
        (control) => control.textContent.includes(text) && control.getClientRects().length > 0,
      );
      // Not below the download bar.
      button?.scrollIntoView({ block: "center" });
      const box = button?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, text);
  await centerOfButton();
  // Whatever loads near the viewport has loaded by then.
  await page.waitForTimeout(1500);
  const center = await centerOfButton();
  if (!center) return Number.NaN;
  await page.evaluate("measured.interaction = 0");
  await page.touchscreen.tap(center.x, center.y);
  await page.waitForTimeout(1000);
  return (await page.evaluate<Measured>("measured")).interaction;
}

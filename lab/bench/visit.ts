import { chromium, type Page } from "playwright";
import { products } from "../../content/products";
import { chromiumOptions } from "../../scripts/browsers/find-chromium";
import { openWebKit } from "../../tests/webkit/engine";

/** Times in ms: the first paint, the first frame with the headline, hydration, the tagged link. */
type Visit = Record<"paint" | "headline" | "hydrated" | "tagged", number>;
type Measured = Record<"shift" | "interaction" | "blocked", number>;

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

/** Loads a page once in a new Chromium with a slow CPU, and taps on it. Interactions to next paint are NaN if it lacks the button. */
export async function visitOnPhone(url: string) {
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url);
  const visit = await page.evaluate<Visit>("visit");
  await page.waitForTimeout(2000);
  const { shift, blocked } = await page.evaluate<Measured>("measured");
  const word = await tap(page, products[0]?.ingredients[0]?.name);
  await browser.close();
  return { ...visit, blocked, shift, word };
}

async function tap(page: Page, name = ""): Promise<number> {
  const button = page.getByRole("button", { name }).first();
  if ((await button.count()) === 0) return Number.NaN;
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.evaluate("measured.interaction = 0");
  await button.tap();
  await page.waitForTimeout(500);
  return (await page.evaluate<Measured>("measured")).interaction;
}

import { chromium, type Page } from "playwright";
import { faq } from "../../content/faq";
import { labels } from "../../content/labels";
import { chromiumOptions } from "../../scripts/browsers/find-chromium";
import { openWebKit } from "../../tests/webkit/engine";

/** Times in ms: the first paint, the first frame with the headline, hydration, the tagged link. `shift` is a score. */
export type Visit = Record<"paint" | "headline" | "hydrated" | "tagged" | "shift", number>;

/** Interactions to next paint in ms, or NaN if a page lacks the button. */
export type Taps = Record<"question" | "chip" | "word", number>;

type Measured = Visit & { interaction: number };
const read = () => (window as unknown as { measured: Measured }).measured;

/* The CPU slowdown that Lighthouse uses. */
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Loads a page once in a new WebKit. */
export async function visitInWebKit(url: string): Promise<Visit> {
  const { page, close } = await openWebKit();
  try {
    await page.goto(url);
    for (let tries = 0; tries < 60; tries++) {
      const measured = await page.evaluate(read);
      if (measured?.tagged) return measured;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    throw new Error(`${url} has no tagged link after 30 s`);
  } finally {
    await close();
  }
}

/** Loads a page once in a new Chromium with a slow CPU, and taps on it. */
export async function visitOnPhone(url: string): Promise<Visit & Taps> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage(phone);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const isTagged = page.waitForEvent("console", (message) => message.text() === "tagged");
    await page.goto(url, { waitUntil: "commit" });
    await isTagged;
    await page.waitForTimeout(2000);
    const visit = await page.evaluate(read);
    const chip = await tap(page, labels[0]?.chips[1]?.label);
    const word = await tap(page, labels[0]?.ingredients[0]?.name);
    const question = await tap(page, faq[0]?.question);
    return { ...visit, chip, word, question };
  } finally {
    await browser.close();
  }
}

async function tap(page: Page, name = ""): Promise<number> {
  const button = page.getByRole("button", { name }).first();
  if ((await button.count()) === 0) return Number.NaN;
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.evaluate("measured.interaction = 0");
  await button.tap();
  await page.waitForTimeout(500);
  return (await page.evaluate(read)).interaction;
}

import { expect, type Page, type Route } from "playwright/test";
import { pageList } from "../../content/pages";
import { plainText } from "../../content/schema/plain-text";
import { store } from "../../content/store";
import { attributionConsent } from "../../lib/third-parties/consent";
import { test as base, skipUnless } from "./base";
import { serveProvider, serveResult, serveScript } from "./provider";

/**
 * Tests of the built site. The provider's script is replaced, and nothing else is requested from other hosts. Each page has
 * to keep its Content-Security-Policy.
 */
export const test = base.extend<{ errors: string[]; violatesPolicy: boolean }>({
  /** Whether the test makes the page violate its policy. */
  violatesPolicy: [false, { option: true }],
  /** Errors and warnings of the console, and uncaught errors. */
  errors: [
    async ({ page, context, violatesPolicy }, use) => {
      const errors: string[] = [];
      const violations: string[] = [];
      await context.route(/^https?:\/\/(?!localhost|127\.)/, (route) => route.abort());
      await context.route(store.smartScript, serveResult("null"));
      // Where visitors have to agree first, these do.
      if (store.consent === "ask")
        await context.addInitScript((name) => {
          addEventListener("DOMContentLoaded", () => dispatchEvent(new Event(name)));
        }, attributionConsent);
      page.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) violations.push(message.text());
        if (["error", "warning"].includes(message.type())) errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      if (violatesPolicy) expect(violations).not.toEqual([]);
      else expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, serveProvider, serveResult, serveScript, skipUnless };

/** For tests that need motion: `test.use(withMotion)`. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/* A test runs on a phone, unless it has one of these tags. */
export const onDesktop = { tag: "@desktop" };
export const onBoth = { tag: "@both" };

/** All pages, with the text of their headings. */
export const pages = pageList.map((page) => ({ ...page, title: plainText(page.heading) }));
export const missingPath = "/no/such-page";

/** Waits until the page is hydrated. */
export const waitForHydration = (page: Page) => page.locator("html[data-state=ready]").waitFor();

/** Opens a page and waits until it is hydrated and its fonts have loaded. */
export async function open(page: Page, path = "/") {
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Scrolls to a share of the page's scrollable height, plus `offset` px. */
export function scrollTo(page: Page, share: number, offset = 0) {
  return page.evaluate(
    ([share, offset]) => {
      const length = document.documentElement.scrollHeight - window.innerHeight;
      window.scrollTo({ top: Math.floor(length * share) + offset, behavior: "instant" });
    },
    [share, offset] as const,
  );
}

/** Waits for three frames, so that pending changes are painted. */
export const waitForFrames = (page: Page) =>
  page.evaluate(async () => {
    // A hidden page has no frames.
    const next = document.hidden ? setTimeout : requestAnimationFrame;
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => next(resolve));
  });

/** Changes the size of the window, in px. */
export async function resize(page: Page, width: number, height = 844) {
  await page.setViewportSize({ width, height });
  await waitForFrames(page);
}

/** Returns the page's cumulative layout shift so far. */
export async function layoutShift(page: Page): Promise<number> {
  await waitForFrames(page);
  return page.evaluate(async () => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // Buffered entries are delivered in a separate task.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    shifts.push(...observer.takeRecords());
    observer.disconnect();
    return shifts.reduce((sum, shift) => sum + (shift as never as { value: number }).value, 0);
  });
}

/** Doubles the size of text, as a visitor can in the browser's settings. */
export async function doubleTextSize(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await waitForFrames(page);
}

/** Holds requests back. Returns a function that releases them, to the server or to `respond`. */
export async function hold(
  page: Page,
  url: string | RegExp,
  respond: (route: Route) => Promise<void> = (route) => route.continue().catch(() => {}),
) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, (route) => held.then(() => respond(route)));
  return release;
}

/** Holds the page's scripts back. Returns a function that releases them. */
export const holdScripts = (page: Page) => hold(page, /\/_next\/.*\.js$/);

import { expect, type Page, type Route } from "playwright/test";
import { plainText } from "../../content/schema/plain-text";
import { consentEvent } from "../../lib/attribution/decide";
import { initialScripts } from "../faulty-server";
import { pageList } from "../fixture-site/content/pages";
import { store } from "../fixture-site/content/store";
import { threeFrames } from "../helpers/frames";
import { serveProvider, serveResult, serveScript } from "../helpers/provider";
import { waitForHydration } from "../helpers/wait-for-hydration";
import { addressOf, test as base, providerScripts } from "../shared-pages";

/** Tests of a served export. The provider's script is replaced, so that no request leaves the machine. */
export const test = base.extend<{ errors: string[] }>({
  baseURL: ({ site }, use) => use(addressOf(site)),
  /** Errors and warnings of the console, failed requests and uncaught errors. */
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const violations: string[] = [];
      for (const address of providerScripts) await page.route(address, serveResult("null"));
      if (store.consent === "ask")
        await page.addInitScript((consentEvent) => {
          addEventListener("DOMContentLoaded", () => dispatchEvent(new Event(consentEvent)));
        }, consentEvent);
      page.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) violations.push(message.text());
        if (["error", "warning"].includes(message.type())) errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      // The page's Content-Security-Policy allows everything that the page uses.
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, serveProvider, serveResult, serveScript, waitForHydration };

/** For tests that need motion: `test.use(withMotion)`. */
export const withMotion: Parameters<typeof test.use>[0] = {
  contextOptions: { reducedMotion: "no-preference" },
};

/* Tags of tests that run in one project only: see playwright.config.ts. */
export const onDesktop = { tag: "@desktop" };
export const onPhone = { tag: "@phone" };

/*
 * `npm test` runs the main case of each behavior in about five minutes. Its other cases have one of these tags, and run
 * with `npm run test:all`.
 */
export const slow = { tag: "@slow" };
export const slowOnDesktop = { tag: ["@slow", "@desktop"] };
export const slowOnPhone = { tag: ["@slow", "@phone"] };

export const pages = pageList.map((page) => ({ ...page, title: plainText(page.heading) }));
export const missingPath = "/no/such-page";
export const everyPath = [...pages.map(({ path }) => path), missingPath];

export async function open(page: Page, path = "/") {
  await page.goto(path);
  await waitForHydration(page);
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

/** Doubles the size of text, as a visitor can in the browser's settings. */
export async function doubleTextSize(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  // The scroll padding follows a frame later.
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

/** Waits for three frames, so that pending changes are painted. */
export const waitForFrames = (page: Page) => page.evaluate(threeFrames);

/** Waits until the page is hydrated, its fonts are loaded and its pending changes are painted. */
export async function waitUntilSettled(page: Page) {
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  await waitForFrames(page);
}

/** Holds the page's scripts back. Returns a function that releases them. */
export function holdScripts(page: Page) {
  return holdRequests(page, async () => true);
}

/**
 * Holds back the scripts that load after the landing page is hydrated, such as framer-motion and the tooltips, but not
 * those that contain the text `except`. Returns a function that releases them.
 */
export function holdLateScripts(page: Page, except?: string) {
  const initial = initialScripts();
  return holdRequests(page, async (route) => {
    const isInitial = initial.includes(new URL(route.request().url()).pathname);
    return !isInitial && !(except && (await (await route.fetch()).text()).includes(except));
  });
}

/** Holds back the scripts that contain `text`. Returns a function that releases them. */
export function holdScriptsWith(page: Page, text: string) {
  return holdRequests(page, async (route) => (await (await route.fetch()).text()).includes(text));
}

async function holdRequests(page: Page, isHeld: (route: Route) => Promise<boolean>) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/.*\.js$/, async (route: Route) => {
    if (await isHeld(route)) await held;
    await route.continue().catch(() => {});
  });
  return release;
}

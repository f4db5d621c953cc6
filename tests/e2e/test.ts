import { test as base, expect, type Page, type Route } from "playwright/test";
import { pageList } from "../../content/pages";
import { plainText } from "../../content/plain-text";
import { store } from "../../content/store";
import { consentEvent } from "../../lib/visit";

/** Tests of the served export. The provider's script is replaced, so that no request leaves the machine. */
export const test = base.extend<{ complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => {
    await use(process.env.BASE_URL);
  },
  /** Errors and warnings of the console, failed requests and uncaught errors. */
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const violations: string[] = [];
      await page.route(store.smartScript, serve(returning("null")));
      if (store.consent === "ask")
        await page.addInitScript((yes) => {
          addEventListener("DOMContentLoaded", () => dispatchEvent(new Event(yes)));
        }, consentEvent);
      page.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) violations.push(message.text());
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      // The page's Content-Security-Policy allows everything that the page uses.
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For tests that need motion: `test.use(moving)`. */
export const moving: Parameters<typeof test.use>[0] = {
  contextOptions: { reducedMotion: "no-preference" },
};

/* Tags of tests that run in one project only: see playwright.config.ts. */
export const onDesktop = { tag: "@desktop" };
export const onPhone = { tag: "@phone" };

export const pages = pageList.map((page) => ({ ...page, title: plainText(page.heading) }));
export const missing = "/no/such-page";
export const everyPath = [...pages.map(({ path }) => path), missing];

export const serve = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });
/** Returns a provider's script that returns the value of an expression. */
export const returning = (expression: string) =>
  `window.AF_SMART_SCRIPT = { generateOneLinkURL: () => (${expression}) };`;

/** Replaces the provider's script, as its documentation describes it. */
export const provider = `window.AF_SMART_SCRIPT = { generateOneLinkURL({ oneLinkURL, afParameters: wanted }) {
  window.timesAsked = (window.timesAsked ?? 0) + 1;
  const query = new URLSearchParams(location.search), out = new URLSearchParams();
  const put = (name, { keys, defaultValue }) => {
    const value = keys.map((key) => query.get(key)).find(Boolean) ?? defaultValue;
    if (value) out.set(name, value);
  };
  put("pid", wanted.mediaSource); put("c", wanted.campaign); put("af_ad", wanted.ad);
  put("af_adset", wanted.adSet); put("af_channel", wanted.channel); put("af_sub2", wanted.afSub2);
  if (query.get("gclid")) out.set(wanted.googleClickIdKey, query.get("gclid"));
  for (const custom of wanted.afCustom) put(custom.paramKey, custom);
  return { clickURL: oneLinkURL + "?" + out };
} };`;

export const hydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor();

export async function open(page: Page, path = "/") {
  await page.goto(path);
  await hydrated(page);
}

export function scrollTo(page: Page, share: number, more = 0) {
  return page.evaluate(
    ([share, more]) => {
      const length = document.documentElement.scrollHeight - window.innerHeight;
      window.scrollTo({ top: Math.floor(length * share) + more, behavior: "instant" });
    },
    [share, more] as const,
  );
}

/** Doubles the size of text, as a visitor can in the browser's settings. */
export async function doubleText(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  // The scroll padding follows a frame later.
  await framesPassed(page);
}

/** Returns the page's cumulative layout shift so far. */
export async function shiftsOf(page: Page): Promise<number> {
  await framesPassed(page);
  return page.evaluate(async () => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // Buffered entries are delivered in a separate task.
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    shifts.push(...observer.takeRecords());
    observer.disconnect();
    return shifts.reduce((sum, shift) => sum + (shift as never as { value: number }).value, 0);
  });
}

/** Waits for three frames, so that pending changes are painted. */
export function framesPassed(page: Page) {
  return page.evaluate(async () => {
    // A hidden page has no frames.
    const next = document.hidden ? setTimeout : requestAnimationFrame;
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => next(resolve));
  });
}

/** Waits until the page is hydrated, its fonts are loaded and its pending changes are painted. */
export async function settled(page: Page) {
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await framesPassed(page);
}

/** Holds the page's scripts back. Returns a function that releases them. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/.*\.js$/, async (route: Route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
}

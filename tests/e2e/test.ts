import { test as base, expect, type Page, type Route } from "playwright/test";
import { pageList } from "../../content/pages";
import { plainText } from "../../content/plain-text";
import { store } from "../../content/store";
import { consentEvent } from "../../lib/visit";

/** A page of the served export. The provider's script is answered by the test: nothing leaves the machine. */
export const test = base.extend<{ complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => {
    await use(process.env.BASE_URL);
  },
  /** Errors and warnings of the console, what could not be fetched among them, and errors nobody caught. */
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const violations: string[] = [];
      await page.route(store.smartScript, serve(answering("null")));
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
      // In every test's every state, the page's own policy forbids nothing of the page's own.
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For cases about motion, or about what moves although it should not: `test.use(moving)`. */
export const moving: Parameters<typeof test.use>[0] = {
  contextOptions: { reducedMotion: "no-preference" },
};

/* What is said of a case that needs a mouse or a wide window, or a finger or a small one; playwright.config.ts reads it. */
export const onDesktop = { tag: "@desktop" };
export const onPhone = { tag: "@phone" };

export const pages = pageList.map((page) => ({ ...page, title: plainText(page.heading) }));
export const missing = "/no/such-page";
export const everyPath = [...pages.map(({ path }) => path), missing];

export const serve = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });
/** A provider's script that gives what the expression says. */
export const answering = (answer: string) =>
  `window.AF_SMART_SCRIPT = { generateOneLinkURL: () => (${answer}) };`;

/** A stand-in for the provider's script, written from its documentation. */
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

/** Text of twice the size, as a visitor sets it in her browser. */
export async function doubleText(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  // The heights of header and bar are told a frame later.
  await framesPassed(page);
}

/** How much of the page has moved about by itself so far, as CLS counts it. */
export async function shiftsOf(page: Page): Promise<number> {
  await framesPassed(page);
  return page.evaluate(async () => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // What was noted before comes as a task of its own.
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    shifts.push(...observer.takeRecords());
    observer.disconnect();
    return shifts.reduce((sum, shift) => sum + (shift as never as { value: number }).value, 0);
  });
}

/** Waits until the page has drawn what stands in it now. */
export function framesPassed(page: Page) {
  return page.evaluate(async () => {
    // A hidden page has no frames.
    const next = document.hidden ? setTimeout : requestAnimationFrame;
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => next(resolve));
  });
}

/** Waits until the page answers, its quotes run and all that was on its way has come. */
export async function settled(page: Page) {
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await framesPassed(page);
}

/** Keeps the page's scripts back; gives what lets them go. */
export async function holdScripts(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/_next\/.*\.js$/, async (route: Route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return letGo;
}

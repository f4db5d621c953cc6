import { test as base, expect, type Page, type Route } from "playwright/test";
import { consentEvent } from "../../components/smart-link/consent";
import { pageList } from "../../content/pages";
import { plainText } from "../../content/plain-text";
import { store } from "../../content/store";

export { layOutAll } from "../lay-out-all";

interface Watched {
  /** Errors and warnings of the console, and errors nobody caught. */
  complaints: string[];
  /** Requests to the site itself that failed or were answered with an error. */
  failures: string[];
}

/**
 * A page of the served export. The provider's script is answered by the test: nothing here leaves
 * the machine, and the answer is the one a visitor's browser gets when all is well.
 */
export const test = base.extend<{ watched: Watched; saysYes: boolean }>({
  /** Whether this visitor consents where the owner has visitors asked. */
  saysYes: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => {
    await use(process.env.BASE_URL);
  },
  watched: [
    async ({ page, baseURL, saysYes }, use) => {
      const watched: Watched = { complaints: [], failures: [] };
      const violations: string[] = [];
      await page.route(store.smartScript, serve(answering("null")));
      if (saysYes && store.consent === "ask")
        await page.addInitScript((yes) => {
          addEventListener("DOMContentLoaded", () => dispatchEvent(new Event(yes)));
        }, consentEvent);
      page.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) violations.push(message.text());
        if (["error", "warning"].includes(message.type())) watched.complaints.push(message.text());
      });
      page.on("pageerror", (error) => watched.complaints.push(String(error)));
      page.on("requestfailed", (request) => {
        // Leaving a page cancels what it was still fetching.
        if (request.failure()?.errorText !== "net::ERR_ABORTED")
          watched.failures.push(request.url());
      });
      page.on("response", (response) => {
        if (response.status() >= 400 && response.url().startsWith(String(baseURL)))
          watched.failures.push(response.url());
      });
      await use(watched);
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

/** What is said of a case that needs a mouse, a keyboard or a wide window; playwright.config.ts reads it. */
export const onDesktop = { tag: "@desktop" };
/** What is said of a case that needs a finger or a small window. */
export const onPhone = { tag: "@phone" };

/** Every page, with the heading that tells a visitor where she is. */
export const pages = pageList.map((page) => ({ ...page, title: plainText(page.heading) }));
export const missing = "/no/such-page";
export const everyPath = [...pages.map(({ path }) => path), missing];

/** Answers a request with a script. */
export const serve = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });
/** A provider's script that gives what the expression says. */
export const answering = (answer: string) =>
  `window.AF_SMART_SCRIPT = { generateOneLinkURL: () => (${answer}) };`;

/**
 * A stand-in for the provider's script, written from its documentation: it reads the address's
 * query by the keys it is given and appends what it finds to the base.
 */
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

/** Waits until the page answers to its visitor. */
export async function hydrated(page: Page) {
  await page.locator("html[data-hydrated]").waitFor();
}

/** Opens a page and waits until it answers. */
export async function open(page: Page, path = "/") {
  await page.goto(path);
  await hydrated(page);
}

/** Scrolls to a share of the way down, and some px more. */
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
    let sum = 0;
    const add = (entries: PerformanceEntry[]) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // What was noted before comes as a task of its own.
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    add(observer.takeRecords());
    observer.disconnect();
    return sum;
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
  // Where the library of entries is lost none waits, and everything stands.
  const waiting = page.waitForFunction(
    () =>
      matchMedia("(prefers-reduced-motion: reduce)").matches ||
      !document.querySelector("[data-enter]") ||
      document.querySelector("[data-enter=waiting]"),
    undefined,
    // Not by frames, which a hidden page has none of.
    { polling: 100, timeout: 5000 },
  );
  await waiting.catch(() => {});
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

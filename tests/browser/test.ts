import { expect, type Page } from "playwright/test";
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

/** Opens a page and waits until it is hydrated and its fonts are there. */
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

/** Doubles the size of text, as a visitor can in the browser's settings. */
export async function doubleTextSize(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await waitForFrames(page);
}

/** Holds the page's scripts back. Returns a function that releases them. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/.*\.js$/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
}

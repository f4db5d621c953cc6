import { test as base, expect } from "playwright/test";
import { consentEvent } from "../../components/smart-link/contract";
import { store } from "../../content/store";

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
      await page.route(store.smartScript, (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: "window.AF_SMART_SCRIPT = { generateOneLinkURL: () => null };",
        }),
      );
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

/** Waits until the page answers to its visitor. */
export async function hydrated(page: import("playwright/test").Page) {
  await page.locator("html[data-hydrated]").waitFor();
}

/** How much of the page has moved about by itself so far, as CLS counts it. */
export function shiftsOf(page: import("playwright/test").Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceEntry[]) =>
          list.reduce(
            (total, entry) => total + (entry as PerformanceEntry & { value: number }).value,
            0,
          );
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: "layout-shift",
          buffered: true,
        });
        setTimeout(() => resolve(0), 300);
      }),
  );
}

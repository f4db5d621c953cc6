import { test as base, expect, type Page } from "playwright/test";
import { store } from "../../content/store";
import { serveResult } from "../e2e/test";

interface WorkerFixtures {
  /** Returns a page of the real site. Each page is opened once for all tests of a worker, which only read it. */
  read: (path?: string) => Promise<Page>;
}

/** Tests of the specification's words, order and geometry, on the real site as it was delivered. */
export const test = base.extend<object, WorkerFixtures>({
  read: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env.OWNERS_URL,
        viewport: { width: 1440, height: 900 },
        reducedMotion: "reduce",
      });
      await context.route(store.smartScript, serveResult("null"));
      const opened = new Map<string, Promise<Page>>();
      async function open(path: string) {
        const page = await context.newPage();
        await page.goto(path);
        await page.locator("html[data-hydrated]").waitFor();
        return page;
      }
      await use((path = "/") => {
        const page = opened.get(path) ?? open(path);
        opened.set(path, page);
        return page;
      });
      await context.close();
    },
    { scope: "worker" },
  ],
});

export { expect };

/** Returns the section with a heading. */
export const section = (page: Page, heading: string | RegExp) => page.getByRole("region", { name: heading });

/** Expects elements to follow each other from top to bottom. */
export async function expectInOrder(elements: ReturnType<Page["locator"]>[]) {
  const tops: number[] = [];
  for (const element of elements) {
    const box = await element.first().boundingBox();
    if (!box) throw new Error(`${element} is not visible`);
    tops.push(box.y);
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(tops.length);
}

export const whatPath = "/what-ingrid-does";
export const storeLink = /^https:\/\/apps\.apple\.com\/app\/id\d+/;
export const badgeName = "Download on the App Store";

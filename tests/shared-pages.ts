import { test as base, type Page } from "playwright/test";
import { store as ownersStore } from "../content/store";
import { store } from "./fixture-site/content/store";
import { serveResult } from "./helpers/provider";
import { waitForHydration } from "./helpers/wait-for-hydration";

export interface SiteOptions {
  /** The site that a project tests: the fixture site, or the real one with the owner's content. */
  site: "fixture" | "owners";
}

interface WorkerFixtures extends SiteOptions {
  /**
   * Returns a hydrated page of the site, at the top, with the project's window and the usual text size. Each page is
   * opened once for all tests of a worker. They may resize and scroll it, and double its text. A test that changes
   * anything else opens a page for itself.
   */
  read: (path?: string) => Promise<Page>;
}

/** The addresses of the provider's script, which tests replace so that no request leaves the machine. */
export const providerScripts = [store.smartScript, ownersStore.smartScript];

/** Returns the address of a served site. Throws when it is not built. */
export function addressOf(site: SiteOptions["site"]): string {
  const url = site === "owners" ? process.env.OWNERS_URL : process.env.FIXTURE_URL;
  if (!url) throw new Error("out/ has no export. Run `npm run build` first.");
  return url;
}

/** Tests that read pages of a served export. */
export const test = base.extend<object, WorkerFixtures>({
  site: ["fixture", { option: true, scope: "worker" }],
  read: [
    async ({ browser, site }, use, { project }) => {
      const { viewport, deviceScaleFactor, hasTouch, isMobile } = project.use;
      const context = await browser.newContext({
        ...{ viewport, deviceScaleFactor, hasTouch, isMobile },
        baseURL: addressOf(site),
        reducedMotion: "reduce",
      });
      for (const address of providerScripts) await context.route(address, serveResult("null"));
      const opened = new Map<string, Page>();

      async function open(path: string) {
        const page = await context.newPage();
        await page.goto(path);
        await waitForHydration(page);
        await page.evaluate(() => document.fonts.ready);
        opened.set(path, page);
        return page;
      }

      await use(async (path = "/") => {
        const page = opened.get(path) ?? (await open(path));
        if (viewport) await page.setViewportSize(viewport);
        await page.evaluate(() => {
          document.documentElement.style.removeProperty("font-size");
          window.scrollTo({ top: 0, behavior: "instant" });
        });
        return page;
      });
      await context.close();
    },
    { scope: "worker" },
  ],
});

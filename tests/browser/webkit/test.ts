import { expect } from "playwright/test";
import { test as base } from "../base";
import { type EnginePage, type EngineSession, openWebKit } from "./engine";

export interface EngineOptions {
  /** Opens a project's engine. An object, because Playwright would call a function. */
  launcher: { open(): Promise<EngineSession> };
}

interface WorkerFixtures extends EngineOptions {
  engine: EngineSession;
}

/** Opens an engine. Opens it again when it loads no page: WebKitGTK's driver sometimes loses its page at the start. */
async function openUntilItLoads(launcher: EngineOptions["launcher"]): Promise<EngineSession> {
  for (let attempt = 1; ; attempt++) {
    const session = await launcher.open();
    if (attempt === 3 || (await loadsPages(session.page))) return session;
    await session.close();
  }
}

async function loadsPages(page: EnginePage): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt++) {
    await page.goto(`${process.env.SITE_ORIGIN}/robots.txt`);
    if ((await page.evaluate(() => window.location.pathname)) === "/robots.txt") return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

/** `view` is a page in the project's engine. All tests of a worker share one browser. */
export const test = base.extend<{ view: EnginePage }, WorkerFixtures>({
  launcher: [{ open: openWebKit }, { option: true, scope: "worker" }],
  engine: [
    async ({ launcher }, use) => {
      const session = await openUntilItLoads(launcher);
      await use(session);
      await session.close();
    },
    { scope: "worker" },
  ],
  view: ({ engine }, use) => use(engine.page),
});

export { expect };

/** Opens a page and waits until it is hydrated. */
export async function open(view: EnginePage, path = "/", site = process.env.SITE_ORIGIN) {
  // Without this, an address that differs only in its fragment would not load the page again.
  await view.goto(`${site}/robots.txt`);
  // WebKit's drivers may report that a page is loaded without loading it.
  const goToPage = async () => {
    await view.goto(`${site}${path}`);
    return view.evaluate(() => window.location.href);
  };
  await expect.poll(goToPage, { timeout: 30_000 }).not.toBe("about:blank");
  await expect.poll(() => view.evaluate(() => document.documentElement.dataset.state)).toBe("ready");
}

import { test as base, expect } from "playwright/test";
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
    await page.goto(`${process.env.BASE_URL}/robots.txt`);
    if ((await page.evaluate(() => window.location.pathname)) === "/robots.txt") return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

/**
 * `view` is a page in the project's engine. All tests of a worker share one browser. An engine that does not start
 * fails the tests.
 */
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
  view: async ({ engine }, use) => {
    await use(engine.page);
    // The page's Content-Security-Policy allows everything that the page uses.
    const errors = await engine.page.evaluate(() => window.probe?.errors ?? []);
    expect(errors.filter((error) => error.startsWith("blocked by the policy"))).toEqual([]);
  },
});

export { expect };

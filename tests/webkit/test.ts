import { test as base, expect } from "playwright/test";
import { type EnginePage, type EngineSession, openWebKit } from "./engine";

export interface EngineOptions {
  /** Opens a project's engine. An object, because Playwright would call a function. */
  launcher: { open(): Promise<EngineSession> };
}

interface WorkerFixtures extends EngineOptions {
  engine: EngineSession;
}

/**
 * `view` is a page in the project's engine. All tests of a worker share one browser. An engine that does not start
 * fails the tests.
 */
export const test = base.extend<{ view: EnginePage }, WorkerFixtures>({
  launcher: [{ open: openWebKit }, { option: true, scope: "worker" }],
  engine: [
    async ({ launcher }, use) => {
      const session = await launcher.open();
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

import { test as base, expect } from "playwright/test";
import { type EnginePage, type Opened, openWebKit } from "./engine";

export interface EngineOptions {
  /** Opens the engine of a project. An object, because Playwright calls an option that is a function. */
  launcher: { open(): Promise<Opened> };
}

/** A page in the project's engine. One browser serves a worker's tests in turn. */
export const test = base.extend<{ view: EnginePage }, EngineOptions & { engine: Opened | string }>({
  launcher: [{ open: openWebKit }, { option: true, scope: "worker" }],
  engine: [
    async ({ launcher }, use) => {
      const opened = await launcher.open().catch((error: Error) => error.message);
      await use(opened);
      if (typeof opened === "object") await opened.close();
    },
    { scope: "worker" },
  ],
  view: async ({ engine }, use, testInfo) => {
    if (typeof engine === "string") testInfo.skip(true, engine);
    else {
      await use(engine.page);
      // In every test, the page's policy allows everything that the page itself uses.
      const complaints = await engine.page.evaluate(() => window.probe?.complaints ?? []);
      expect(complaints.filter((complaint) => complaint.startsWith("policy: "))).toEqual([]);
    }
  },
});

export { expect };

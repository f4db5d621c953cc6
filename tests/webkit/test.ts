import { test as base, expect } from "playwright/test";
import { engines } from "../engines/engines";
import type { EnginePage, Opened } from "./engine";

/** A page in the project's engine; one browser serves a worker's cases in turn. */
export const test = base.extend<{ view: EnginePage }, { engine: Opened | string }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, { project }) => {
      const opened = await engines[project.name]?.().catch((error: Error) => error.message);
      await use(opened ?? "is not known");
      if (typeof opened === "object") await opened.close();
    },
    { scope: "worker" },
  ],
  view: async ({ engine }, use, testInfo) => {
    if (typeof engine === "string") testInfo.skip(true, engine);
    else {
      await use(engine.page);
      // In every test's last state, the page's own policy forbids nothing of the page's own.
      const complaints = await engine.page.evaluate(() => window.probe?.complaints ?? []);
      expect(complaints.filter((complaint) => complaint.startsWith("policy: "))).toEqual([]);
    }
  },
});

export { expect };

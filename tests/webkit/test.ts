import { test as base, expect } from "playwright/test";
import { engines } from "../engines/engines";
import type { EnginePage } from "./engine-page";
import type { Opened } from "./open-webkit";

/** A page in the project's engine; one browser serves a worker's cases in turn. */
export const test = base.extend<{ view: EnginePage }, { engine: Opened | { missing: string } }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, { project }) => {
      let open: () => Promise<Opened>;
      try {
        open = engines[project.name]?.() as typeof open;
      } catch (error) {
        await use({ missing: (error as Error).message });
        return;
      }
      const opened = await open();
      await use(opened);
      await opened.close();
    },
    { scope: "worker" },
  ],
  view: async ({ engine }, use, testInfo) => {
    if ("missing" in engine) testInfo.skip(true, engine.missing);
    else {
      await use(engine.page);
      // In every test's last state, the page's own policy forbids nothing of the page's own.
      const complaints = await engine.page.evaluate(() => window.probe?.complaints ?? []);
      expect(complaints.filter((complaint) => complaint.startsWith("policy: "))).toEqual([]);
    }
  },
});

export { expect };

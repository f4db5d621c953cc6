import { test as base, expect } from "playwright/test";
import { engines } from "../engines/engines";
import type { EnginePage } from "./engine-page";
import type { Opened } from "./open-webkit";

/** A page in the project's engine; one browser serves a worker's cases in turn. */
export const test = base.extend<{ view: EnginePage }, { opened: Opened }>({
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, { project }) => {
      const open = engines[project.name];
      if (!open) throw new Error(`No engine is named ${project.name}.`);
      const opened = await open();
      await use(opened);
      await opened.close();
    },
    { scope: "worker" },
  ],
  view: ({ opened }, use) => use(opened.page),
});

export { expect };

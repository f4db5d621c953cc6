import { defineConfig } from "playwright/test";
import { chromiumOptions } from "./scripts/browsers/find-chromium";
import type { SiteOptions } from "./tests/shared-pages";

/* Tests of behavior that does not depend on the width run once. */
const once = /(resilience|lost-scripts|loading|security|smart-link)\.test/;

/*
 * `npm test` runs the main case of each behavior, and once: on a phone, or on a desktop if it is tagged. `npm run test:all`
 * also runs the cases tagged @slow, and every case on both unless it is tagged.
 */
const isAll = process.env.SLOW_TESTS === "1";
const slow = isAll ? [] : [/@slow/];

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };
/* Most of these tests share pages. A trace would record the whole page for each test, which nearly doubles their time. */
const ownersSite = { site: "owners", trace: "off" } as const;

export default defineConfig<object, SiteOptions>({
  globalSetup: "./tests/serve.ts",
  outputDir: "test-results/files",
  workers: "100%",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [["line"], ["json", { outputFile: process.env.REPORT ?? "test-results/e2e.json" }]],
  use: {
    launchOptions: chromiumOptions(),
    // No screencast, which makes tests a sixth slower. The screenshot shows the last state.
    trace: { mode: "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
    // Motion slows tests down. Tests about motion enable it with `withMotion` from tests/e2e/test.ts.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    // Behavior, on the fixture site.
    { name: "phone", testDir: "tests/e2e", grepInvert: [/@desktop/, ...slow], use: phone },
    {
      name: "desktop",
      testDir: "tests/e2e",
      grep: isAll ? undefined : /@desktop/,
      grepInvert: [/@phone/, ...slow],
      testIgnore: once,
      use: desktop,
    },
    // What must hold for any content, on the real site.
    { name: "content", testDir: "tests/content/browser", grepInvert: slow, use: { ...phone, ...ownersSite } },
    // The specification, on the real site as it was delivered.
    { name: "specified", testDir: "tests/specified", use: { ...desktop, ...ownersSite } },
  ],
});

import { defineConfig } from "playwright/test";

/*
 * Tests in WebKit, the engine of the iPhone: Playwright's, or WebKitGTK through WebDriver (tests/webkit/engine.ts).
 * `npm run test:engines` runs the same tests in other engines (lab/engines).
 */
export default defineConfig({
  // `npm test` runs the main case of each behavior.
  grepInvert: process.env.SLOW_TESTS === "1" ? undefined : /@slow/,
  testDir: ".",
  globalSetup: "./serve.ts",
  outputDir: "../../test-results/webkit-files",
  forbidOnly: Boolean(process.env.CI),
  // WebKitGTK has no hardware acceleration here, and starts in the first test of a worker.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // WebKitGTK crashes now and then. The summary counts such a test as flaky.
  retries: 1,
  workers: "100%",
  fullyParallel: true,
  reporter: [["line"], ["json", { outputFile: "../../test-results/webkit.json" }]],
  projects: [{ name: "webkit" }],
});

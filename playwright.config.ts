import { defineConfig } from "playwright/test";
import { chromiumOptions } from "./scripts/browsers/find-chromium";

/* Tests of behavior that does not depend on the width run once. */
const once = /(resilience|lost-scripts|loading|security|smart-link)\.test/;

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/serve.ts",
  outputDir: "test-results/files",
  workers: "100%",
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    launchOptions: chromiumOptions(),
    // Motion slows tests down. Tests about motion enable it with `withMotion` from tests/e2e/test.ts.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "desktop",
      grepInvert: /@phone/,
      testIgnore: once,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});

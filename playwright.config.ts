import { defineConfig } from "playwright/test";
import { chromiumFlags, findChromium } from "./scripts/machine/find-chromium";

/* What is the same at every width, or a phone's alone, is looked at once. */
const once = /(faults|loading|security|smart-link)\.test/;

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/serve.ts",
  outputDir: "test-results/files",
  // Most of a case is waiting for a browser, so there may be more of them than cores.
  workers: 4,
  fullyParallel: true,
  // Room for a machine that is busy with something else: what is waited for comes, or never does.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 1,
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    // Motion is half of what a visit costs the machine. What it is about has it (`moving` in tests/e2e/test.ts).
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

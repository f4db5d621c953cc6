import { defineConfig } from "playwright/test";
import { chromiumFlags, findChromium } from "./scripts/find-chromium";

/* What is the same at every width, or a phone's alone, is looked at once. */
const once =
  /(before-hydration|crawl|errors|faults|fonts|security|security-input|slow|smart-link)\.test/;

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/serve.ts",
  outputDir: "test-results/files",
  // Most of a case is waiting for a browser, so there may be more of them than cores.
  workers: 4,
  fullyParallel: true,
  // Some cases measure time; a busy machine gets a second try, and the summary says that it took one.
  retries: 2,
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

import { defineConfig } from "playwright/test";
import { chromiumFlags, findChromium } from "./scripts/find-chromium";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/serve.ts",
  outputDir: "test-results/files",
  // One picture for every system: what is compared is too small to show its letters.
  snapshotPathTemplate: "{testDir}/looks/{arg}{ext}",
  workers: 2,
  fullyParallel: true,
  // Some cases measure time; a busy machine gets a second try, and the summary says that it took one.
  retries: 2,
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: { launchOptions: { executablePath: findChromium(), args: chromiumFlags } },
  projects: [
    {
      name: "phone",
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});

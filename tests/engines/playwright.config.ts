import { defineConfig } from "playwright/test";

const names = ["chromium-89", "chromium-84", "wpe", "firefox"];

/* What npm test sees in WebKit, in every other engine that the site is made for. */
export default defineConfig({
  testDir: "..",
  testMatch: "webkit/*.test.ts",
  globalSetup: "./fetch.ts",
  outputDir: "../../test-results/engines-files",
  timeout: 120_000,
  workers: 2,
  retries: 1,
  reporter: "list",
  projects: names.map((name) => ({ name })),
});

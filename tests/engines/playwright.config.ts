import { defineConfig } from "playwright/test";

const names = ["chromium", "chromium-89", "chromium-84", "webkit", "wpe", "firefox"];

/* What npm test sees in WebKit, and how alike it looks, in every engine that the site is made for. */
export default defineConfig({
  testDir: "..",
  testMatch: ["webkit/*.test.ts", "engines/*.test.ts"],
  globalSetup: "./fetch.ts",
  outputDir: "../../test-results/engines-files",
  timeout: 120_000,
  workers: 2,
  retries: 1,
  reporter: [["line"], ["./table.ts"]],
  projects: names.map((name) => ({ name })),
});

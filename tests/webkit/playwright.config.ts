import { defineConfig } from "playwright/test";

/* What an iPhone's engine shows and answers, at an iPhone's size. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./serve.ts",
  outputDir: "../../test-results/webkit-files",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  retries: 1,
  reporter: [["line"], ["json", { outputFile: "../../test-results/webkit.json" }]],
  projects: [{ name: "webkit" }],
});

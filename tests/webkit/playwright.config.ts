import { defineConfig } from "playwright/test";
import { engines } from "../engines/engines";

/* What an iPhone's engine shows and answers, at an iPhone's size; `npm run test:engines` asks the same of the others. */
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
  projects: Object.keys(engines).map((name) => ({ name })),
});

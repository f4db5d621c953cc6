import { defineConfig } from "playwright/test";

/* Tests in WebKit, the engine of the iPhone. `npm run test:engines` runs them in other engines (lab/engines). */
export default defineConfig({
  testDir: ".",
  globalSetup: "./serve.ts",
  outputDir: "../../test-results/webkit-files",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: "100%",
  fullyParallel: true,
  reporter: [["line"], ["json", { outputFile: "../../test-results/webkit.json" }]],
  projects: [{ name: "webkit" }],
});

import { defineConfig } from "playwright/test";
import type { EngineOptions } from "../../tests/browser/webkit/test";
import { engines } from "./engines";

/* `npm run test:engines`: the WebKit tests in older engines and in Firefox. */
export default defineConfig<object, EngineOptions>({
  testDir: "../../tests/browser/webkit",
  globalSetup: "../../tests/browser/serve.ts",
  outputDir: "../../test-results/engines-files",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: "100%",
  fullyParallel: true,
  reporter: [["line"]],
  projects: Object.entries(engines).map(([name, open]) => ({ name, use: { launcher: { open } } })),
});

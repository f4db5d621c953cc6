import { defineConfig } from "playwright/test";
import webkit from "../../tests/webkit/playwright.config";
import type { EngineOptions } from "../../tests/webkit/test";
import { engines } from "./engines";

/* `npm run test:engines`: the WebKit tests in older engines and in Firefox. */
export default defineConfig<object, EngineOptions>({
  ...webkit,
  testDir: "../../tests/webkit",
  globalSetup: "../../tests/webkit/serve.ts",
  outputDir: "../../test-results/engines-files",
  reporter: [["line"], ["json", { outputFile: "../../test-results/engines.json" }]],
  projects: Object.entries(engines).map(([name, open]) => ({ name, use: { launcher: { open } } })),
});

import { defineConfig } from "playwright/test";
import { chromiumOptions } from "./scripts/browsers/find-chromium";

/*
 * A test runs on a phone. With the tag @desktop it runs on a desktop instead, with @both on both. The tests in
 * tests/browser/webkit run in WebKit, the engine of iPhones. The phone has one device pixel in a pixel, which is drawn faster.
 */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const chromium = { testIgnore: "webkit/**" };

const options = chromiumOptions();
// Without hinting, glyphs have fractional widths, as on phones and most desktops.
const launchOptions = { ...options, args: [...options.args, "--font-render-hinting=none"] };

export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/browser/serve.ts",
  outputDir: "test-results/files",
  // More than there are cores, because many tests wait for something that moves.
  workers: "150%",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine of a CI service can stop for seconds. On your own machine, a test has to pass at once.
  retries: process.env.CI ? 2 : 0,
  // Generous, for a busy machine: a test that passes never waits so long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"]],
  use: {
    launchOptions,
    screenshot: "only-on-failure",
    // Motion slows tests down. Tests about motion turn it on with `test.use(withMotion)`.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    // WebKit is slow to start: once, and first.
    { name: "webkit", testDir: "tests/browser/webkit", timeout: 90_000, workers: 1 },
    { name: "phone", ...chromium, grepInvert: /@desktop/, use: phone },
    { name: "desktop", ...chromium, grep: /@desktop|@both/, use: desktop },
  ],
});

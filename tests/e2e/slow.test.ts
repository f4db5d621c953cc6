import { pages } from "./pages";
import { expect, hydrated, test } from "./test";

/* DevTools' "Slow 4G". */
const slow4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

test.describe("on a slow connection", () => {
  test.beforeEach(async ({ page, isMobile }) => {
    test.skip(!isMobile, "desktops are on better lines");
    const session = await page.context().newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
  });

  for (const { path } of pages) {
    test(`nothing of ${path} moves while its fonts and pictures arrive`, async ({ page }) => {
      await page.addInitScript(() => {
        window.shifts = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.shifts += (entry as LayoutShift).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.001);
    });
  }
});

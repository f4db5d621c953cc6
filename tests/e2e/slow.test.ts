import { slow4G } from "../budgets";
import { expect, hydrated, moving, shiftsOf, test } from "./test";

test.use(moving);

test.describe("on a slow connection", () => {
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
  });

  for (const path of ["/", "/about-us"]) {
    test(`next to nothing of ${path} moves while its fonts and pictures arrive`, async ({
      page,
    }) => {
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      // A stand-in's words are up to 3 px wider or narrower (0.001), a line that wraps anew is 0.01.
      expect(await shiftsOf(page)).toBeLessThan(0.005);
    });
  }
});

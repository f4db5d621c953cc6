import { plainText } from "../../content/schema/plain-text";
import { type Fault, faults, initialScripts, serveWithFault } from "../faulty-server";
import { faq } from "../fixture-site/content/faq";
import { products, puzzleCopy } from "../fixture-site/content/products";
import { site } from "../fixture-site/content/site";
import { store } from "../fixture-site/content/store";
import { wordPattern } from "../helpers/word-pattern";
import { expect, open, serveProvider, serveScript, slow, test, waitForHydration, withMotion } from "./test";

/* One lost script costs time, and nothing else. */

const [product] = products;
const finds = product.puzzle?.finds ?? [];
const found = puzzleCopy.progress.replace("{found}", "1").replace("{all}", String(finds.length));

// tests/webkit/lost-scripts.test.ts has the main case.
for (const fault of Object.keys(faults) as Fault[])
  test(`the page hydrates when the first response for any script is ${fault}`, slow, async ({ browser }) => {
    test.slow();
    const scripts = initialScripts();
    expect(scripts.length).toBeGreaterThan(5);

    async function openWithFaults() {
      for (let script = scripts.pop(); script; script = scripts.pop()) {
        const site = await serveWithFault(script, fault);
        // A new context has an empty cache.
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        const page = await context.newPage();
        await page.route(store.smartScript, serveScript(""));
        await page.goto(site.origin, { waitUntil: "domcontentloaded" });
        await waitForHydration(page);
        expect.soft(site.requests(), script).toBe(2);
        await page.getByRole("button", { name: wordPattern(finds[0] ?? "") }).click();
        await expect.soft(page.getByText(found).first(), script).toBeVisible();
        await context.close();
        site.close();
      }
    }
    await Promise.all([openWithFaults(), openWithFaults()]);
  });

for (const fault of ["cut off", "shortened"] as const)
  test(
    `nothing looks enabled when every response for a script is ${fault}`,
    fault === "cut off" ? {} : slow,
    async ({ page }) => {
      const [script = ""] = initialScripts();
      const site = await serveWithFault(script, fault, Number.POSITIVE_INFINITY);
      await page.goto(site.origin);
      await expect(page.locator("html")).toHaveAttribute("data-state", "failed");
      await expect(page.getByText(puzzleCopy.invitation)).toBeHidden();
      site.close();
    },
  );

test.describe("when the first request for each script that loads late is aborted", () => {
  test.use({ ...withMotion, permissions: ["clipboard-read", "clipboard-write"] });

  test("everything works after the second", slow, async ({ page }) => {
    // A computer has everything that loads late.
    await page.setViewportSize({ width: 1440, height: 900 });
    const initial = initialScripts();
    const lost = new Set<string>();
    await page.route(/\/_next\/.*\.js$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (initial.includes(pathname) || lost.has(pathname)) return route.continue();
      lost.add(pathname);
      await route.abort();
    });
    await page.route(store.smartScript, serveProvider);
    await open(page, "/?utm_source=ad");
    await expect(page.getByRole("link", { name: store.badge.alt }).first()).toHaveAttribute("href", /pid=ad/);
    await page.getByRole("button", { name: site.desktopQrCode.button }).first().click();
    await expect(page.getByText(site.desktopQrCode.copied)).toBeVisible();
    await page.getByRole("button", { name: faq[0]?.question }).click();
    await expect(page.getByText(plainText(faq[0]?.answer ?? ""))).toBeVisible();
    const { name = "", gloss = "" } = product.ingredients[0] ?? {};
    await expect(async () => {
      await page.mouse.move(0, 0);
      await page
        .getByRole("button", { name: wordPattern(name) })
        .first()
        .hover();
      await expect(page.locator("#hero").getByText(gloss, { exact: true }).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(lost.size).toBeGreaterThan(4);
  });
});

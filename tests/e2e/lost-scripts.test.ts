import { type Fault, faults, initialScripts, serveWithFault } from "../faulty-server";
import { products, puzzleCopy } from "../fixture-site/content/products";
import { store } from "../fixture-site/content/store";
import { wordPattern } from "../helpers/word-pattern";
import { expect, serveScript, slow, test, waitForHydration } from "./test";

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

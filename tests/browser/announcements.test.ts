import type { Page } from "playwright/test";
import { home } from "../../content/home";
import { products } from "../../content/products";
import { site } from "../../content/site";
import { first, miss, path, press, targets, withTargets } from "./puzzle";
import { expect, onDesktop, open, pages, test, withMotion } from "./test";

/* What a screen reader says by itself. */

declare global {
  interface Window {
    said: string[];
  }
}

test.beforeEach(({ page }) => page.addInitScript(recordAnnouncements));

/** Records the text of each live region that changes. Runs in the page. */
function recordAnnouncements() {
  window.said = [];
  const regionOf = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest("[role=status], [role=alert], [aria-live]");
  new MutationObserver((records) => {
    for (const region of new Set(records.map(regionOf)))
      if (region?.textContent && !region.closest("[aria-hidden=true]")) window.said.push(region.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const said = (page: Page) => page.evaluate(() => window.said.splice(0));

/** Expects exactly one sentence, with a text in it, after an action. */
async function expectOne(page: Page, text: string, act: () => Promise<unknown>) {
  await act();
  await expect.poll(() => page.evaluate(() => window.said.length), text).toBeGreaterThan(0);
  expect(await said(page)).toEqual([expect.stringContaining(text)]);
}

const activate = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).evaluate((button: HTMLElement) => button.click());

for (const { path } of pages)
  test(`nothing is said on ${path} without input`, async ({ page }) => {
    await open(page, path);
    expect(await said(page)).toEqual([]);
  });

test.describe("while the phone shows a word by itself", () => {
  test.use(withMotion);
  test("nothing is said", async ({ page }) => {
    test.skip(first !== withTargets, "the first product has one target");
    await open(page);
    await page.locator("#label [data-found]").waitFor({ timeout: 15_000 });
    expect(await said(page)).toEqual([]);
  });
});

test("each event of the puzzle is one sentence, also when it is repeated", onDesktop, async ({ page, context }) => {
  test.skip(!withTargets, "no product has several targets");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, path);
  const [preference] = withTargets.preferences;
  await expectOne(page, miss, () => press(page, miss));
  await expectOne(page, miss, () => press(page, miss));
  await expectOne(page, "", () => activate(page, preference?.text ?? ""));
  for (const target of targets) await expectOne(page, target, () => press(page, target));
  await expectOne(page, site.desktopQrCode.copied, () =>
    page.locator("#hero").getByRole("button", { name: site.desktopQrCode.button }).click(),
  );
});

test(
  "a term's source is said when the term is activated, and not when it is only focused",
  onDesktop,
  async ({ page }) => {
    const tokens = home.problem.pains.flatMap(({ description }) => description);
    const [text = ""] = tokens.flatMap((token) => (typeof token === "object" && "term" in token ? token.term : []));
    test.skip(!text, "no pain has a term");
    await open(page);
    await page.keyboard.press("Shift");
    const term = page.getByRole("button", { name: text, exact: true });
    await term.focus();
    await expect(page.getByRole("tooltip")).toHaveCount(1);
    expect(await said(page)).toEqual([]);
    const source = (await page.getByRole("tooltip").textContent()) ?? "";
    await expectOne(page, source, () => activate(page, text));
  },
);

test("a new product is heard by the focus on its question", async ({ page }) => {
  const other = products.find((product) => product !== first && product.puzzle);
  test.skip(!other, "no other product has a puzzle");
  await open(page);
  await page.getByRole("link", { name: other?.kind }).first().click();
  await expect(page.getByRole("heading", { name: other?.puzzle?.question })).toBeFocused();
  expect(await said(page)).toEqual([]);
});

import type { Page } from "playwright/test";
import { home } from "../../content/home";
import { products } from "../../content/products";
import { site } from "../../content/site";
import { notChecked } from "../not-checked";
import { recordSaid, said } from "./heard";
import { copy, miss, path, press, targets, withTargets } from "./puzzle";
import { expect, onDesktop, open, skipUnless, test } from "./test";

/* What a screen reader says by itself after an action. names.test.ts tests that it says nothing before. */

/** Expects exactly one sentence, with a text in it, after an action. */
async function expectOne(page: Page, text: string, act: () => Promise<unknown>) {
  await act();
  await expect.poll(() => page.evaluate(() => window.said.length), text).toBeGreaterThan(0);
  expect(await said(page)).toEqual([expect.stringContaining(text)]);
}

const activate = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).evaluate((button: HTMLElement) => button.click());

test.beforeEach(({ page }) => {
  skipUnless(withTargets, "no product has several targets: the puzzle's announcements are not tested");
  return recordSaid(page);
});

test(
  "each event of the puzzle is one sentence, even when it is repeated, and the copied dare has the time and the link",
  onDesktop,
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await open(page, path);
    const [preference] = withTargets.preferences;
    await expectOne(page, miss, () => press(page, miss));
    await expectOne(page, miss, () => press(page, miss));
    await expectOne(page, "", () => activate(page, preference?.text ?? ""));
    for (const target of targets) await expectOne(page, target, () => press(page, target));
    await expectOne(page, copy.copied, () => page.getByRole("button", { name: copy.share }).click());
    const dare = await page.evaluate(() => navigator.clipboard.readText());
    expect(dare).toContain(`${new URL(page.url()).origin}${path}`);
    expect(dare).toMatch(/1 second|\d+ seconds/);
    await expectOne(page, site.desktopQrCode.copied, () =>
      page.locator("#hero").getByRole("button", { name: site.desktopQrCode.button }).click(),
    );
  },
);

test(
  "a term's source is said only when the term is activated, and a new product is heard by the focus on its question",
  onDesktop,
  async ({ page }) => {
    await open(page, path);
    await page.keyboard.press("Shift");

    const tokens = home.problem.pains.flatMap(({ description }) => description);
    const [text] = tokens.flatMap((token) => (typeof token === "object" && "term" in token ? token.term : []));
    if (text) {
      await page.getByRole("button", { name: text, exact: true }).focus();
      await expect(page.getByRole("tooltip")).toHaveCount(1);
      expect(await said(page)).toEqual([]);
      const source = (await page.getByRole("tooltip").textContent()) ?? "";
      await expectOne(page, source, () => activate(page, text));
    } else notChecked("no pain has a term: the announcement of its source is not tested");

    const other = products.find((product) => product !== withTargets && product.puzzle);
    if (!other) return notChecked("no other product has a puzzle: the focus on its question is not tested");
    await page
      .getByRole("group", { name: copy.products })
      .getByRole("link", { name: RegExp(`^${other.kind}`) })
      .click();
    await expect(page.locator("#label h2")).toBeFocused();
    await expect(page.locator("#label h2")).toHaveText(other.puzzle?.question ?? "");
    expect(await said(page)).toEqual([]);
  },
);

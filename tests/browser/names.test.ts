import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { pages as content } from "../../content/pages";
import { heardDifferently, recordSaid, said } from "./heard";
import { press, path as puzzlePath, receipt, solve, withTargets } from "./puzzle";
import { expect, missingPath, onBoth, open, pages, skipUnless, test } from "./test";

test("every page sounds as it looks, and says nothing without input", async ({ page }) => {
  await recordSaid(page);
  const viewport = page.viewportSize() ?? { width: 390, height: 844 };
  for (const path of [...pages.map(({ path }) => path), missingPath]) {
    await page.setViewportSize(viewport);
    await open(page, path);
    expect.soft(await heardDifferently(page), path).toEqual([]);
    // The other story pages have the same layout, and the next test opens the landing page.
    if (path === content.aboutUs.path) {
      await page.setViewportSize({ width: 1440, height: 900 });
      expect.soft(await heardDifferently(page), `${path} on a desktop`).toEqual([]);
    }
    expect.soft(await said(page), path).toEqual([]);
  }
});

test("answers, flags, the receipt, a package and an open question sound as they look", onBoth, async ({ page }) => {
  skipUnless(withTargets, "no product has several targets: the words of an open answer are not compared");
  await open(page, puzzlePath);
  expect(await heardDifferently(page)).toEqual([]);
  await page.keyboard.press("Shift");
  await page.getByRole("button", { name: faq[0]?.question }).click();
  const [card] = home.whoThisHelps.cards;
  await page.getByRole("button", { name: card?.word }).click();
  for (const { text } of withTargets.preferences) await page.getByRole("button", { name: text, exact: true }).click();
  await press(page, withTargets.puzzle?.targets[0] ?? "");
  expect(await heardDifferently(page)).toEqual([]);
  await solve(page);
  await expect(receipt(page)).toBeVisible();
  expect(await heardDifferently(page)).toEqual([]);
});

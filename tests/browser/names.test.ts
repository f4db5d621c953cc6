import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { heardDifferently } from "./heard";
import { press, path as puzzlePath, receipt, solve, withTargets } from "./puzzle";
import { expect, onBoth, open, skipUnless, test } from "./test";

test("answers, flags, the receipt, a package and an open question sound as they look", onBoth, async ({ page }) => {
  skipUnless(withTargets, "no product has several targets: the words of an open answer are not compared");
  await open(page, puzzlePath);
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

import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { heardDifferently } from "./heard";
import { press, path as puzzlePath, receipt, solve, withTargets } from "./puzzle";
import { expect, missingPath, onBoth, open, pages, test } from "./test";

for (const path of [...pages.map(({ path }) => path), missingPath])
  test(`the words of ${path} are the same for the ear and for the eye`, onBoth, async ({ page }) => {
    await open(page, path);
    expect(await heardDifferently(page)).toEqual([]);
  });

test("so are those of answers, flags, the receipt, a package and a question that is open", onBoth, async ({ page }) => {
  test.skip(!withTargets, "no product has several targets");
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the words of the landing page are the same for the ear and for the eye", onBoth, async ({ page }) => {
    await page.goto("/");
    expect(await heardDifferently(page)).toEqual([]);
  });
});

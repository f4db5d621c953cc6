import type { Locator, Page } from "playwright/test";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { navigation } from "../../content/navigation";
import { withTargets } from "./puzzle";
import { expect, onDesktop, open, test, waitForFrames } from "./test";

/* Mouse, touch, keyboard and assistive technology, which clicks without a pointer, lead to the same state. */

const [question] = faq;
const [card] = home.whoThisHelps.cards;
const [preference] = withTargets?.preferences ?? [];

const controls: [string, string | undefined, string][] = [
  ["a question", question?.question, "aria-expanded"],
  ["a package", card?.word, "aria-expanded"],
  ["a preference", preference?.text, "aria-pressed"],
];
const ways: [string, (control: Locator) => Promise<unknown>][] = [
  ["by assistive technology", (control) => control.evaluate((element: HTMLElement) => element.click())],
  ["with Enter", (control) => control.press("Enter")],
  ["with Space", (control) => control.press(" ")],
  ["by touch", (control) => control.tap()],
];

for (const [control, name, attribute] of controls)
  test(`${control} has its state in ${attribute}, however it is pressed`, async ({ page }) => {
    test.skip(!name, "content/ has none");
    await open(page, withTargets ? `/find/${withTargets.id}` : "/");
    await page.keyboard.press("Shift");
    const initial = page.getByRole("button", { name, exact: true });
    await expect(initial).toHaveAttribute(attribute, "false");
    // The name of a package changes with its state.
    const button = page.locator(`[data-tested]`);
    await initial.evaluate((element) => element.setAttribute("data-tested", ""));
    for (const [way, press] of ways) {
      await press(button);
      await expect(button, way).toHaveAttribute(attribute, "true");
      await press(button);
      await expect(button, way).toHaveAttribute(attribute, "false");
    }
  });

test(
  "Escape hides the meaning of a package under the mouse, and the next hover shows it",
  onDesktop,
  async ({ page }) => {
    await open(page);
    const button = page.getByRole("button", { name: card?.word, exact: true });
    const meaning = button.getByText(card?.meaning ?? "");
    await button.hover();
    await expect(meaning).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(meaning).toBeHidden();
    await page.mouse.move(1, 1);
    await button.hover();
    await expect(meaning).toBeVisible();
  },
);

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

test("a link to a section or a question moves the focus there", onDesktop, async ({ page }) => {
  await open(page);
  const link = navigation.links.find(({ href }) => href.startsWith("/#"));
  const id = link?.href.slice(2) ?? "";
  await page.getByRole("banner").getByRole("link", { name: link?.text }).click();
  await expect.poll(() => focusedId(page)).toBe(id);
  await page.goto(`/#question-${question?.id}`);
  await expect.poll(() => focusedId(page)).toBe(`question-${question?.id}`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: question?.question })).toBeFocused();
});

test("Tab reaches no button when the scripts are lost", async ({ page }) => {
  await page.route(/\/_next\/.*\.js/, (route) => route.abort());
  await page.goto("/");
  await page.locator("html[data-state=static]").waitFor();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  const reached = new Set<string>();
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press("Tab");
    reached.add(await page.evaluate(() => document.activeElement?.tagName ?? ""));
  }
  expect(reached).toContain("A");
  expect([...reached]).not.toContain("BUTTON");
});

test("visitors who ask for more contrast see darker text, and a line below highlighted words", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ contrast: "more" });
  await waitForFrames(page);
  const soft = page.locator("main .text-ink-soft").first();
  await expect(soft).toHaveCSS("color", await page.locator("body").evaluate((body) => getComputedStyle(body).color));
  await expect(page.locator("main mark").first()).toHaveCSS("text-decoration-line", "underline");
});

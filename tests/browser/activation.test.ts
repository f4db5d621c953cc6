import type { Locator, Page } from "playwright/test";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { navigation } from "../../content/navigation";
import { site } from "../../content/site";
import { notChecked } from "../not-checked";
import { withTargets } from "./puzzle";
import { expect, onDesktop, open, test } from "./test";

/* Mouse, touch, keyboard and assistive technology, which clicks without a pointer, lead to the same state. */

const [question] = faq;
const { whoThisHelps } = home;
const [card] = whoThisHelps.cards;
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

test("controls have their state however they are pressed", async ({ page }) => {
  await open(page, withTargets ? `/find/${withTargets.id}` : "/");
  await page.keyboard.press("Shift");
  for (const [control, name, attribute] of controls) {
    if (!name) {
      notChecked(`content/ has no control like ${control}: the ways to press it are not tested`);
      continue;
    }
    const initial = page.getByRole("button", { name, exact: true });
    await expect(initial, control).toHaveAttribute(attribute, "false");
    // The name of a package changes with its state.
    await initial.evaluate((element, control) => element.setAttribute("data-tested", control), control);
    const button = page.locator(`[data-tested="${control}"]`);
    for (const [way, press] of ways) {
      await press(button);
      await expect(button, `${control} ${way}`).toHaveAttribute(attribute, "true");
      await press(button);
      await expect(button, `${control} ${way}`).toHaveAttribute(attribute, "false");
    }
  }
});

test(
  "buttons move the audience cards by a window, and a package shows its meaning when hovered or pressed (req 41, 42)",
  onDesktop,
  async ({ page }) => {
    await open(page);
    const section = page.locator(`#${whoThisHelps.id}`);
    const first = section.getByRole("listitem").first();
    const previous = section.getByRole("button", { name: site.scroller.previous });
    await expect(previous).toBeDisabled();
    await section.getByRole("button", { name: site.scroller.next }).click();
    await expect(first).not.toBeInViewport();
    await previous.click();
    await expect(first).toBeInViewport({ ratio: 0.8 });

    const word = section.getByRole("button", { name: card?.word, exact: true });
    const meaning = section.getByRole("button").getByText(card?.meaning ?? "", { exact: true });
    await word.hover();
    await expect(meaning).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(meaning).toBeHidden();
    await word.hover();
    await expect(meaning).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(meaning).toBeHidden();
    await page.mouse.move(1, 1);
    await word.hover();
    await expect(meaning).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(meaning).toBeHidden();
    await word.press("Enter");
    await expect(meaning).toBeVisible();
  },
);

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

test(
  "a link to a section or a question moves the focus there; arrows, Home and End move it between questions (req 111)",
  onDesktop,
  async ({ page }) => {
    await open(page);
    const link = navigation.links.find(({ href }) => href.startsWith("/#"));
    const id = link?.href.slice(2) ?? "";
    await page.getByRole("banner").getByRole("link", { name: link?.text }).click();
    await expect.poll(() => focusedId(page)).toBe(id);
    await page.goto(`/#question-${question?.id}`);
    await expect.poll(() => focusedId(page)).toBe(`question-${question?.id}`);
    await page.keyboard.press("Tab");
    const button = (index: number) => page.getByRole("button", { name: faq[index]?.question });
    await expect(button(0)).toBeFocused();
    // The questions respond, and the link has opened this one.
    await expect(button(0)).toHaveAttribute("aria-expanded", "true");

    const last = faq.length - 1;
    const keys = { ArrowDown: 1, End: last, ArrowUp: last - 1, Home: 0 };
    for (const [key, index] of Object.entries(keys)) {
      await page.keyboard.press(key);
      await expect(button(index)).toBeFocused();
    }
    const answer = page.getByRole("region", { name: question?.question });
    await page.keyboard.press("Enter");
    await expect(answer).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(answer).toBeVisible();
  },
);

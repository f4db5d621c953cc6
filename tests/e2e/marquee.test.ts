import type { Page } from "playwright/test";
import { plainText } from "../../content/schema/plain-text";
import { home } from "../fixture-site/content/home";
import { testimonials } from "../fixture-site/content/testimonials";
import { expect, open, slow, slowOnDesktop, slowOnPhone, test, waitForFrames, withMotion } from "./test";

test.use(withMotion);

const track = (page: Page) => page.locator("#testimonials [role=group] > div");
const row = (page: Page) => page.locator("#testimonials [role=group]");
const button = (page: Page, name: string) => page.getByRole("button", { name });

const position = (page: Page) => track(page).evaluate((element) => -element.getBoundingClientRect().left);
/** Expects the quotes to move or to be at rest. */
const expectState = (page: Page, state: "running" | "paused") =>
  expect
    .poll(async () => {
      const before = await position(page);
      await waitForFrames(page);
      return (await position(page)) === before ? "paused" : "running";
    })
    .toBe(state);

test.beforeEach(async ({ page }) => {
  await open(page);
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expectState(page, "running");
});

test("quotes scroll at 18 px/s and start over (req 51, 98, 101, 102, 132)", slow, async ({ page }) => {
  const lefts = await track(page)
    .locator("li")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
  const count = testimonials.length;
  expect(lefts).toHaveLength(2 * count);
  for (const [index, left] of lefts.entries()) expect(left - (lefts[0] ?? 0)).toBeCloseTo(344 * index, 1);
  const end = (count * 344) / 18;
  const positions = await track(page).evaluate((element, end) => {
    const animation = element.getAnimations()[0] as Animation;
    animation.pause();
    return [1, 10, end - 1, end + 1].map((second) => {
      animation.currentTime = second * 1000;
      return -new DOMMatrix(getComputedStyle(element).transform).m41;
    });
  }, end);
  for (const [index, px] of [18, 180, count * 344 - 18, 18].entries()) expect(positions[index]).toBeCloseTo(px, 0);
});

test("quotes pause on hover and resume afterwards (req 99)", slowOnDesktop, async ({ page }) => {
  const { x, y } = (await page.locator("#testimonials li").nth(1).boundingBox()) as DOMRect;
  await page.mouse.move(x + 50, y + 50);
  await expectState(page, "paused");
  await page.mouse.click(x + 50, y + 50);
  await page.mouse.move(5, 5);
  await expectState(page, "running");
});

test("quotes move on after a tap, although the browser keeps the hover state", slowOnDesktop, async ({ page }) => {
  const quote = page.locator("#testimonials li").nth(1);
  const { x, y } = (await quote.boundingBox()) as DOMRect;
  await page.mouse.move(x + 50, y + 50);
  await expectState(page, "paused");
  await quote.dispatchEvent("pointerover", { pointerType: "touch" });
  await expectState(page, "running");
});

test("quotes move when a translator writes from right to left", slowOnPhone, async ({ page }) => {
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await expectState(page, "running");
  await track(page).evaluate((element) => {
    const animation = element.getAnimations()[0] as Animation;
    animation.currentTime = 30_000;
  });
  const { width = 0 } = page.viewportSize() ?? {};
  const lefts = await track(page)
    .locator("li")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
  expect(lefts.filter((left) => left > -320 && left < width).length).toBeGreaterThan(0);
});

test("a window that shows all quotes has no stop for the Tab key in them", slowOnDesktop, async ({ page }) => {
  await page.setViewportSize({ width: 7680, height: 2000 });
  await expect(row(page)).not.toHaveAttribute("tabindex");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(row(page)).toHaveAttribute("tabindex", "0");
});

test("quotes pause on focus, and the arrow keys scroll them both ways", slow, async ({ page }) => {
  await row(page).focus();
  await expectState(page, "paused");
  for (const [key, direction] of [
    ["ArrowRight", 1],
    ["ArrowLeft", -1],
  ] as const) {
    const start = await position(page);
    const moved = async () => {
      await page.keyboard.press(key);
      return direction * ((await position(page)) - start);
    };
    await expect.poll(moved).toBeGreaterThan(60);
  }
  await page.keyboard.press("Tab");
  await expectState(page, "running");
});

test("quotes pause under a finger, follow it and resume (req 100)", slowOnPhone, async ({ page }) => {
  const start = await position(page);
  const { y = 0 } = (await row(page).boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: xs.map((x) => ({ x, y: y + 80 })),
    });
  await touch("touchStart", 300);
  await expectState(page, "paused");
  for (let x = 290; x >= 80; x -= 10) await touch("touchMove", x);
  await touch("touchEnd");
  await expectState(page, "running");
  expect((await position(page)) - start).toBeGreaterThan(150);
});

test("quotes are copied once when a visitor selects the whole page", slow, async ({ page }) => {
  await page.keyboard.press("Control+A");
  const copied = await page.evaluate(() => getSelection()?.toString() ?? "");
  for (const { quote } of testimonials) expect(plainText([copied]).split(plainText(quote))).toHaveLength(2);
});

test("quotes pause with a button, and resume with it", slow, async ({ page }) => {
  await button(page, home.testimonials.pause).click();
  await page.mouse.move(5, 5);
  await expectState(page, "paused");
  await button(page, home.testimonials.play).click();
  await page.mouse.move(5, 5);
  await expectState(page, "running");
});

test("quotes that are paused can be scrolled, and resume from there", slow, async ({ page }) => {
  await button(page, home.testimonials.pause).click();
  await page.mouse.move(5, 5);
  await expectState(page, "paused");
  // The end of a touch does not resume them.
  for (const type of ["touchstart", "touchend"]) await row(page).dispatchEvent(type);
  const paused = await position(page);
  await row(page).evaluate((element) => element.scrollBy({ left: 500, behavior: "instant" }));
  await expectState(page, "paused");
  await button(page, home.testimonials.play).click();
  await page.mouse.move(5, 5);
  await expectState(page, "running");
  expect((await position(page)) - paused).toBeGreaterThan(499);
});

test("quotes are at rest and have no button with reduced motion", slow, async ({ page }) => {
  await expect(button(page, home.testimonials.pause)).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(track(page).locator("li")).toHaveCount(testimonials.length);
  await expect(button(page, home.testimonials.pause)).toBeHidden();
  expect(await track(page).evaluate((element) => element.getAnimations().length)).toBe(0);
});

import type { Page } from "playwright/test";
import { home } from "../../content/home";
import { plainText } from "../../content/schema/plain-text";
import { testimonials } from "../../content/testimonials";
import { expect, onDesktop, open, skipUnless, test, waitForFrames, withMotion } from "./test";

test.use(withMotion);
const { heading = "", pause = "", play = "" } = home.testimonials ?? {};

skipUnless(testimonials.length > 1, "testimonials are removed: the marquee is not tested");

const row = (page: Page) => page.getByRole("group", { name: plainText(heading) });
const cards = (page: Page) => row(page).locator("li");
const button = (page: Page, name: string) => page.getByRole("button", { name });
const left = (page: Page) =>
  cards(page)
    .first()
    .evaluate((card) => card.getBoundingClientRect().left);

/** Expects the quotes to move or to be at rest. */
const expectState = (page: Page, state: "running" | "paused") =>
  expect
    .poll(async () => {
      const before = await left(page);
      await waitForFrames(page);
      return (await left(page)) === before ? "paused" : "running";
    })
    .toBe(state);

test.beforeEach(async ({ page }) => {
  await open(page);
  await row(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expectState(page, "running");
});

test("the quotes scroll at 18 px/s, start over after all slots of 344 px, are heard once, and rest with reduced motion (req 51, 98, 101, 102, 132)", async ({
  page,
}) => {
  await page.keyboard.press("Control+A");
  const copied = await page.evaluate(() => getSelection()?.toString() ?? "");
  for (const { quote } of testimonials) expect(plainText([copied]).split(plainText(quote))).toHaveLength(2);
  await expect(row(page).getByRole("listitem")).toHaveCount(testimonials.length);

  const count = testimonials.length;
  const lefts = await cards(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
  expect(lefts).toHaveLength(2 * count);
  for (const [index, left] of lefts.entries()) expect(left - (lefts[0] ?? 0)).toBeCloseTo(344 * index, 1);
  const { width } = (await cards(page).first().boundingBox()) ?? {};
  expect(width).toBeCloseTo(320, 0);
  // The movement is an animation of the browser, which has a clock.
  const end = (count * 344) / 18;
  const positions = await row(page).evaluate((row, end) => {
    const [animation] = row.getAnimations({ subtree: true });
    const card = row.querySelector("li");
    animation?.pause();
    return [0, 1, 10, end - 1, end + 1].map((second) => {
      if (animation) animation.currentTime = second * 1000;
      return card?.getBoundingClientRect().left ?? 0;
    });
  }, end);
  const moved = positions.map((left) => (positions[0] ?? 0) - left);
  for (const [index, px] of [0, 18, 180, count * 344 - 18, 18].entries()) expect(moved[index]).toBeCloseTo(px, 0);

  await row(page).evaluate((row) => row.getAnimations({ subtree: true })[0]?.play());
  await expectState(page, "running");
  await expect(button(page, pause)).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(cards(page)).toHaveCount(count);
  await expect(button(page, pause)).toBeHidden();
  await expectState(page, "paused");
});

test(
  "the quotes pause on hover and on focus, resume, and arrow keys scroll them both ways (req 99)",
  onDesktop,
  async ({ page }) => {
    // Not hover(), which waits for a card that does not move.
    const { x = 0, y = 0 } = (await cards(page).nth(1).boundingBox()) ?? {};
    await page.mouse.move(x + 50, y + 50);
    await expectState(page, "paused");
    await page.mouse.move(5, 5);
    await expectState(page, "running");

    await row(page).focus();
    await expectState(page, "paused");
    for (const [key, direction] of [
      ["ArrowRight", -1],
      ["ArrowLeft", 1],
    ] as const) {
      const start = await left(page);
      await expect
        .poll(async () => {
          await page.keyboard.press(key);
          return direction * ((await left(page)) - start);
        })
        .toBeGreaterThan(60);
    }
    await page.keyboard.press("Tab");
    await expectState(page, "running");
  },
);

test("the quotes follow a finger, a button stops them, and both times they resume from where they are (req 100)", async ({
  page,
}) => {
  const start = await left(page);
  const { y = 0 } = (await row(page).boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x) => ({ x, y: y + 80 })) });
  await touch("touchStart", 300);
  await expectState(page, "paused");
  for (let x = 290; x >= 80; x -= 10) await touch("touchMove", x);
  await touch("touchEnd");
  await expectState(page, "running");
  expect(start - (await left(page))).toBeGreaterThan(150);

  await button(page, pause).click();
  await page.mouse.move(5, 5);
  await expectState(page, "paused");
  const paused = await left(page);
  await row(page).evaluate((row) => row.scrollBy({ left: 500, behavior: "instant" }));
  await expectState(page, "paused");
  await button(page, play).click();
  await page.mouse.move(5, 5);
  await expectState(page, "running");
  expect(paused - (await left(page))).toBeGreaterThan(499);
});

/** Returns the widest space without a quote, in px, at a time in ms after the start of the second round. */
const widestSpace = (page: Page, ms: number) =>
  row(page).evaluate((row, ms) => {
    const [animation] = row.getAnimations({ subtree: true });
    const duration = Number(animation?.effect?.getComputedTiming().duration);
    if (animation) animation.currentTime = duration + ms;
    const boxes = [...row.querySelectorAll("li")].map((card) => card.getBoundingClientRect());
    const shown = boxes.filter(({ right }) => right > 0).sort((one, other) => one.left - other.left);
    let [space, edge] = [0, 0];
    for (const { left, right } of shown) {
      space = Math.max(space, Math.min(left, innerWidth) - edge);
      edge = Math.max(edge, right);
    }
    return Math.max(space, innerWidth - edge);
  }, ms);

test("the quotes fill a wide window when they start over", onDesktop, async ({ page }) => {
  const widths = [1920, 2560, 3840].filter((width) => testimonials.length * 344 > width);
  skipUnless(widths.length > 0, "all quotes fit in a window of 1920 px: whether they fill it is not tested");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1000 });
    await row(page).scrollIntoViewIfNeeded();
    // The third list, which fills the window, appears shortly before it is needed.
    for (const ms of [-50, 0, 500, 30_000])
      await expect.poll(() => widestSpace(page, ms), `${width} px, ${ms} ms`).toBeLessThanOrEqual(25);
  }
});

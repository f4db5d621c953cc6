import { home } from "../../../content/home";
import { testimonials } from "../../../content/testimonials";
import { expect, open, slow, test, waitForFrames, withMotion } from "../../e2e/test";

test.use({ ...withMotion, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

for (const width of [1920, 2560, 3440, 3840])
  test(
    `the quotes fill a window of ${width} px, before and after they start over`,
    width === 1920 ? {} : slow,
    async ({ page }) => {
      test.skip(testimonials.length === 0, "the site has no quotes");
      await page.setViewportSize({ width, height: 1000 });
      await open(page);
      const row = page.locator(`#${home.testimonials.id}`).getByRole("group");
      await row.scrollIntoViewIfNeeded();
      const cards = row.locator("li");
      const last = cards.nth(testimonials.length - 1);
      const end = await last.evaluate((card) => card.getBoundingClientRect().right);
      test.skip(end <= width, "all quotes fit in the window");
      const track = row.locator("> div");
      await expect.poll(() => track.evaluate((track) => track.getAnimations().length)).toBe(1);
      const lefts = () =>
        cards.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      const start = await lefts();
      await expect.poll(lefts).not.toEqual(start);
      /** Moves the quotes to a time, in ms before (below 0) or after their start. */
      const moveTo = (ms: number) =>
        track.evaluate((track, ms) => {
          const [animation] = track.getAnimations();
          if (animation) animation.currentTime = Number(animation.effect?.getComputedTiming().duration) + ms;
        }, ms);
      /** Returns the widest space without a quote, from the window's left edge to its right edge, in px. */
      const widestSpace = () =>
        cards.evaluateAll((cards, width) => {
          const boxes = cards.map((card) => card.getBoundingClientRect()).filter(({ right }) => right > 0);
          boxes.sort((a, b) => a.left - b.left);
          let [space, edge] = [0, 0];
          for (const { left, right } of boxes) {
            space = Math.max(space, Math.min(left, width) - edge);
            edge = Math.max(edge, right);
          }
          return Math.max(space, width - edge);
        }, width);
      // The row begins at the page's column in the first round only.
      await moveTo(-50);
      await expect.poll(() => row.locator("ul").count()).toBe(3);
      for (const ms of [0, 500, 60_000, -100]) {
        await moveTo(ms);
        await waitForFrames(page);
        expect.soft(await widestSpace(), `${ms} ms`).toBeLessThanOrEqual(25);
      }
    },
  );

import type { Locator } from "playwright/test";
import sharp from "sharp";
import { theme } from "../../content/theme";
import { pages } from "./pages";
import { expect, hydrated, moving, test } from "./test";

const citron = [1, 3, 5].map((at) => Number.parseInt(theme.citron.slice(at, at + 2), 16));

/** The share of citron pixels in the boxes of a stroke's lines, as they are painted now. */
async function painted(stroke: Locator) {
  const picture = await stroke.screenshot({ scale: "css" });
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const area = await stroke.evaluate((element) =>
    [...element.getClientRects()].reduce((sum, { width, height }) => sum + width * height, 0),
  );
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if (citron.every((value, channel) => data[at + channel] === value)) count++;
  return count / area;
}

for (const { path } of pages) {
  test(`paints each stroke of ${path} behind its words, line by line`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    for (const stroke of await page.locator("mark:visible").all()) {
      // A card of a row that snaps is seen whole only where it snaps to.
      await stroke.evaluate((element) =>
        (element.closest("li") ?? element).scrollIntoView({ block: "center", inline: "start" }),
      );
      // The letters, and what the slanted ends leave of the box, take the rest.
      await expect.poll(() => painted(stroke)).toBeGreaterThan(0.2);
      // Nothing that could fall behind a section's ground, and no tail where a line breaks.
      const tails = await stroke.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const words = [...range.getClientRects()];
        const em = Number.parseFloat(getComputedStyle(element).fontSize);
        return [...element.getClientRects()].map(
          ({ left, right }, line) =>
            Math.max((words[line]?.left ?? 0) - left, right - (words[line]?.right ?? 0)) / em,
        );
      });
      for (const tail of tails) expect(tail).toBeLessThan(0.21);
    }
  });
}

test.describe("further down", () => {
  test.use(moving);

  test("a stroke is swiped as it comes into view", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const mark = page.locator("#founder mark");
    await expect(mark).toHaveAttribute("data-highlight", "waiting");
    const body = () =>
      mark.evaluate((stroke) => getComputedStyle(stroke).backgroundSize.split(",").at(-1)?.trim());
    await expect.poll(body).toMatch(/^(0px|0%|calc\(0% )/);
    await mark.scrollIntoViewIfNeeded();
    await expect.poll(body).toMatch(/^calc\(100% - [\d.]+px\)/);
  });

  test("a word on a dark ground gets dark as far as its stroke has come", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const mark = page.locator("#shop-with-confidence mark");
    await expect(mark).toHaveAttribute("data-highlight", "waiting");
    /* In each frame, how much of the word is dark, and how much of the stroke is drawn, in percent. */
    const frames = await mark.evaluate(async (mark) => {
      const frames: { dark: number; drawn: number }[] = [];
      const look = () => {
        const { backgroundPositionX } = getComputedStyle(mark);
        const stroke = getComputedStyle(mark, "::before").backgroundSize.split(",").at(-1);
        const drawn = Number(stroke?.match(/([\d.]+)%/)?.[1] ?? 0);
        frames.push({ dark: 100 - Number.parseFloat(backgroundPositionX), drawn });
        return frames.length > 1 && drawn === 100;
      };
      look();
      mark.scrollIntoView({ block: "center", behavior: "instant" });
      while (!look()) await new Promise(requestAnimationFrame);
      return frames;
    });
    expect(frames[0]).toEqual({ dark: 0, drawn: 0 });
    expect(frames.at(-1)).toEqual({ dark: 100, drawn: 100 });
    for (const { dark, drawn } of frames) expect(Math.abs(dark - drawn)).toBeLessThan(2);
  });
});

import sharp from "sharp";
import { theme } from "../../../content/theme";
import type { EnginePage } from "./engine";
import { boxOf } from "./helpers";
import { expect } from "./test";

const citron = [1, 3, 5].map((index) => Number.parseInt(theme.citron.slice(index, index + 2), 16));

/** Returns the share of an element's box that has the color of a stroke on the screen. */
async function paintedShare(view: EnginePage, selector: string): Promise<number> {
  const { x, y, width, height } = await boxOf(view, selector);
  const picture = sharp(await view.screenshot()).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  let painted = 0;
  for (let row = Math.ceil(y); row < y + height; row++)
    for (let column = Math.ceil(x); column < x + width; column++) {
      const pixel = (row * info.width + column) * 3;
      if (citron.every((value, channel) => Math.abs((data[pixel + channel] ?? 0) - value) <= 16)) painted++;
    }
  return painted / (width * height);
}

/** Scrolls to an element, and waits until its stroke covers at least a fifth of its box. Bold letters cover most of it. */
export async function expectPainted(view: EnginePage, selector: string) {
  await view.evaluate((selector) => {
    document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
  }, selector);
  await expect.poll(() => paintedShare(view, selector), { intervals: [100] }).toBeGreaterThan(0.2);
}

import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { EnginePage } from "./engine-page";
import { atRest, drawn } from "./visit";

const columns = 8;
const gap = 16;

/** Shows the window's part of the page that begins at `y`. */
async function scrollTo(view: EnginePage, y: number) {
  await view.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), y);
  await drawn(view);
}

/** Passes the whole page, as a reader does, so that all that waits for her has come; gives where its screens begin. */
export async function readThrough(view: EnginePage): Promise<number[]> {
  const { height, step, length } = await view.evaluate(() => ({
    height: window.innerHeight,
    // Each screen begins where the one before ended, between the header and the download bar.
    step: window.innerHeight - 2 * (document.querySelector("header")?.offsetHeight ?? 0),
    length: document.documentElement.scrollHeight,
  }));
  const tops = Array.from(
    { length: Math.ceil((length - height) / step) + 1 },
    (_, index) => index * step,
  );
  for (const top of tops) await scrollTo(view, top);
  await scrollTo(view, 0);
  await atRest(view);
  return tops;
}

/** Keeps the page's screens, which begin at `tops`, side by side in a PNG `file`. */
export async function keepSheet(view: EnginePage, tops: number[], file: string) {
  const { width, height } = await view.evaluate(() => ({
    width: window.innerWidth,
    height: window.innerHeight,
  }));
  const screens: Buffer[] = [];
  for (const top of tops) {
    await scrollTo(view, top);
    screens.push(await view.screenshot());
  }
  mkdirSync(path.dirname(file), { recursive: true });
  const rows = Math.ceil(screens.length / columns);
  await sharp({
    create: {
      width: Math.min(columns, screens.length) * (width + gap) - gap,
      height: rows * (height + gap) - gap,
      channels: 3,
      background: "#888",
    },
  })
    .composite(
      screens.map((input, index) => ({
        input,
        left: (index % columns) * (width + gap),
        top: Math.floor(index / columns) * (height + gap),
      })),
    )
    .png()
    .toFile(file);
}

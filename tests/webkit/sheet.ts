import { mkdirSync } from "node:fs";
import sharp from "sharp";
import type { EnginePage } from "./engine-page";
import { drawn, rest } from "./visit";

const columns = 8;
const gap = 16;

/** Keeps `file`: the page as a reader sees it, a screen after the other, side by side. */
export async function keepSheet(view: EnginePage, file: string) {
  const { width, height, step, length } = await view.evaluate(() => ({
    width: window.innerWidth,
    height: window.innerHeight,
    // Each screen begins where the one before ended, between the header and the download bar.
    step: window.innerHeight - 2 * (document.querySelector("header")?.offsetHeight ?? 0),
    length: document.documentElement.scrollHeight,
  }));
  const scrollTo = async (y: number) => {
    await view.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), y);
    await drawn(view);
  };
  const tops = Array.from(
    { length: Math.ceil((length - height) / step) + 1 },
    (_, at) => at * step,
  );
  // What waits for a reader comes once she has passed; lazy pictures too.
  for (const top of tops) await scrollTo(top);
  await rest();
  const screens: Buffer[] = [];
  for (const top of tops) {
    await scrollTo(top);
    screens.push(await view.screenshot());
  }
  mkdirSync("test-results/webkit", { recursive: true });
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
      screens.map((input, at) => ({
        input,
        left: (at % columns) * (width + gap),
        top: Math.floor(at / columns) * (height + gap),
      })),
    )
    .png()
    .toFile(`test-results/webkit/${file}.png`);
}

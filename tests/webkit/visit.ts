import sharp from "sharp";
import { theme } from "../../content/theme";
import type { EnginePage } from "./engine";
import { expect } from "./test";

/** Opens a page of the site and waits until it answers. */
export async function open(view: EnginePage, path: string, site = process.env.BASE_URL) {
  // Where only the fragment differs an engine would stay on the page it has.
  await view.goto(`${site}/robots.txt`);
  // WebKit's drivers may report a page without ever going there.
  const whereabouts = async () => {
    await view.goto(`${site}${path}`);
    return view.evaluate(() => window.location.href);
  };
  await expect.poll(whereabouts).not.toBe("about:blank");
  await hydrated(view);
}

export function hydrated(view: EnginePage) {
  const isHydrated = () => document.documentElement.hasAttribute("data-hydrated");
  return expect.poll(() => view.evaluate(isHydrated)).toBe(true);
}

/** Waits until nothing scrolls any more, and nothing moves but what runs for ever. */
export async function atRest(view: EnginePage) {
  let scrolled = Number.NaN;
  const movement = async () => {
    const before = scrolled;
    scrolled = await view.evaluate(() => window.scrollY);
    const moving = await view.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === "running");
      const endless = Number.POSITIVE_INFINITY;
      return running.filter(({ effect }) => effect?.getTiming().iterations !== endless).length;
    });
    return moving + Math.abs(scrolled - before);
  };
  await expect.poll(movement).toBe(0);
}

/** Waits until what was asked for has been drawn: a scroll is told before it is seen. */
function drawn(view: EnginePage) {
  return view.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Passes the whole page, as a reader does, so that all that waits for her has come. */
export async function readThrough(view: EnginePage) {
  const length = await view.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < length; top += 600) {
    await view.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
    await drawn(view);
  }
}

/** The boxes, in the viewport, of the lines of what `selector` names and shows, with their words. */
export function boxesOf(view: EnginePage, selector: string) {
  return view.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)];
    const shown = all.filter((element) => getComputedStyle(element).visibility === "visible");
    return shown.flatMap((element) =>
      [...element.getClientRects()]
        .filter(({ width }) => width > 6)
        .map(({ x, y, width, height }) => ({
          x,
          y,
          width,
          height,
          text: `${element.textContent}`,
        })),
    );
  }, selector);
}

export async function boxOf(view: EnginePage, selector: string) {
  const [box] = await boxesOf(view, selector);
  if (!box) throw new Error(`${selector} is not shown.`);
  return box;
}

export async function bring(view: EnginePage, selector: string) {
  await view.evaluate((selector) => {
    [...document.querySelectorAll(selector)]
      .find((element) => element.getClientRects().length > 0)
      ?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }, selector);
  await drawn(view);
}

/** Clicks, as a hand does, in the middle of what `selector` names where it stands; it must lie on top. */
export async function click(view: EnginePage, selector: string) {
  const { x, y, width, height } = await boxOf(view, selector);
  const point: [number, number] = [x + width / 2, y + height / 2];
  const isHit = (selector: string, x: number, y: number) =>
    Boolean(document.elementFromPoint(x, y)?.closest(selector));
  if (!(await view.evaluate(isHit, selector, ...point)))
    throw new Error(`${selector} is covered, or out of view, at ${point}.`);
  await view.click(...point);
}

export async function bringAndClick(view: EnginePage, selector: string) {
  await bring(view, selector);
  await click(view, selector);
}

const citron = [1, 3, 5].map((index) => Number.parseInt(theme.citron.slice(index, index + 2), 16));

/** Brings what `selector` names into view, and waits until the highlighter has painted a fifth of each word's box at least. */
export async function expectPainted(view: EnginePage, selector: string) {
  await bring(view, selector);
  const bare = async () => {
    const boxes = await boxesOf(view, selector);
    const picture = sharp(await view.screenshot()).removeAlpha();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const isCitron = (x: number, y: number) =>
      x < info.width &&
      y < info.height &&
      citron.every((value, channel) => {
        const painted = data[(y * info.width + x) * 3 + channel] ?? 0;
        return Math.abs(painted - value) <= 16;
      });
    const isBare = ({ x: left, y: top, width, height }: (typeof boxes)[number]) => {
      let painted = 0;
      for (let y = Math.ceil(top); y < top + height; y++)
        for (let x = Math.ceil(left); x < left + width; x++) if (isCitron(x, y)) painted++;
      // A heavy letter leaves a quarter of its box to the ground.
      return painted < 0.2 * width * height;
    };
    return boxes.length ? boxes.filter(isBare).map(({ text }) => text) : [`no ${selector}`];
  };
  await expect.poll(bare, { timeout: 5000, intervals: [100] }).toEqual([]);
}

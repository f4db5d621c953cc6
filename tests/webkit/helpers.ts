import sharp from "sharp";
import { theme } from "../fixture-site/content/theme";
import { threeFrames } from "../helpers/frames";
import type { EnginePage } from "./engine";
import { expect } from "./test";

/** Opens a page of the site and waits until it is hydrated. */
export async function open(view: EnginePage, path: string, site = process.env.BASE_URL) {
  // Without this, an address that differs only in its fragment would not load the page again.
  await view.goto(`${site}/robots.txt`);
  // WebKit's drivers may report that a page is loaded without loading it.
  const goToPage = async () => {
    await view.goto(`${site}${path}`);
    return view.evaluate(() => window.location.href);
  };
  await expect.poll(goToPage, { timeout: 30_000 }).not.toBe("about:blank");
  await waitForHydration(view);
}

export function waitForHydration(view: EnginePage) {
  const isHydrated = () => document.documentElement.dataset.state === "ready";
  return expect.poll(() => view.evaluate(isHydrated)).toBe(true);
}

/** Returns the text of the first element that matches. */
export const textOf = (view: EnginePage, selector: string) =>
  view.evaluate((selector) => document.querySelector(selector)?.textContent ?? "", selector);

/** Waits until the page has stopped scrolling and every animation with an end is finished. */
export async function waitForRest(view: EnginePage) {
  let scrollY = Number.NaN;
  const movement = async () => {
    const before = scrollY;
    scrollY = await view.evaluate(() => window.scrollY);
    const animations = await view.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === "running");
      const endless = Number.POSITIVE_INFINITY;
      return running.filter(({ effect }) => effect?.getTiming().iterations !== endless).length;
    });
    return animations + Math.abs(scrollY - before);
  };
  await expect.poll(movement).toBe(0);
}

/** Waits for three frames, so that pending changes are painted. */
const waitForFrames = (view: EnginePage) => view.evaluate(threeFrames);

/** Scrolls through the whole page, so that everything that loads when it is near is loaded. */
export async function scrollThrough(view: EnginePage) {
  const length = await view.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < length; top += 600) {
    await view.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
    await waitForFrames(view);
  }
}

/** Returns the text and the line boxes of each visible element that matches, in the viewport. */
export function boxesOf(view: EnginePage, selector: string) {
  return view.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)];
    const visible = all.filter((element) => getComputedStyle(element).visibility === "visible");
    return visible.flatMap((element) => {
      const boxes = [...element.getClientRects()].filter(({ width }) => width > 6);
      const text = `${element.textContent}`;
      return boxes.map(({ x, y, width, height }) => ({ x, y, width, height, text }));
    });
  }, selector);
}

export async function boxOf(view: EnginePage, selector: string) {
  const [box] = await boxesOf(view, selector);
  if (!box) throw new Error(`${selector} is not visible.`);
  return box;
}

export async function scrollIntoView(view: EnginePage, selector: string) {
  await view.evaluate((selector) => {
    [...document.querySelectorAll(selector)]
      .find((element) => element.getClientRects().length > 0)
      ?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }, selector);
  await waitForFrames(view);
}

/** Clicks the middle of an element without scrolling to it, once it is there. Throws when something covers it. */
export async function click(view: EnginePage, selector: string) {
  await expect.poll(() => boxesOf(view, selector)).not.toEqual([]);
  const { x, y, width, height } = await boxOf(view, selector);
  const center: [number, number] = [x + width / 2, y + height / 2];
  const isOnTop = (selector: string, x: number, y: number) =>
    Boolean(document.elementFromPoint(x, y)?.closest(selector));
  if (!(await view.evaluate(isOnTop, selector, ...center)))
    throw new Error(`${selector} is covered, or outside the window, at ${center}.`);
  await view.click(...center);
}

export async function scrollAndClick(view: EnginePage, selector: string) {
  await scrollIntoView(view, selector);
  await click(view, selector);
}

const citron = [1, 3, 5].map((index) => Number.parseInt(theme.citron.slice(index, index + 2), 16));

/** Returns the texts of the elements that match and are not highlighted on the screen. */
async function findUnpainted(view: EnginePage, selector: string) {
  const boxes = await boxesOf(view, selector);
  const picture = sharp(await view.screenshot()).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const isCitron = (x: number, y: number) =>
    x < info.width &&
    y < info.height &&
    citron.every((value, channel) => {
      const pixel = data[(y * info.width + x) * 3 + channel] ?? 0;
      return Math.abs(pixel - value) <= 16;
    });
  const isUnpainted = ({ x: left, y: top, width, height }: (typeof boxes)[number]) => {
    let painted = 0;
    for (let y = Math.ceil(top); y < top + height; y++)
      for (let x = Math.ceil(left); x < left + width; x++) if (isCitron(x, y)) painted++;
    // Bold letters may cover most of the stroke.
    return painted < 0.2 * width * height;
  };
  return boxes.length ? boxes.filter(isUnpainted).map(({ text }) => text) : [`no ${selector}`];
}

/** Scrolls to an element, and waits until the stroke covers at least a fifth of its box. */
export async function expectPainted(view: EnginePage, selector: string) {
  await scrollIntoView(view, selector);
  const options = { timeout: 5000, intervals: [100] };
  await expect.poll(() => findUnpainted(view, selector), options).toEqual([]);
}

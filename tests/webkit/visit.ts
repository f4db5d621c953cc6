import sharp from "sharp";
import { theme } from "../../content/theme";
import type { EnginePage } from "./engine-page";
import { expect } from "./test";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Opens a page of the site and waits until it answers. */
export async function open(view: EnginePage, path: string, site = process.env.BASE_URL) {
  // Where only the fragment differs an engine would stay on the page it has; and from about:blank,
  // WebKit's driver may report the next page without ever going there.
  await view.goto(`${site}/robots.txt`);
  await view.goto(`${site}${path}`);
  await hydrated(view);
}

/** Waits until the page answers to its visitor. */
export async function hydrated(view: EnginePage) {
  await expect
    .poll(() => view.evaluate(() => document.documentElement.hasAttribute("data-hydrated")), {
      message: "hydrated",
      timeout: 30_000,
    })
    .toBe(true);
}

/** Waits until nothing scrolls any more, and nothing moves but what runs for ever. */
export async function atRest(view: EnginePage) {
  await expect
    .poll(() =>
      view.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const before = window.scrollY;
            setTimeout(() => {
              const moving = document.getAnimations().filter(({ effect, playState }) => {
                const isEndless = effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
                return playState === "running" && !isEndless;
              });
              resolve(moving.length === 0 && window.scrollY === before);
            }, 50);
          }),
      ),
    )
    .toBe(true);
}

/** Waits until what was asked for has been drawn: a scroll is told before it is seen. */
export function drawn(view: EnginePage) {
  return view.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }),
  );
}

/** Passes the whole page, as a reader does, so that all that waits for her has come. */
export async function readThrough(view: EnginePage) {
  const length = await view.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < length; top += 600) {
    await view.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await drawn(view);
  }
}

/** The first box of what `selector` names first among what is shown, in the viewport. */
export async function boxOf(view: EnginePage, selector: string): Promise<Box> {
  const box = await view.evaluate((selector) => {
    const shown = [...document.querySelectorAll(selector)].find(
      (element) =>
        getComputedStyle(element).visibility === "visible" && element.getClientRects().length > 0,
    );
    const rect = shown?.getClientRects()[0];
    return rect && { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
  }, selector);
  if (!box) throw new Error(`${selector} is not shown.`);
  return box;
}

/** Brings what `selector` names to the middle of the viewport. */
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
  const hit = await view.evaluate(
    (selector, x, y) => Boolean(document.elementFromPoint(x, y)?.closest(selector)),
    selector,
    ...point,
  );
  if (!hit) throw new Error(`${selector} is covered, or out of view, at ${point}.`);
  await view.click(...point);
}

/** Brings what `selector` names into view, and clicks it. */
export async function bringAndClick(view: EnginePage, selector: string) {
  await bring(view, selector);
  await click(view, selector);
}

const citron = [1, 3, 5].map((index) => Number.parseInt(theme.citron.slice(index, index + 2), 16));

/** How much of each box the highlighter has painted in a picture of the viewport, from 0 to 1. */
export async function painted(picture: Buffer, boxes: Box[]): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isCitron = (x: number, y: number) => {
    const index = (y * info.width + x) * 3;
    return citron.every((value, channel) => Math.abs((data[index + channel] ?? 0) - value) <= 16);
  };
  return boxes.map((box) => {
    let [inside, marked] = [0, 0];
    const right = Math.min(box.x + box.width, info.width);
    const bottom = Math.min(box.y + box.height, info.height);
    for (let y = Math.max(0, Math.ceil(box.y)); y < bottom; y++)
      for (let x = Math.max(0, Math.ceil(box.x)); x < right; x++) {
        inside++;
        if (isCitron(x, y)) marked++;
      }
    return inside ? marked / inside : 0;
  });
}

/** The lines of each piece of text that `selector` names and the viewport shows, with their words. */
export function linesOf(view: EnginePage, selector: string): Promise<(Box & { text: string })[]> {
  return view.evaluate((selector) => {
    const lines: (Box & { text: string })[] = [];
    for (const element of document.querySelectorAll(selector)) {
      if (getComputedStyle(element).visibility !== "visible") continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        // What only a screen reader is told has no room of its own.
        if (texts.currentNode.parentElement?.closest(".sr-only")) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const { x, y, width, height } of range.getClientRects())
          if (width > 6 && texts.currentNode.nodeValue?.trim())
            lines.push({ x, y, width, height, text: texts.currentNode.nodeValue.trim() });
      }
    }
    return lines;
  }, selector);
}

/** The words among `selector` that the highlighter has painted, and those it has not. */
export async function strokesOf(view: EnginePage, selector: string) {
  const lines = await linesOf(view, selector);
  const shares = await painted(await view.screenshot(), lines);
  // A heavy letter leaves a quarter of its box to the ground; a neighbour's stroke ends in the gap.
  const withShare = (has: (share: number) => boolean) =>
    lines.filter((_, index) => has(shares[index] ?? 0)).map(({ text }) => text);
  return { painted: withShare((share) => share > 0.2), bare: withShare((share) => share < 0.05) };
}

/** The words among `selector` that no stroke has reached, after the time in ms that strokes may take. */
export async function unpaintedOf(
  view: EnginePage,
  selector: string,
  patience = 1500,
): Promise<string[]> {
  const isPainted = async () => {
    const { painted, bare } = await strokesOf(view, selector);
    return painted.length > 0 && bare.length === 0;
  };
  await expect
    .poll(isPainted, { timeout: patience, intervals: [100] })
    .toBe(true)
    .catch(() => {});
  const { painted, bare } = await strokesOf(view, selector);
  return painted.length ? bare : (await linesOf(view, selector)).map(({ text }) => text);
}

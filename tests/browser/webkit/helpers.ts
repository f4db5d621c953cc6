import { faq } from "../../../content/faq";
import type { EnginePage } from "./engine";
import { expect } from "./test";

/** Returns the text of the first element that matches. */
export const textOf = (view: EnginePage, selector: string) =>
  view.evaluate((selector) => document.querySelector(selector)?.textContent ?? "", selector);

/** Waits until the page has stopped scrolling, and every animation in the window that has an end is finished. */
export async function waitForRest(view: EnginePage) {
  let scrollY = Number.NaN;
  const movement = async () => {
    const before = scrollY;
    scrollY = await view.evaluate(() => window.scrollY);
    const animations = await view.evaluate(() => {
      const isMoving = ({ playState, effect }: Animation) => {
        const { target } = effect as KeyframeEffect;
        const { top = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
        const hasEnd = effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;
        return playState === "running" && hasEnd && bottom > 0 && top < window.innerHeight;
      };
      return document.getAnimations().filter(isMoving).length;
    });
    return animations + Math.abs(scrollY - before);
  };
  await expect.poll(movement, { intervals: [100] }).toBe(0);
}

/** Returns the box of the first visible element that matches, in the viewport. Throws when there is none. */
export async function boxOf(view: EnginePage, selector: string) {
  const box = await view.evaluate((selector) => {
    const visible = [...document.querySelectorAll(selector)].find(
      (element) => getComputedStyle(element).visibility === "visible" && element.getClientRects().length > 0,
    );
    const { x = 0, y = 0, width = 0, height = 0 } = visible?.getBoundingClientRect() ?? {};
    return visible ? { x, y, width, height } : null;
  }, selector);
  if (!box) throw new Error(`${selector} is not visible.`);
  return box;
}

/** Scrolls the first visible element that matches to the middle of the window. */
export async function scrollIntoView(view: EnginePage, selector: string) {
  await expect
    .poll(() =>
      view.evaluate((selector) => {
        const visible = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
        visible?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        return Boolean(visible);
      }, selector),
    )
    .toBe(true);
  await waitForRest(view);
}

/** Clicks the middle of an element without scrolling to it. Throws when something covers it. */
export async function click(view: EnginePage, selector: string) {
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

/** Returns the indexes of the questions whose answers can be read. A closed answer has no height. */
export const openAnswers = (view: EnginePage) =>
  view.evaluate(
    (ids) =>
      ids.flatMap((id, index) => {
        const answer = document.querySelector(`#question-${id} p`)?.parentElement;
        if (!answer || getComputedStyle(answer).visibility !== "visible") return [];
        return answer.getBoundingClientRect().height > 40 ? [index] : [];
      }),
    faq.map(({ id }) => id),
  );

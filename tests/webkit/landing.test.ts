import { constants } from "../../content/constants";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { pages } from "../../content/pages";
import { testimonials } from "../../content/testimonials";
import type { EnginePage } from "./engine";
import { expect, test } from "./test";
import { atRest, boxOf, bring, bringAndClick, click, hydrated, open } from "./visit";

const textOf = (view: EnginePage, selector: string) =>
  view.evaluate((selector) => document.querySelector(selector)?.textContent ?? "", selector);
const question = (index: number) => `#question-${faq[index]?.id} button`;

test("questions open one at a time, and stay where they are tapped (req 110)", async ({ view }) => {
  await open(view, "/");
  /* Those whose answer is drawn: what is closed is 0 px high and shows nothing. */
  const openAnswers = () =>
    view.evaluate(() =>
      [...document.querySelectorAll("#faq .answer")].flatMap((answer, index) => {
        const isVisible = getComputedStyle(answer).visibility === "visible";
        return isVisible && answer.getBoundingClientRect().height > 40 ? [index] : [];
      }),
    );
  expect(await openAnswers()).toEqual([]);
  await bringAndClick(view, question(0));
  await expect.poll(openAnswers).toEqual([0]);
  await atRest(view);
  // High in the window, where nothing is left above to scroll; in every frame, until it has stood open for a while.
  const moved = await view.evaluate(async (selector) => {
    const button = document.querySelector(selector) as HTMLElement;
    const top = () => button.getBoundingClientRect().top;
    window.scrollBy({ top: top() - 150, behavior: "instant" });
    const before = top();
    let most = 0;
    button.click();
    for (let frame = 0; frame < 30; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      most = Math.max(most, Math.abs(top() - before));
    }
    return most;
  }, question(1));
  expect(moved).toBeLessThanOrEqual(2);
  await expect.poll(openAnswers).toEqual([1]);
});

test("each deep link lands right below the header", async ({ view }) => {
  const sections = Object.values(home).flatMap((section) => ("id" in section ? section.id : []));
  const shown = sections.filter((id) => id !== home.testimonials.id || testimonials.length > 0);
  for (const id of [...shown, ...faq.map(({ id }) => `question-${id}`)]) {
    await open(view, `/#${id}`);
    await atRest(view);
    const [left = 0, end = 0] = await view.evaluate(() => [
      document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
      Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0),
    ]);
    const distance = Math.round((await boxOf(view, `#${id}`)).y - end);
    expect.soft(distance, id).toBeGreaterThanOrEqual(0);
    if (left > 1) expect.soft(distance, id).toBeLessThanOrEqual(24);
  }
});

test("download bar comes past a quarter of the way, and leaves again (req 112-114)", async ({
  view,
}) => {
  await open(view, "/");
  await atRest(view);
  const isOnTop = () => {
    const hit = document.elementFromPoint(window.innerWidth - 60, window.innerHeight - 30);
    return Boolean(hit?.closest(".download-bar a"));
  };
  for (const more of [-2, 2, -2]) {
    await view.evaluate(
      (share, more) => {
        const length = document.documentElement.scrollHeight - window.innerHeight;
        window.scrollTo({ top: Math.floor(length * share) + more, behavior: "instant" });
      },
      constants.stickyBar.shownPast,
      more,
    );
    await expect.poll(() => view.evaluate(isOnTop)).toBe(more > 0);
  }
});

test("quotes move, stop at their button, and go on after it (req 98)", async ({ view }) => {
  test.skip(testimonials.length < 2, "a window may hold the whole row");
  let left = Number.NaN;
  const moved = async () => {
    const before = left;
    left = (await boxOf(view, "#testimonials li")).x;
    return Math.abs(before - left);
  };
  await open(view, "/");
  await bring(view, "#testimonials li");
  for (const isMoving of [true, false, true]) {
    await view.move(5, 300);
    if (isMoving) await expect.poll(moved).toBeGreaterThan(1);
    else await expect.poll(moved).toBe(0);
    await click(view, "#testimonials button");
  }
});

test("the page is as it was left when one comes back to it", async ({ view }, { project }) => {
  await open(view, "/");
  await view.evaluate(() => {
    document.documentElement.dataset.left = "";
  });
  await bringAndClick(view, question(1));
  await view.goto(`${process.env.BASE_URL}${pages.aboutUs.path}`);
  await view.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => view.evaluate(() => location.pathname).catch(() => undefined)).toBe("/");
  await hydrated(view);
  const opened = `${question(1)}[aria-expanded=true]`;
  const isOpen = () => view.evaluate((opened) => document.querySelector(opened) !== null, opened);
  // Chromium and Firefox keep no page while they are driven.
  if (project.name === "webkit") {
    expect(await view.evaluate(() => "left" in document.documentElement.dataset)).toBe(true);
    expect(await isOpen()).toBe(true);
  }
  const before = await isOpen();
  await bringAndClick(view, question(1));
  await expect.poll(isOpen).toBe(!before);
});

test("a tap on a find marks it and answers in the slot, and no word moves", async ({ view }) => {
  const word = '[data-name="E 901"]';
  await open(view, "/");
  await bringAndClick(view, '[data-name="gelatin"]');
  const place = async () => (await boxOf(view, word)).y - (await boxOf(view, "#label")).y;
  const before = await place();
  await bringAndClick(view, word);
  await expect.poll(() => textOf(view, ".label-slot-content")).toContain("Beeswax");
  expect(await place()).toBe(before);
});

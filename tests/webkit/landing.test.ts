import { constants } from "../../content/constants";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import type { EnginePage } from "./engine-page";
import { expect, test } from "./test";
import { atRest, boxOf, bring, bringAndClick, click, hydrated, open } from "./visit";

const headerEnd = (view: EnginePage) =>
  view.evaluate(() => document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
const topOf = async (view: EnginePage, selector: string) => (await boxOf(view, selector)).y;

test.describe("questions", () => {
  const question = (index: number) => `#question-${faq[index]?.id} button`;
  /* The answer as drawn: what is closed is 0 px high and shows nothing. */
  const answerHeight = (view: EnginePage, index: number) =>
    view.evaluate((selector) => {
      const answer = document.querySelector(selector);
      const isVisible = answer && getComputedStyle(answer).visibility === "visible";
      return isVisible ? Math.round(answer.getBoundingClientRect().height) : 0;
    }, `#question-${faq[index]?.id} .answer`);

  test("open at a click, and the one that is clicked stays where it is", async ({ view }) => {
    await open(view, "/");
    expect(await answerHeight(view, 0)).toBe(0);
    await bringAndClick(view, question(0));
    await expect.poll(() => answerHeight(view, 0)).toBeGreaterThan(40);
    await atRest(view);
    await bring(view, question(2));

    const before = await topOf(view, question(2));
    await click(view, question(2));
    await expect.poll(() => answerHeight(view, 2)).toBeGreaterThan(40);
    await atRest(view);
    expect(await answerHeight(view, 0)).toBe(0);
    expect(Math.abs((await topOf(view, question(2))) - before)).toBeLessThanOrEqual(2);
  });

  test("stay where they are when clicked high in the window", async ({ view }) => {
    await open(view, "/");
    await bringAndClick(view, question(0));
    await atRest(view);
    await view.evaluate((selector) => {
      const top = document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: top - 150, behavior: "instant" });
    }, question(1));
    const before = await topOf(view, question(1));
    await click(view, question(1));
    await atRest(view);
    expect(Math.abs((await topOf(view, question(1))) - before)).toBeLessThanOrEqual(2);
  });
});

test("each ad's deep link lands right below the header, or as near as the page's end lets it", async ({
  view,
}) => {
  const sections = Object.values(home).flatMap((section) => ("id" in section ? section.id : []));
  const distances: Record<string, number> = {};
  for (const id of [...sections, ...faq.map(({ id }) => `question-${id}`)]) {
    await open(view, `/#${id}`);
    await atRest(view);
    const left = await view.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
    );
    const distance = Math.round((await topOf(view, `#${id}`)) - (await headerEnd(view)));
    if (distance < 0 || (distance > 24 && left > 1)) distances[id] = distance;
  }
  expect(distances).toEqual({});
});

test("download bar comes past a quarter of the way, and leaves again", async ({ view }) => {
  await open(view, "/");
  const isOnTop = () =>
    view.evaluate(() =>
      Boolean(
        document
          .elementFromPoint(window.innerWidth - 60, window.innerHeight - 30)
          ?.closest("[data-sticky-bar] a"),
      ),
    );
  const scrollPast = (px: number) =>
    view.evaluate(
      (share, px) => {
        const length = document.documentElement.scrollHeight - window.innerHeight;
        window.scrollTo({ top: Math.floor(length * share) + px, behavior: "instant" });
      },
      constants.stickyBar.shownPast,
      px,
    );
  await atRest(view);
  expect(await isOnTop()).toBe(false);
  await scrollPast(2);
  await expect.poll(isOnTop).toBe(true);
  await scrollPast(-2);
  await expect.poll(isOnTop).toBe(false);
});

test("quotes move, stop at their button, and go on after it", async ({ view }) => {
  const left = () => boxOf(view, "#testimonials li").then(({ x }) => x);
  const expectMoving = async () => {
    const before = await left();
    await expect.poll(async () => before - (await left())).toBeGreaterThan(3);
  };
  const press = async () => {
    await click(view, "#testimonials button");
    await view.move(5, 300);
  };
  await open(view, "/");
  await bring(view, "#testimonials li");
  await view.move(5, 300);
  await expectMoving();
  await press();
  // From one look to the next nothing has moved.
  let last = await left();
  await expect
    .poll(async () => {
      const before = last;
      last = await left();
      return last - before;
    })
    .toBe(0);
  await press();
  await expectMoving();
});

test("the page is as it was left when a visitor comes back to it", async ({ view }, {
  project,
}) => {
  const question = `#question-${faq[1]?.id}`;
  await open(view, "/");
  await view.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  await bringAndClick(view, `${question} button`);
  await view.goto(`${process.env.BASE_URL}/about-us`);
  await view.evaluate(() => {
    setTimeout(() => history.back());
  });
  await expect.poll(() => view.evaluate(() => location.pathname).catch(() => undefined)).toBe("/");
  await hydrated(view);
  const isOpen = () =>
    view.evaluate(
      (question) =>
        document.querySelector(`${question} button`)?.getAttribute("aria-expanded") === "true",
      question,
    );
  // Chromium and Firefox keep no page while they are driven.
  if (project.name === "webkit") {
    expect(await view.evaluate(() => document.documentElement.dataset.kept)).toBe("true");
    expect(await isOpen()).toBe(true);
  }
  const before = await isOpen();
  await bringAndClick(view, `${question} button`);
  await expect.poll(isOpen).toBe(!before);
});

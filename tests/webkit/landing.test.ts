import { constants } from "../../content/constants";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { pages } from "../e2e/pages";
import type { EnginePage } from "./engine-page";
import { expect, test } from "./test";
import { boxOf, bring, bringAndClick, click, hydrated, open, rest } from "./visit";

const headerEnd = (view: EnginePage) =>
  view.evaluate(() => document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
const topOf = async (view: EnginePage, selector: string) => (await boxOf(view, selector)).y;

test.describe("questions", () => {
  const question = (at: number) => `#question-${faq[at]?.id} button`;
  /* The answer as drawn: what is closed is 0 px high and shows nothing. */
  const answerHeight = (view: EnginePage, at: number) =>
    view.evaluate((selector) => {
      const answer = document.querySelector(selector);
      const isVisible = answer && getComputedStyle(answer).visibility === "visible";
      return isVisible ? Math.round(answer.getBoundingClientRect().height) : 0;
    }, `#question-${faq[at]?.id} .answer`);

  test("open at a click, and the one that is clicked stays where it is", async ({ view }) => {
    await open(view, "/");
    expect(await answerHeight(view, 0)).toBe(0);
    await bringAndClick(view, question(0));
    await expect.poll(() => answerHeight(view, 0)).toBeGreaterThan(40);
    await rest();
    await bring(view, question(2));

    const before = await topOf(view, question(2));
    await click(view, question(2));
    await expect.poll(() => answerHeight(view, 2)).toBeGreaterThan(40);
    await rest();
    expect(await answerHeight(view, 0)).toBe(0);
    expect(Math.abs((await topOf(view, question(2))) - before)).toBeLessThanOrEqual(2);
  });

  test("stay where they are when clicked high in the window", async ({ view }) => {
    await open(view, "/");
    await bringAndClick(view, question(0));
    await rest();
    await view.evaluate((selector) => {
      const top = document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: top - 150, behavior: "instant" });
    }, question(1));
    const before = await topOf(view, question(1));
    await click(view, question(1));
    await rest();
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
    await rest(300);
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
  await rest();
  expect(await isOnTop()).toBe(false);
  await scrollPast(2);
  await expect.poll(isOnTop).toBe(true);
  await scrollPast(-2);
  await expect.poll(isOnTop).toBe(false);
});

test("quotes move, stop at their button, and go on after it", async ({ view }) => {
  const card = "#testimonials li";
  const button = "#testimonials button";
  const left = () =>
    view.evaluate((card) => document.querySelector(card)?.getBoundingClientRect().x ?? 0, card);
  const travelled = async () => {
    const before = await left();
    await rest(700);
    return before - (await left());
  };
  await open(view, "/");
  await bring(view, card);
  await view.move(5, 300);
  expect(await travelled()).toBeGreaterThan(5);
  await click(view, button);
  await view.move(5, 300);
  await rest(100);
  expect(await travelled()).toBe(0);
  await click(view, button);
  await view.move(5, 300);
  await rest(100);
  expect(await travelled()).toBeGreaterThan(5);
});

test("quotes go on after one of them was clicked", async ({ view }) => {
  await open(view, "/");
  await bringAndClick(view, "#testimonials li:nth-child(2)");
  await view.move(5, 300);
  await rest(100);
  const left = () => boxOf(view, "#testimonials li").then(({ x }) => x);
  const before = await left();
  await rest(700);
  expect(before - (await left())).toBeGreaterThan(5);
});

/* The driver has no fingers: the events of one, and what the engine then scrolls, are made by script. */
test("quotes follow a sideways swipe while they run, and run on from there", async ({ view }) => {
  const row = "#testimonials [role=group]";
  const left = () => boxOf(view, "#testimonials li").then(({ x }) => x);
  const finger = (type: string) =>
    view.evaluate(
      (row, type) => {
        document.querySelector(row)?.dispatchEvent(new Event(type, { bubbles: true }));
      },
      row,
      type,
    );
  await open(view, "/");
  await bring(view, "#testimonials li");
  await view.move(5, 300);
  await rest(300);
  const before = await left();
  await finger("touchstart");
  await rest(100);
  for (let step = 0; step < 8; step++)
    await view.evaluate((row) => {
      document.querySelector(row)?.scrollBy({ left: 25, behavior: "instant" });
    }, row);
  await rest(100);
  expect(before - (await left())).toBeGreaterThan(195);
  await finger("touchend");
  await rest(400);
  const moved = await left();
  expect(before - moved).toBeGreaterThan(195);
  await rest(700);
  expect(moved - (await left())).toBeGreaterThan(5);
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

test("links lead to each page, and home again", async ({ view }) => {
  const heading = () =>
    view
      .evaluate(() => document.querySelector("h1")?.textContent)
      // A page that is being left answers no more.
      .catch(() => undefined);
  const settled = async (title: string | undefined) => {
    await expect.poll(heading).toBe(title);
    await hydrated(view);
  };
  await open(view, "/");
  for (const { path, title } of pages.slice(1)) {
    await bringAndClick(view, `footer a[href="${path}"]`);
    await settled(title);
    expect(await view.evaluate(() => window.location.pathname)).toBe(path);
    await bringAndClick(view, "header a");
    await settled(pages[0]?.title);
  }
});

import { plainText } from "../../content/schema/plain-text";
import { slow } from "../e2e/test";
import { serveWithLateScripts } from "../faulty-server";
import { constants } from "../fixture-site/content/constants";
import { faq } from "../fixture-site/content/faq";
import { home } from "../fixture-site/content/home";
import { pages } from "../fixture-site/content/pages";
import { products } from "../fixture-site/content/products";
import { testimonials } from "../fixture-site/content/testimonials";
import type { EnginePage } from "./engine";
import { boxOf, click, open, scrollAndClick, scrollIntoView, textOf, waitForHydration, waitForRest } from "./helpers";
import { expect, test } from "./test";

const question = (index: number) => `#question-${faq[index]?.id} button`;

/** Returns the indexes of the visible answers. A closed answer has no height. */
const openAnswers = (view: EnginePage) =>
  view.evaluate(() =>
    [...document.querySelectorAll("#faq h3 + div")].flatMap((answer, index) => {
      const isVisible = getComputedStyle(answer).visibility === "visible";
      return isVisible && answer.getBoundingClientRect().height > 40 ? [index] : [];
    }),
  );

/** Clicks an element at the top of the window, and returns how far it moves in the next 30 frames. */
const movementAfterClick = (view: EnginePage, selector: string) =>
  view.evaluate(async (selector) => {
    const button = document.querySelector(selector) as HTMLElement;
    const top = () => button.getBoundingClientRect().top;
    window.scrollBy({ top: top() - 150, behavior: "instant" });
    const before = top();
    let movement = 0;
    button.click();
    for (let frame = 0; frame < 30; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      movement = Math.max(movement, Math.abs(top() - before));
    }
    return movement;
  }, selector);

/** Returns the width of the headline's text in its own font, or in the fallbacks that are shown until it has loaded. */
const headlineWidth = (view: EnginePage, font: "own" | "fallback") =>
  view.evaluate(async (font) => {
    await document.fonts.ready;
    const headline = document.querySelector("h1") as HTMLElement;
    const [, ...fallbacks] = getComputedStyle(headline).fontFamily.split(", ");
    if (font === "fallback") headline.style.fontFamily = fallbacks.join(", ");
    headline.style.whiteSpace = "nowrap";
    const range = document.createRange();
    range.selectNodeContents(headline);
    const { width } = range.getBoundingClientRect();
    headline.style.fontFamily = "";
    headline.style.whiteSpace = "";
    return width;
  }, font);

/** Returns whether the engine knows `size-adjust`, which Chrome has since 92 and Safari since 17. */
const adjustsSizes = (view: EnginePage) =>
  view.evaluate(() =>
    [...document.styleSheets].some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => /^@font-face.* size-adjust/s.test(cssText)),
    ),
  );

test("keeps the width of the headline when its font loads", async ({ view }) => {
  await open(view, "/");
  test.skip(!(await adjustsSizes(view)), "Without size-adjust, the width is that of the installed font.");
  const width = await headlineWidth(view, "own");
  await expect.poll(async () => (await headlineWidth(view, "fallback")) / width).toBeCloseTo(1, 1);
});

test("requests each font once", async ({ view }) => {
  await open(view, "/");
  const requests = await view.evaluate(async () => {
    await document.fonts.ready;
    return performance.getEntriesByType("resource").flatMap(({ name }) => (name.endsWith(".woff2") ? [name] : []));
  });
  expect(requests.length).toBeGreaterThan(0);
  expect(requests).toEqual([...new Set(requests)]);
});

test("opens one question at a time without moving it (req 110)", async ({ view }) => {
  await open(view, "/");
  expect(await openAnswers(view)).toEqual([]);
  await scrollAndClick(view, question(0));
  await expect.poll(() => openAnswers(view)).toEqual([0]);
  await waitForRest(view);
  expect(await movementAfterClick(view, question(1))).toBeLessThanOrEqual(2);
  await expect.poll(() => openAnswers(view)).toEqual([1]);
});

const sections = Object.values(home).flatMap((section) => ("id" in section ? section.id : []));
const shown = sections.filter((id) => id !== home.testimonials.id || testimonials.length > 0);
for (const [what, ids] of [
  ["the questions and the last one of them", [home.faq.id, `question-${faq.at(-1)?.id}`]],
  ["each linked section and question", [...shown, ...faq.map(({ id }) => `question-${id}`)]],
] as const)
  test(`scrolls to ${what}, just below the header`, what.startsWith("each") ? slow : {}, async ({ view }) => {
    for (const id of ids) {
      await open(view, `/#${id}`);
      await waitForRest(view);
      const [remaining = 0, headerBottom = 0] = await view.evaluate(() => [
        document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
        Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0),
      ]);
      const distance = Math.round((await boxOf(view, `#${id}`)).y - headerBottom);
      expect.soft(distance, id).toBeGreaterThanOrEqual(0);
      if (remaining > 1) expect.soft(distance, id).toBeLessThanOrEqual(24);
    }
  });

test("opens the closed answer whose words a link has, before the page is hydrated", async ({ view }) => {
  const words = plainText(faq[2]?.answer ?? "")
    .split(" ")
    .slice(0, 5)
    .join(" ");
  const site = await serveWithLateScripts(1500);
  await open(view, `/#:~:text=${encodeURIComponent(words)}`, site.origin);
  const isSupported = await view.evaluate(() => "onbeforematch" in document && "fragmentDirective" in document);
  test.skip(!isSupported, "this browser does not search hidden text");
  await expect.poll(() => openAnswers(view)).toEqual([2]);
  await waitForRest(view);
  expect(await openAnswers(view)).toEqual([2]);
  expect(await view.evaluate(() => window.scrollY)).toBeGreaterThan(844);
  site.close();
});

test("shows the download bar only past 25 percent (req 112, 113, 114)", async ({ view }) => {
  await open(view, "/");
  await waitForRest(view);
  const isBarOnTop = () => {
    const hit = document.elementFromPoint(window.innerWidth - 60, window.innerHeight - 30);
    return Boolean(hit?.closest("aside[aria-label] a"));
  };
  for (const offset of [-2, 2, -2]) {
    await view.evaluate(
      (share, offset) => {
        const length = document.documentElement.scrollHeight - window.innerHeight;
        window.scrollTo({ top: Math.floor(length * share) + offset, behavior: "instant" });
      },
      constants.downloadBar.shownPast,
      offset,
    );
    await expect.poll(() => view.evaluate(isBarOnTop)).toBe(offset > 0);
  }
});

test("moves the quotes, and pauses and resumes them with a button (req 98)", async ({ view }) => {
  let left = Number.NaN;
  const movement = async () => {
    const before = left;
    left = (await boxOf(view, "#testimonials li")).x;
    return Math.abs(before - left);
  };
  await open(view, "/");
  await scrollIntoView(view, "#testimonials li");
  for (const isMoving of [true, false, true]) {
    await view.hover(5, 100);
    if (isMoving) await expect.poll(movement).toBeGreaterThan(1);
    else await expect.poll(movement).toBe(0);
    await click(view, "#testimonials button");
  }
});

test("keeps a question open and stays interactive after going back", async ({ view }, testInfo) => {
  const isOpen = () =>
    view.evaluate(
      (selector) => document.querySelector(selector)?.getAttribute("aria-expanded") === "true",
      question(1),
    );
  await open(view, "/");
  await view.evaluate(() => {
    document.documentElement.dataset.isRestored = "";
  });
  await scrollAndClick(view, question(1));
  await view.goto(`${process.env.BASE_URL}${pages.aboutUs.path}`);
  await view.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => view.evaluate(() => location.pathname).catch(() => undefined)).toBe("/");
  await waitForHydration(view);
  // Chromium and Firefox have no back/forward cache while they are automated.
  if (testInfo.project.name === "webkit") {
    const isRestored = () => "isRestored" in document.documentElement.dataset;
    expect(await view.evaluate(isRestored)).toBe(true);
    expect(await isOpen()).toBe(true);
  }
  const before = await isOpen();
  await scrollAndClick(view, question(1));
  await expect.poll(isOpen).toBe(!before);
});

test("shows the answer of a tapped word without moving any word", async ({ view }) => {
  const [{ ingredients, puzzle }] = products;
  const isFind = ({ name }: { name: string }) => puzzle?.finds.includes(name);
  const wordAt = (index: number) => `#label [role=group] button:nth-of-type(${index + 1})`;
  const word = wordAt(ingredients.findIndex(isFind));
  await open(view, "/");
  await scrollAndClick(view, wordAt(0));
  const position = async () => (await boxOf(view, word)).y - (await boxOf(view, "#label")).y;
  const before = await position();
  await scrollAndClick(view, word);
  await expect.poll(() => textOf(view, "#label [aria-live]")).toContain(ingredients.find(isFind)?.what);
  expect(await position()).toBe(before);
});

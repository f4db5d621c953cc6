import { constants } from "../../../content/constants";
import { faq } from "../../../content/faq";
import { home } from "../../../content/home";
import { pages } from "../../../content/pages";
import { testimonials } from "../../../content/testimonials";
import { notChecked } from "../../not-checked";
import type { EnginePage } from "./engine";
import { boxOf, click, openAnswers, scrollAndClick, scrollIntoView, waitForRest } from "./helpers";
import { expect, open, test } from "./test";

const question = (index: number) => `#question-${faq[index]?.id} button`;

test("one answer is open at a time, the tapped question keeps its place, and its answer is open after going back (req 58, 110)", async ({
  view,
}, testInfo) => {
  await open(view);
  await scrollAndClick(view, question(0));
  await expect.poll(() => openAnswers(view)).toEqual([0]);
  await waitForRest(view);
  const movement = await view.evaluate(async (selector) => {
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
  }, question(1));
  expect(movement).toBeLessThanOrEqual(2);
  await expect.poll(() => openAnswers(view)).toEqual([1]);

  await view.evaluate(() => {
    document.documentElement.dataset.isRestored = "";
  });
  await view.goto(`${process.env.SITE_ORIGIN}${pages.aboutUs.path}`);
  await view.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => view.evaluate(() => location.pathname).catch(() => undefined)).toBe("/");
  await expect.poll(() => view.evaluate(() => document.documentElement.dataset.state)).toBe("ready");
  // Chromium and Firefox have no back/forward cache while they are automated.
  if (testInfo.project.name === "webkit") {
    expect(await view.evaluate(() => "isRestored" in document.documentElement.dataset)).toBe(true);
    expect(await openAnswers(view)).toEqual([1]);
  }
  const isOpen = () => openAnswers(view).then((answers) => answers.includes(1));
  const before = await isOpen();
  await scrollAndClick(view, question(1));
  await expect.poll(isOpen).toBe(!before);
});

test("an address scrolls to its section or question, just below the header", async ({ view }) => {
  for (const id of [home.pricing.id, home.faq.id, `question-${faq.at(-1)?.id}`]) {
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
  await expect.poll(() => openAnswers(view)).toEqual([faq.length - 1]);
});

test("the download bar is shown exactly past 25 percent, and the quotes move, pause and resume (req 98, 112, 113, 114)", async ({
  view,
}) => {
  await open(view);
  const isBarOnTop = () => {
    const hit = document.elementFromPoint(window.innerWidth - 60, window.innerHeight - 30);
    return Boolean(hit?.closest("aside a"));
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

  if (testimonials.length < 2) return notChecked("there are fewer than two quotes: they do not move");
  let left = Number.NaN;
  const movement = async () => {
    const before = left;
    left = (await boxOf(view, "#testimonials li")).x;
    return Math.abs(before - left);
  };
  await scrollIntoView(view, "#testimonials h2");
  for (const isMoving of [true, false, true]) {
    await view.hover(5, 100);
    if (isMoving) await expect.poll(movement).toBeGreaterThan(1);
    else await expect.poll(movement).toBe(0);
    await click(view, "#testimonials h2 ~ button, #testimonials button");
  }
});

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

test("the headline keeps its width when its font loads, which is requested once", async ({ view }, testInfo) => {
  await open(view);
  const adjustsSizes = await view.evaluate(() =>
    [...document.styleSheets].some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => /^@font-face.* size-adjust/s.test(cssText)),
    ),
  );
  if (!adjustsSizes)
    return notChecked("this WebKit does not support size-adjust: the headline's fallback has another width");
  const width = await headlineWidth(view, "own");
  await expect.poll(async () => (await headlineWidth(view, "fallback")) / width).toBeCloseTo(1, 1);
  const requests = await view.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => (name.endsWith(".woff2") ? [name] : [])),
  );
  // Firefox keeps the fonts of an earlier page.
  if (testInfo.project.name !== "firefox") expect(requests.length).toBeGreaterThan(0);
  expect(requests).toEqual([...new Set(requests)]);
});

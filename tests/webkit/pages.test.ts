import { missingPath, pages, slow } from "../e2e/test";
import { notFound } from "../fixture-site/content/not-found";
import { store } from "../fixture-site/content/store";
import type { EnginePage } from "./engine";
import { expectPainted, open, scrollAndClick, scrollThrough } from "./helpers";
import { expect, test } from "./test";

/* The provider's script may be unreachable, and the 404 page logs its path. */
const expectedErrors = [store.smartScript, "Failed to load AppsFlyer Smart Script", `404: no page at ${missingPath}`];

/** Adds a numbered class to each visible stroke, and returns how many there are. */
function numberStrokes() {
  const strokes = [...document.querySelectorAll("main mark > span:not(:empty)")].filter(
    (stroke) => !stroke.closest("[aria-hidden=true]") && getComputedStyle(stroke).visibility === "visible",
  );
  for (const [index, stroke] of strokes.entries()) stroke.classList.add(`stroke-${index}`);
  return strokes.length;
}

/** Pauses the quotes, which would move on while a slow engine takes a screenshot. */
async function pauseQuotes(view: EnginePage) {
  const pause = "#testimonials button";
  const hasQuotes = await view.evaluate((pause) => document.querySelector(pause) !== null, pause);
  if (hasQuotes) await scrollAndClick(view, pause);
}

/* `npm test` opens the landing page and the 404 page. */
const main = ["/", missingPath];

for (const { path, title } of [...pages, { path: missingPath, title: notFound.title }])
  test(
    `${path} fits, shows its strokes and does not shift on a slow line`,
    main.includes(path) ? {} : slow,
    async ({ view }) => {
      const start = Date.now();
      await open(view, path, process.env.SLOW_URL);
      expect(Date.now() - start).toBeGreaterThan(1500);
      // On a busy machine, an engine without hardware acceleration has only a few frames a second.
      await expect.poll(() => view.evaluate(() => window.probe.frames), { timeout: 30_000 }).toBeGreaterThan(30);
      expect(await view.evaluate(() => window.probe.shifts)).toEqual([]);
      const heading = await view.evaluate(() => document.querySelector("h1")?.textContent);
      expect(heading?.replace(/\s+/g, " ")).toBe(title);
      await scrollThrough(view);
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await view.evaluate(overflow)).toBeLessThanOrEqual(0);
      await pauseQuotes(view);
      // A hovered package shows its meaning instead of its word.
      await view.hover(1, 1);
      const count = await view.evaluate(numberStrokes);
      if (path === "/") expect(count).toBeGreaterThan(0);
      for (let index = 0; index < count; index++) await expectPainted(view, `.stroke-${index}`);
      const errors = await view.evaluate(() => window.probe.errors);
      const isExpected = (error: string) => expectedErrors.some((part) => error.includes(part));
      expect(errors.filter((error) => !isExpected(error))).toEqual([]);
    },
  );

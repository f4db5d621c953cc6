import { notFound } from "../../content/error-pages";
import { store } from "../../content/store";
import { missing, pages } from "../e2e/test";
import { expect, test } from "./test";
import { bringAndClick, expectPainted, open, readThrough } from "./visit";

/* The provider's script may be out of reach, and the 404 page tells which address it was asked for. */
const expected = [
  store.smartScript,
  "Failed to load AppsFlyer Smart Script",
  `404: no page at ${missing}`,
];

for (const { path, title } of [...pages, { path: missing, title: notFound.title }])
  test(`${path} fits, paints its strokes, and stays when scripts come late`, async ({ view }) => {
    const start = Date.now();
    await open(view, path, process.env.LATE_URL);
    expect(Date.now() - start).toBeGreaterThan(1500);
    await expect.poll(() => view.evaluate(() => window.probe.frames)).toBeGreaterThan(30);
    expect(await view.evaluate(() => window.probe.moves)).toEqual([]);
    expect(
      await view.evaluate(() => document.querySelector("h1")?.textContent?.replace(/\s+/g, " ")),
    ).toBe(title);
    await readThrough(view);
    const wide = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await view.evaluate(wide)).toBeLessThanOrEqual(0);
    // What runs on is elsewhere by the time that a slow engine's picture is taken.
    const runs = () => document.querySelector("#testimonials button") !== null;
    if (await view.evaluate(runs)) await bringAndClick(view, "#testimonials button");
    // A package below the pointer shows its meaning instead of its word.
    await view.move(1, 1);
    const count = await view.evaluate(() => {
      const strokes = [...document.querySelectorAll("main .stroke")].filter(
        (stroke) => !stroke.closest("[aria-hidden=true]"),
      );
      for (const [index, stroke] of strokes.entries()) stroke.classList.add(`stroke-${index}`);
      return strokes.length;
    });
    if (path === "/") expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index++) await expectPainted(view, `.stroke-${index}`);
    const complaints = await view.evaluate(() => window.probe.complaints);
    const isExpected = (said: string) => expected.some((words) => said.includes(words));
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
  });

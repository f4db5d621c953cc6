import { notFound } from "../../../content/not-found";
import { pageList } from "../../../content/pages";
import { plainText } from "../../../content/schema/plain-text";
import { textOf } from "./helpers";
import { expectPainted } from "./painted";
import { expect, open, test } from "./test";

const titles = [
  ...pageList.map(({ path, heading }) => [path, plainText(heading)] as const),
  ["/no/such-page", notFound.title] as const,
];

test("every page fits the width of an iPhone, and works", async ({ view }) => {
  for (const [path, title] of titles) {
    await open(view, path);
    expect(plainText([await textOf(view, "h1")])).toBe(title);
    const overflow = await view.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
});

test("every highlighted word of the landing page has its stroke", async ({ view }) => {
  await open(view);
  const count = await view.evaluate(() => {
    const strokes = [...document.querySelectorAll<HTMLElement>("main mark > span:not(:empty)")].filter(
      (stroke) => !stroke.closest("#testimonials") && getComputedStyle(stroke).visibility === "visible",
    );
    // Not a class: React replaces the classes of a stroke when it is drawn.
    for (const [index, stroke] of strokes.entries()) stroke.dataset.stroke = String(index);
    return strokes.length;
  });
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index++) await expectPainted(view, `[data-stroke="${index}"]`);
});

import type { Page } from "playwright/test";
import { products } from "../../../content/products";
import type { RichTextCopy } from "../../../content/schema";
import { headlineScale } from "../../../lib/headline-scale";
import { expect, open, test, waitForFrames, waitUntilSettled } from "../../e2e/test";

/* Any headline of up to 48 characters, with a name of 3 to 24 letters, keeps its place in the hero. */

const headlines: RichTextCopy[] = [
  ["Hi"],
  ["Read any label in seconds."],
  ["Know what is in every package before you buy it."],
  ["Donaudampfschifffahrtsgesellschaftskapitän"],
  ["Misunderstanding ingredients? ", { mark: "Not anymore." }],
  ["Labels, in ", { mark: "plain English" }, ", for you."],
  [{ mark: "Every single ingredient on every label explained" }],
  ["WHAT MMMMMM IN MMMM? ", { mark: "WWWW MMMMMMM WWWWWWWWW" }],
];
const names = ["Yuk", "Lumen Label", "Misunderstandings", "Extraordinarily Good Tag", "Abcdefghijklmnopqrstuvwx"];
const ofNames: RichTextCopy[] = names.map((name) => ["What’s in it? ", { mark: `Ask\u00a0${name}.` }]);

/** Replaces the headline as a build with this content would. */
async function showHeadline(page: Page, headline: RichTextCopy) {
  await page.getByRole("heading", { level: 1 }).evaluate(
    (heading, { tokens, scale }) => {
      // A headline without a highlight follows one with it.
      const className = heading.dataset.stroke ?? heading.querySelector("mark > span")?.className ?? "";
      heading.dataset.stroke = className;
      const nodes = tokens.map((token) => {
        if (typeof token === "string" || !("mark" in token)) return String(token);
        const mark = document.createElement("mark");
        const words = token.mark.split(" ").map((word) => {
          const stroke = document.createElement("span");
          stroke.className = className;
          stroke.textContent = word;
          return stroke;
        });
        mark.append(...words.flatMap((stroke, index) => (index > 0 ? [" ", stroke] : [stroke])));
        return mark;
      });
      heading.replaceChildren(...nodes);
      heading.style.setProperty("--headline-scale", String(scale));
    },
    { tokens: headline, scale: headlineScale(headline) },
  );
  await waitForFrames(page);
}

/** Returns the words of the headline that are cut off, or under the mascot's drawing or the package. Runs in the page. */
function misplacedWords(heading: Element): string[] {
  const drawn = [...document.querySelectorAll("#hero [data-shape] [data-shape] svg *")];
  const covers = [...drawn, ...document.querySelectorAll("#label")].map((element) => element.getBoundingClientRect());
  const { clientWidth } = document.documentElement;
  const words: string[] = [];
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const isMisplaced = [...range.getClientRects()].some((box) => {
        if (box.left < 0 || box.right > clientWidth) return true;
        return covers.some((cover) => {
          const x = Math.min(cover.right, box.right) - Math.max(cover.left, box.left);
          // The ascent and the descent of a line are empty.
          const y =
            Math.min(cover.bottom, box.top + box.height * 0.8) - Math.max(cover.top, box.top + box.height * 0.2);
          return x > 4 && y > 1;
        });
      });
      if (isMisplaced) words.push(word);
    }
  }
  return words;
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [430, 932],
  [600, 900],
  [700, 900],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`any headline keeps its place at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await waitUntilSettled(page);
    const heading = page.getByRole("heading", { level: 1 });
    const hero = page.locator("#hero");
    const before = (await hero.boundingBox())?.height ?? 0;
    for (const headline of [...headlines, ...ofNames]) {
      const title = JSON.stringify(headline);
      await showHeadline(page, headline);
      expect.soft(await heading.evaluate(misplacedWords), title).toEqual([]);
      await expect.soft(heading, title).toBeInViewport({ ratio: 1 });
      const { y = 0, height: after = 0 } = (await hero.boundingBox()) ?? {};
      // In a wide window, the package determines the hero's height.
      if (width >= 1280) expect.soft(after, title).toBe(before);
      if (width >= 1440) expect.soft(y + after, title).toBeLessThanOrEqual(height);
    }
  });

for (const { id } of products)
  test(`the headline keeps its place above ${id}`, async ({ page }) => {
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/?label=${id}`);
      await waitUntilSettled(page);
      for (const headline of [...headlines, ...ofNames]) {
        await showHeadline(page, headline);
        const misplaced = await page.getByRole("heading", { level: 1 }).evaluate(misplacedWords);
        expect.soft(misplaced, `${JSON.stringify(headline)} at ${width} px`).toEqual([]);
      }
    }
  });

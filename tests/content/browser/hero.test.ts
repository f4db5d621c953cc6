import type { Page } from "playwright/test";
import { products } from "../../../content/products";
import type { RichTextCopy } from "../../../content/schema";
import { plainText, wordsOf } from "../../../content/schema/plain-text";
import { headlineScale } from "../../../lib/headline-scale";
import { expect, open, slow, test, waitUntilSettled } from "../../e2e/test";

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
const cases = [...headlines, ...ofNames].map((tokens) => ({
  title: plainText(tokens),
  scale: headlineScale(tokens),
  parts: tokens.map((token) => ({ text: wordsOf(token), isMark: typeof token === "object" && "mark" in token })),
}));

/**
 * Shows each headline as a build with this content would. Returns the words that are cut off, or under the mascot's drawing
 * or the package, by headline, and the hero's greatest height in px. Runs in the page.
 */
function tryHeadlines(headlines: typeof cases) {
  const heading = document.querySelector("h1") as HTMLElement;
  const hero = document.querySelector("#hero") as HTMLElement;
  const strokeClass = heading.querySelector("mark > span")?.className ?? "";
  const drawn = [
    ...document.querySelectorAll("#hero [data-shape] [data-shape] svg *"),
    ...hero.querySelectorAll("#label"),
  ];

  const show = ({ parts, scale }: (typeof headlines)[number]) => {
    const nodes = parts.map(({ text, isMark }) => {
      if (!isMark) return text;
      const mark = document.createElement("mark");
      for (const [index, word] of text.split(" ").entries()) {
        const stroke = document.createElement("span");
        stroke.className = strokeClass;
        stroke.textContent = word;
        mark.append(index > 0 ? " " : "", stroke);
      }
      return mark;
    });
    heading.replaceChildren(...nodes);
    heading.style.setProperty("--headline-scale", String(scale));
  };

  const isMisplaced = (box: DOMRect) => {
    if (box.left < 0 || box.right > document.documentElement.clientWidth || box.bottom > window.innerHeight)
      return true;
    return drawn.some((element) => {
      const cover = element.getBoundingClientRect();
      const x = Math.min(cover.right, box.right) - Math.max(cover.left, box.left);
      // The ascent and the descent of a line are empty.
      const y = Math.min(cover.bottom, box.top + box.height * 0.8) - Math.max(cover.top, box.top + box.height * 0.2);
      return x > 4 && y > 1;
    });
  };

  const misplaced: Record<string, string[]> = {};
  let height = 0;
  for (const headline of headlines) {
    show(headline);
    height = Math.max(height, hero.getBoundingClientRect().height);
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if ([...range.getClientRects()].some(isMisplaced)) {
          misplaced[headline.title] ??= [];
          misplaced[headline.title]?.push(word);
        }
      }
    }
  }
  return { misplaced, height };
}

async function heroBox(page: Page) {
  const { y = 0, height = 0 } = (await page.locator("#hero").boundingBox()) ?? {};
  return { y, height };
}

/* `npm test` tries the headlines at these widths, in px. */
const usualWidths = [320, 390, 1440];

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
  test(
    `any headline keeps its place at ${width}x${height}`,
    usualWidths.includes(width) ? {} : slow,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      await waitUntilSettled(page);
      const before = await heroBox(page);
      const { misplaced, height: highest } = await page.evaluate(tryHeadlines, cases);
      expect(misplaced).toEqual({});
      // In a wide window, the package determines the hero's height.
      if (width >= 1280) expect(highest).toBeCloseTo(before.height, 1);
      if (width >= 1440) expect(before.y + highest).toBeLessThanOrEqual(height);
    },
  );

for (const { id } of products)
  test(`any headline keeps its place above ${id}`, slow, async ({ page }) => {
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/?label=${id}`);
      await waitUntilSettled(page);
      const { misplaced } = await page.evaluate(tryHeadlines, cases);
      expect.soft(misplaced, `at ${width} px`).toEqual({});
    }
  });

import { theme } from "../../content/theme";
import { pairs } from "../../scripts/content/contrast";
import { missing, pages } from "./pages";
import { expect, hydrated, test } from "./test";

/** Each colour of a text and of the ground it stands on, as computed styles spell them, with words to find it by. */
const textsOn = () => {
  const clear = /^rgba\(.*, 0\)$|^transparent$/;
  const found = new Map<string, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent?.trim();
    if (!parent || !words || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest("script, style, noscript, .sr-only, [aria-hidden=true]")) continue;
    // A stroke is a picture behind its words, so its ground has no colour that is computed.
    if (parent.closest(".stroke")) continue;
    let ground: Element | null = parent;
    while (ground && clear.test(getComputedStyle(ground).backgroundColor))
      ground = ground.parentElement;
    const behind = ground ? getComputedStyle(ground).backgroundColor : "rgb(255, 255, 255)";
    found.set(`${getComputedStyle(parent).color} on ${behind}`, words.slice(0, 40));
  }
  return [...found];
};

/** A colour's names in the palette; two tokens may share one. */
function tokensOf(rgb: string): string[] {
  const [red = 0, green = 0, blue = 0] = rgb.match(/\d+/g)?.map(Number) ?? [];
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  return Object.entries(theme).flatMap(([token, value]) =>
    value.toLowerCase() === hex ? token : [],
  );
}

test("every text stands on a ground with which its contrast is checked", async ({ page }) => {
  for (const path of [...pages.map((one) => one.path), missing]) {
    await page.goto(path);
    await hydrated(page);
    const unknown = (await page.evaluate(textsOn)).filter(([colours]) => {
      const [front = [], behind = []] = colours.split(" on ").map(tokensOf);
      return !pairs.some(
        (pair) => front.includes(pair.front) && behind.includes(pair.behind) && pair.least >= 4.5,
      );
    });
    expect.soft(unknown, path).toEqual([]);
  }
});

import type { RichText } from "@/content/schema";

/** The size in px that Open Graph and Twitter crop least. */
export const cardSize = { width: 1200, height: 630 };

/** The size of the text box in px. It stays visible in chats that crop cards to a square. */
export const cardText = { width: 562, height: 400 };

/** Returns the file name of a page's social card; `path` is the page's address without the domain. */
export function cardFile(path: string) {
  return `${path.slice(1) || "home"}.png`;
}

/* No font of ours has them, and the renderer would fetch them from a foreign host. */
const pictographs = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu;

/** Returns the words of a heading as its card has them: without emoji, and the whole marked where nothing is. */
export function cardWords(heading: RichText): { word: string; isMarked: boolean }[] {
  const hasMark = heading.some((piece) => typeof piece !== "string");
  return heading.flatMap((piece) => {
    const isMarked = !hasMark || (typeof piece !== "string" && "mark" in piece);
    const copy = typeof piece === "string" ? piece : "mark" in piece ? piece.mark : "";
    const words = copy.replace(pictographs, "").split(/\s+/).filter(Boolean);
    return words.map((word) => ({ word, isMarked }));
  });
}

/* Of the display face's bold capitals, in em; its small letters are narrower. */
const letterWidth = 0.62;
const lineHeight = 1.12;

/**
 * The font size in px, at most 96, at which a card's words fit its text box. The renderer neither
 * shrinks nor hyphenates, so the longest word decides, and then the number of lines.
 */
export function headingSize(words: string[]): number {
  for (let size = 96; size > 28; size -= 4) {
    const perLine = cardText.width / (size * letterWidth);
    if (words.some((word) => word.length + 0.5 > perLine)) continue;
    let lines = 1;
    let used = 0;
    for (const { length } of words) {
      if (used + length + 0.5 > perLine) {
        lines++;
        used = 0;
      }
      used += length + 0.5;
    }
    if (lines * size * lineHeight <= cardText.height) return size;
  }
  return 28;
}

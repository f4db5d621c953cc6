import type { RichText } from "@/content/schema";

/** px; the size that Open Graph and Twitter readers crop least. */
export const cardSize = { width: 1200, height: 630 };

/** The file name of a page's social card; `path` is the page's address without the domain. */
export function cardFile(path: string) {
  return `${path.slice(1) || "home"}.png`;
}

/* No font of ours has them, and the renderer would fetch them from a foreign host. */
const pictographs = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu;

/** The words of a heading as its card has them: without emoji, and the whole marked where nothing is. */
export function cardWords(heading: RichText): { word: string; isMarked: boolean }[] {
  const hasMark = heading.some((piece) => typeof piece !== "string");
  return heading.flatMap((piece) => {
    const isMarked = !hasMark || (typeof piece !== "string" && "mark" in piece);
    const copy = typeof piece === "string" ? piece : "mark" in piece ? piece.mark : "";
    const words = copy.replace(pictographs, "").split(/\s+/).filter(Boolean);
    return words.map((word) => ({ word, isMarked }));
  });
}

/* px of the room that the words have on a card, and the size they have when they are few. */
const room = { width: 668, height: 400, largest: 104 };

/** The size in px at which words fit their room; a letter is about 0.56 of it wide, a line 1.16 high. */
export function cardFontSize(words: string[]): number {
  const longest = Math.max(...words.map((word) => word.length));
  for (let size = room.largest; size > 32; size -= 4) {
    let [lines, used] = [1, 0];
    for (const word of words) {
      const width = word.length * 0.56 * size + 28;
      if (used + width > room.width) [lines, used] = [lines + 1, 0];
      used += width;
    }
    const fits = longest * 0.6 * size + 28 <= room.width && lines * 1.16 * size <= room.height;
    if (fits) return size;
  }
  return 32;
}

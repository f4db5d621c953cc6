import type { RichText } from "@/content/schema";

/** The size in px that Open Graph and Twitter crop least. */
export const cardSize = { width: 1200, height: 630 };

/** The text box in px, inside the square to which chat apps crop a card. */
const cardText = { width: 562, height: 400 };

/** Returns the file name of a page's social card; `path` is the page's address without the domain. */
export function cardFile(path: string) {
  return `${path.slice(1) || "home"}.png`;
}

/* The fonts have no emoji, so the renderer would download them from another host. */
const pictographs = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu;

/** Returns the words of a heading for its card, without emoji. All are marked if the heading has no mark. */
export function cardWords(heading: RichText): { word: string; isMarked: boolean }[] {
  const hasMark = heading.some((token) => typeof token !== "string");
  return heading.flatMap((token) => {
    const isMarked = !hasMark || (typeof token !== "string" && "mark" in token);
    const copy = typeof token === "string" ? token : "mark" in token ? token.mark : "";
    const words = copy.replace(pictographs, "").split(/\s+/).filter(Boolean);
    return words.map((word) => ({ word, isMarked }));
  });
}

/** Returns the font size in px, at most 96, at which the words fit the text box. The renderer never shrinks text. */
export function headingSize(words: string[]): number {
  const { length } = words.join(" ");
  const longest = Math.max(...words.map((word) => word.length));
  // Letters are about 0.6 em wide, lines 1.12 em high, and a quarter of the box stays empty at the ends of lines.
  const filling = Math.sqrt((cardText.width * cardText.height * 0.75) / (length * 0.6 * 1.12));
  return Math.floor(Math.min(96, filling, cardText.width / (longest + 0.5) / 0.6));
}

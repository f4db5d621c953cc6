import type { Product, PuzzleCopy, RichTextCopy } from "@/content/schema";
import { hasCardLetters } from "@/content/schema/card-letters";
import { plainText } from "@/content/schema/plain-text";
import { printedName } from "@/lib/products/printed-name";
import { cardLetterWidth, headlineWidth } from "@/lib/text/font-metrics";

/** The size in px that Open Graph and Twitter crop least. */
export const cardSize = { width: 1200, height: 630 };

/** The text box in px, inside the square to which chat apps crop a card. */
export const cardText = { width: 562, height: 400 };

/**
 * Returns the file name of a page's social card; `path` is the page's address without the domain. The home page's is
 * index.png, because no page can have the address /index (content/schema/pages.ts).
 */
export function cardFile(path: string) {
  return `${path.slice(1).replace("/", "-") || "index"}.png`;
}

/**
 * Returns the address of the social card of the page at `path`, without the domain. Its query changes with each release, because
 * chat apps keep a card by its address.
 */
export const cardPath = (path: string) => `/cards/${cardFile(path)}?v=${process.env.BUILD_ID}`;

/* The fonts have no emoji, so the renderer would download them from another host. */
const pictographs = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu;
const withoutPictographs = (text: string) => text.replace(pictographs, "").trim();

/** Returns the words of a heading for its card, without emoji. All are marked if the heading has no mark. */
export function cardWords(heading: RichTextCopy): { word: string; isMarked: boolean }[] {
  const hasMark = heading.some((token) => typeof token !== "string" && "mark" in token);
  return heading.flatMap((token) => {
    const isMarked = !hasMark || (typeof token !== "string" && "mark" in token);
    const words = withoutPictographs(plainText([token]))
      .split(/\s+/)
      .filter(Boolean);
    return words.map((word) => ({ word, isMarked }));
  });
}

/**
 * Returns the words of a product's package on the landing page's card, or null if there is no puzzle or the card's font does not
 * have all letters of the brand and the question. Leaves out the ingredients whose letters it does not have.
 */
export function packageWords({ brand, puzzle, ingredients }: Product, { lead }: Pick<PuzzleCopy, "lead">) {
  if (!puzzle || !hasCardLetters(brand + puzzle.question + lead)) return null;
  const names = ingredients.map(({ name }) => name).filter(hasCardLetters);
  return {
    brand: withoutPictographs(brand),
    question: withoutPictographs(puzzle.question),
    list: [lead, ...names.map((name) => ({ name: withoutPictographs(name) })).map(printedName)],
  };
}

const lineHeight = 1.12;

/** Returns the number of lines that words fill. The widths of the words, of a space and of a line have the same unit. */
function countLines(widths: number[], space: number, line: number): number {
  let lines = 1;
  let used = 0;
  for (const width of widths) {
    if (used > 0 && used + width > line) {
      lines++;
      used = 0;
    }
    used += width + space;
  }
  return lines;
}

/** Returns the largest font size in px at which the words fit the text box. The renderer never shrinks text. */
export function headingSize(words: string[]): number {
  // In letters. Marks make words wider.
  const widths = words.map(({ length }) => length + 0.5);
  for (let size = 96; size > 28; size -= 4) {
    const line = cardText.width / (size * cardLetterWidth);
    if (widths.some((width) => width > line)) continue;
    if (countLines(widths, 0, line) * size * lineHeight <= cardText.height) return size;
  }
  return 28;
}

/** The box in px of the question and the list on a package's card. */
const packageText = { width: 694, height: 379 };

/**
 * Returns the sizes of a package's question and list: font sizes in px, and the list's line height. Smaller than usual when
 * the list would be cut off.
 */
export function packageSizes({ question, list }: { question: string; list: string[] }) {
  const large = { question: 56, list: 40, lineHeight: 1.5 };
  const linesOf = (words: string[], size: number) =>
    countLines(words.map(headlineWidth), headlineWidth(" "), packageText.width / size);
  const questionHeight = linesOf(question.split(" "), large.question) * large.question * 1.05;
  const listHeight = linesOf(list, large.list) * large.list * large.lineHeight;
  return questionHeight + listHeight <= packageText.height ? large : { question: 50, list: 36, lineHeight: 1.4 };
}

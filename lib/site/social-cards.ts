import type { Page, Product, PuzzleCopy, RichTextCopy } from "@/content/schema";
import { hasCardLetters } from "@/content/schema/card-letters";
import { plainText } from "@/content/schema/plain-text";
import { printedName } from "@/lib/products/printed-name";
import { countLines } from "@/lib/text/count-lines";
import { cardLetterWidth, headlineWidth } from "@/lib/text/font-metrics";

/** The size in px that Open Graph and Twitter crop least. */
export const cardSize = { width: 1200, height: 630 };

/**
 * The heading's box in px, inside the square to which chat apps crop a card. The name is above it, and up to two lines of text
 * below it.
 */
export const headingBox = { width: 562, height: 384 };

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

/** Returns the text below the heading of a page's card, without emoji. */
export const cardLine = ({ card }: Page) => withoutPictographs(card.line ?? "");

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

/** Returns the largest font size in px at which the words fit the heading's box. The renderer never shrinks text. */
export function headingSize(words: string[]): number {
  // In letters. Marks make words wider.
  const widths = words.map(({ length }) => length + 0.5);
  for (let size = 96; size > 28; size -= 4) {
    const line = headingBox.width / (size * cardLetterWidth);
    if (countLines(widths, 0, line) * size * lineHeight <= headingBox.height) return size;
  }
  return 28;
}

/** The box in px of the question and the list on a package's card. */
const packageText = { width: 694, height: 379 };

/**
 * Returns the text styles of a package's question and list, with font sizes in px. They are smaller than usual when the list
 * would be cut off.
 */
export function packageStyles({ question, list }: { question: string; list: string[] }) {
  const large = { question: { fontSize: 56, lineHeight: 1.05 }, list: { fontSize: 40, lineHeight: 1.5 } };
  const small = { question: { fontSize: 50, lineHeight: 1.05 }, list: { fontSize: 36, lineHeight: 1.4 } };
  const { width, height } = packageText;
  const heightOf = (words: string[], { fontSize, lineHeight }: typeof large.list) =>
    countLines(words.map(headlineWidth), headlineWidth(" "), width / fontSize) * fontSize * lineHeight;
  const isWhole = heightOf(question.split(" "), large.question) + heightOf(list, large.list) <= height;
  return isWhole ? large : small;
}

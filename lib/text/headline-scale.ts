import type { RichTextCopy } from "@/content/schema";
import { wordsOf } from "@/content/schema/plain-text";
import { countLines } from "./count-lines";
import { headlineWidth } from "./font-metrics";
import { headlineLines } from "./headline-lines";

/** The width of a line at full size, in em: the copy's column at 1024 px, or beside the mascot on a phone. */
const lineWidth = 5.83;
/** The height that a headline can have, in lines of full size: a higher one makes the hero higher than a desktop's window. */
const maxHeight = 2.2;
const scales = [1, 0.85, 0.75, 0.68, 0.6, 0.5, 0.42];
const smallest = 0.35;

/** The widths of the words of a text, in em. Words joined by no-break spaces are one. */
const widthsOf = (text: string) =>
  text
    .split(/[ \n]+/)
    .filter(Boolean)
    .map(headlineWidth);

/**
 * Returns the size of the hero's headline as a share of its full size, from 0.35 to 1: the largest at which each word fits
 * a line, and the lines fit the hero.
 */
export function headlineScale(headline: RichTextCopy): number {
  const texts = headlineLines(headline).map((line) => widthsOf(line.map(wordsOf).join("")));
  const fits = (scale: number) => {
    const lines = texts.reduce((sum, words) => sum + countLines(words, headlineWidth(" "), lineWidth / scale), 0);
    return lines * scale <= maxHeight;
  };
  return scales.find(fits) ?? smallest;
}

/*
 * Facts about the fonts that the build needs before a browser has laid out text. tests/unit/font-metrics.test.ts compares it with
 * the font files.
 */

/** The x-height of the text font, in em. */
export const textXHeight = 0.496;

/** A letter of the display font at weight 800 on a social card, in em. Most letters are narrower. */
export const cardLetterWidth = 0.62;

/* Widths of characters of the display font at weight 800 in the hero's headline, in em. Other characters are 0.59 em wide. */
const headlineWidths: [RegExp, number][] = [
  [/[.,:;!'’|\s]/, 0.22],
  [/[ijlI()]/, 0.27],
  [/[frt?“”"-]/, 0.42],
  [/[mwMW%@—…\u2e80-\uffff]/, 1],
  [/[A-Z&]/, 0.7],
];

/** Returns the estimated width of a text in the hero's headline or on a card, in em. Slightly more than the text needs. */
export function headlineWidth(text: string): number {
  const widthOf = (character: string) => headlineWidths.find(([pattern]) => pattern.test(character))?.[1] ?? 0.59;
  return [...text].reduce((sum, character) => sum + widthOf(character), 0);
}

/**
 * Returns the number of lines that words fill, and Infinity when a word is wider than a line. The widths of the words, of a
 * space and of a line have the same unit.
 */
export function countLines(words: number[], space: number, line: number): number {
  let lines = 0;
  let rest = 0;
  for (const width of words) {
    if (width > line) return Number.POSITIVE_INFINITY;
    if (width > rest) {
      lines += 1;
      rest = line;
    }
    rest -= width + space;
  }
  return lines;
}

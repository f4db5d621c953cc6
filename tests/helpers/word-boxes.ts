/** In px of the viewport. */
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom" | "width" | "height">;

interface WordBoxes {
  word: string;
  /** The box around the whole word. */
  box: Box;
  /** The boxes of its parts, one for each line. */
  lines: Box[];
}

/** Returns the boxes of elements. Runs in the page. */
export const boxesOf = (elements: Element[]): Box[] =>
  elements.map((element) => element.getBoundingClientRect().toJSON());

/** Returns how much two boxes overlap, in px. Below 0 when they do not. */
export const overlapOf = (one: Box, other: Box) => ({
  x: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  y: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
});

/** Returns the words in an element with their boxes. Runs in the page. */
export function wordBoxes(element: Element): WordBoxes[] {
  const words: WordBoxes[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].map((line) => line.toJSON());
      words.push({ word, box: range.getBoundingClientRect().toJSON(), lines });
    }
  }
  return words;
}

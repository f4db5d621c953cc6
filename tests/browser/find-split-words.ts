/** Returns the words that are on two lines although they would fit one. Runs in the page. */
export function findSplitWords(): string[] {
  const split: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    let block = text.parentElement;
    if (!block?.checkVisibility({ visibilityProperty: true }) || block.closest("script, style, noscript, .sr-only"))
      continue;
    while (block?.parentElement && getComputedStyle(block).display === "inline") block = block.parentElement;
    const { paddingLeft, paddingRight, fontSize } = getComputedStyle(block);
    const start = block.getBoundingClientRect().left + block.clientLeft + Number.parseFloat(paddingLeft);
    const available = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    // A line may end after a hyphen, a dash or a slash.
    for (const { index, 0: word } of text.data.matchAll(/[^\s\-–—/\u00ad\u200b]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const lines = new Set(parts.map(({ bottom }) => Math.round(bottom / 8)));
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      // The line ends within a letter of the word's first part: earlier than the block, beside a drawing.
      const line = (parts[0]?.right ?? 0) + Number.parseFloat(fontSize) - start;
      if (lines.size > 1 && width <= Math.min(available, line)) split.push(word);
    }
  }
  return split;
}

/** Returns text that is cut off, overlaps other text or overflows the window. Runs in the page. */
export function findLayoutFaults(): string[] {
  const faults = new Set<string>();
  const width = document.documentElement.clientWidth;
  const ignored = ".sr-only, [aria-hidden=true], .download-bar, header, .small-print, noscript, [hidden]";
  const isHidden = (element: Element) =>
    /SCRIPT|STYLE/.test(element.tagName) ||
    element.closest(ignored) !== null ||
    getComputedStyle(element).clipPath === "inset(50%)" ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** Checks a line against its ancestors. Returns whether one of them scrolls. */
  function checkAncestors(line: DOMRect, parent: Element, text: string): boolean {
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const isWider = line.right > edge.right + 2 || line.left < edge.left - 2;
      if (/auto|scroll/.test(overflowX)) return true;
      if (isWider && overflowX !== "visible") faults.add(`cut off at the side: ${text}`);
      if (isWider && /^(A|BUTTON)$/.test(box.tagName)) faults.add(`wider than its button: ${text}`);
      const isClipped = overflowY !== "visible" && !/auto|scroll/.test(overflowY);
      if (isClipped && line.bottom > edge.bottom + 6) faults.add(`cut off below: ${text}`);
    }
    return false;
  }

  const lines: { text: string; parent: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    const text = node.data.trim().slice(0, 40);
    if (!text || !parent || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2 || checkAncestors(box, parent, text)) continue;
      if (box.right > width + 1 || box.left < -1) faults.add(`outside the window: ${text}`);
      // The middle half of a line holds its letters.
      lines.push({
        text,
        parent,
        box: new DOMRect(box.x, box.y + box.height / 4, box.width, box.height / 2),
      });
    }
  }
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      const sideways = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (one.parent !== other.parent && sideways > 3 && down > 2)
        faults.add(`overlapping: ${one.text} | ${other.text}`);
    }
  if (document.documentElement.scrollWidth > width) faults.add("scrolls sideways");
  return [...faults];
}

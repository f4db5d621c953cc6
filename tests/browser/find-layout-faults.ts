interface Options {
  /** The width of a notch at each side of the window, in px. */
  notch?: number;
  /** A selector of the part that has the text. */
  within?: string;
}

/**
 * Returns text that is cut off, overlaps other text, is wider than its button or reaches into a notch, and whether the
 * page scrolls sideways. Ignores text in scrolling elements. Runs in the page.
 */
export function findLayoutFaults({ notch = 0, within = "body" }: Options): string[] {
  const faults = new Set<string>();
  const width = document.documentElement.clientWidth;
  const lines: { text: string; parent: Element; left: number; right: number; top: number; bottom: number }[] = [];

  /** Returns the visible edges around an element, or undefined when an ancestor scrolls. */
  function findEdges(parent: Element) {
    let [left, right] = [notch, width - notch];
    let bottom = Number.POSITIVE_INFINITY;
    let button: DOMRect | undefined;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
      const edge = box.getBoundingClientRect();
      if (/^(A|BUTTON)$/.test(box.tagName)) button = edge;
      if (/hidden|clip/.test(overflowX)) {
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (/hidden|clip/.test(overflowY)) bottom = Math.min(bottom, edge.bottom);
    }
    return { left, right, bottom, button };
  }

  /** Returns whether an element is hidden from the eye: it is a pixel high, like the class `sr-only` makes it. */
  function isOnlyHeard(parent: Element): boolean {
    const { width, height } = parent.getBoundingClientRect();
    return getComputedStyle(parent).clipPath === "inset(50%)" || (width <= 1 && height <= 1);
  }

  /** Returns whether an element stays in the window while the page scrolls below it. */
  function isSticky(parent: Element): boolean {
    for (let box: Element | null = parent; box; box = box.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
    return false;
  }

  const root = document.querySelector(within);
  if (!root) throw new Error(`${within} is missing.`);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode as Text;
    const text = data.trim().slice(0, 40);
    if (!text || !parent || parent.closest(".sr-only, [aria-hidden=true], noscript, script, style")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isOnlyHeard(parent)) continue;
    const edges = findEdges(parent);
    if (!edges) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) {
      if (line.width < 2) continue;
      if (line.left < edges.left - 1 || line.right > edges.right + 1) faults.add(`cut off at the side: ${text}`);
      if (line.bottom > edges.bottom + 6) faults.add(`cut off below: ${text}`);
      if (edges.button && (line.left < edges.button.left - 2 || line.right > edges.button.right + 2))
        faults.add(`wider than its button: ${text}`);
      // The middle half of a line holds its letters.
      const quarter = line.height / 4;
      const { left, right } = line;
      if (!isSticky(parent))
        lines.push({ text, parent, left, right, top: line.top + quarter, bottom: line.bottom - quarter });
    }
  }
  for (const [index, line] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      const sideways = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const down = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
      if (line.parent !== other.parent && sideways > 3 && down > 2)
        faults.add(`overlapping: ${line.text} | ${other.text}`);
    }
  if (document.documentElement.scrollWidth > width) faults.add("the page scrolls sideways");
  return [...faults];
}

/**
 * Returns text that is cut off, overlaps other text or reaches into `notch` px at each side of the window.
 * Ignores text in scrolling elements. Runs in the page.
 */
export function findLayoutFaults(notch = 0): string[] {
  const faults = new Set<string>();
  const lines: { text: string; parent: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode as Text;
    const text = data.trim().slice(0, 40);
    if (!text || !parent || parent.closest(".sr-only, [aria-hidden=true], noscript")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (getComputedStyle(parent).clipPath === "inset(50%)") continue;
    let [left, right] = [notch, document.documentElement.clientWidth - notch];
    let bottom = Number.POSITIVE_INFINITY;
    let box: Element | null = parent;
    for (; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const edge = box.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX)) {
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (/hidden|clip/.test(overflowY)) bottom = Math.min(bottom, edge.bottom);
    }
    if (box !== document.body) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) {
      if (line.width < 2) continue;
      if (line.left < left - 1 || line.right > right + 1) faults.add(`cut off at the side: ${text}`);
      if (line.bottom > bottom + 6) faults.add(`cut off below: ${text}`);
      // The middle half of a line holds its letters.
      const box = new DOMRect(line.x, line.y + line.height / 4, line.width, line.height / 2);
      lines.push({ text, parent, box });
    }
  }
  const sticky = "header, .download-bar";
  const placed = lines.filter(({ parent }) => !parent.closest(sticky));
  for (const [index, { text, parent, box }] of placed.entries())
    for (const other of placed.slice(index + 1)) {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (parent !== other.parent && width > 3 && height > 2) faults.add(`overlapping: ${text} | ${other.text}`);
    }
  return [...faults];
}

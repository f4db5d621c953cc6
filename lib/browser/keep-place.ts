/**
 * Calls `change`, which changes the page's layout, and keeps an element where it is in the window: `element`, or the one in the middle
 * of the window. Chromium and Firefox have scroll anchoring for this, but WebKit does not.
 */
export function keepPlace(change: () => void, element = elementInMiddle()): void {
  const { style } = document.documentElement;
  const top = () => element?.getBoundingClientRect().top ?? 0;
  const before = top();
  // Scroll anchoring would correct the same difference twice.
  style.setProperty("overflow-anchor", "none");
  change();
  window.scrollBy(0, top() - before);
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty("overflow-anchor")));
}

const elementInMiddle = () => document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);

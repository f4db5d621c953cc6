/** What a visitor scrolls by herself with; from then on the page is hers. */
const ownScrolling = ["wheel", "touchmove", "keydown"] as const;

/**
 * Keeps an element where it stands in the window while what is above it changes height, for
 * `duration` ms and a little more. Some engines do so by themselves, WebKit does not: theirs is
 * switched off meanwhile, so that nothing is made up for twice.
 */
export function holdInPlace(element: Element, duration: number) {
  const { style } = document.documentElement;
  const { top } = element.getBoundingClientRect();
  const end = performance.now() + duration + 100;
  let frame = requestAnimationFrame(correct);
  style.setProperty("overflow-anchor", "none");
  for (const type of ownScrolling) window.addEventListener(type, release, { passive: true });

  function correct() {
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) window.scrollBy(0, moved);
    if (performance.now() < end) frame = requestAnimationFrame(correct);
    else release();
  }

  function release() {
    cancelAnimationFrame(frame);
    style.removeProperty("overflow-anchor");
    for (const type of ownScrolling) window.removeEventListener(type, release);
  }
}

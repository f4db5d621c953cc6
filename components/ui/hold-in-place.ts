/** ms by which a busy phone may begin late. */
const busy = 300;

/* The element that is held at present: a later one takes an earlier one's place. */
let held: Element | undefined;

/**
 * Keeps an element where it stands in the window while what is above it changes height, for
 * `duration` ms and a little more; whoever scrolls meanwhile scrolls freely. Some engines do so by themselves,
 * WebKit does not: theirs is switched off meanwhile, so that nothing is made up for twice.
 */
export function holdInPlace(element: Element, duration: number) {
  const { style } = document.documentElement;
  const place = () => element.getBoundingClientRect().top + window.scrollY;
  const before = place();
  const end = performance.now() + duration + busy;
  let madeUp = 0;
  held = element;
  style.setProperty("overflow-anchor", "none");
  requestAnimationFrame(correct);

  function correct() {
    if (held !== element) return;
    const missing = place() - before - madeUp;
    if (Math.abs(missing) >= 1) {
      const { scrollY } = window;
      window.scrollBy(0, missing);
      // Not all of it: an engine may scroll by whole px alone.
      madeUp += window.scrollY - scrollY;
    }
    if (performance.now() < end) requestAnimationFrame(correct);
    else style.removeProperty("overflow-anchor");
  }
}

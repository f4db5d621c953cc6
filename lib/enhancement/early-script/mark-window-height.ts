/**
 * Marks low windows with `data-window-height`: "low" under 700 px, "lowest" under 600 px. The hero is then lower
 * (app/globals.css has the variants). Marked once for each width, because the bars of a web view come and go, and the
 * layout must keep its height.
 */
export function markWindowHeight(): void {
  const root = document.documentElement;
  let markedWidth = 0;
  const mark = () => {
    if (window.innerWidth === markedWidth) return;
    markedWidth = window.innerWidth;
    if (window.innerHeight >= 700) root.removeAttribute("data-window-height");
    else root.setAttribute("data-window-height", window.innerHeight < 600 ? "lowest" : "low");
  };
  mark();
  window.addEventListener("resize", mark);
}

/** Marks that the page has been scrolled, with `data-scrolled`. The boxes of app/globals.css's `loads-near` are then ordinary ones. */
export function markScrolled(): void {
  const mark = () => document.documentElement.setAttribute("data-scrolled", "");
  window.addEventListener("scroll", mark, { once: true, passive: true });
}

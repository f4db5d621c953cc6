/** Marks a page that has been scrolled with `data-page-scrolled`. `loads-near` (app/globals.css) then has no effect. */
export function markScrolled(): void {
  const mark = () => document.documentElement.setAttribute("data-page-scrolled", "");
  window.addEventListener("scroll", mark, { once: true });
}

/** Marks a page that has been scrolled with `data-page-scrolled`. `loads-near` (app/globals.css) then has no effect. */
export function markScrolled(): void {
  window.addEventListener("scroll", () => document.documentElement.setAttribute("data-page-scrolled", ""));
}

/**
 * Closes the elements with `data-until-found` before the page is hydrated, so that find-in-page and links to a text
 * (`#:~:text=`) open them: Safari and Firefox search for the text of a link only once. The element that they open has
 * `data-found`.
 */
export function hideUntilFound(): void {
  if (!("onbeforematch" in document)) return;
  // Before DOMContentLoaded, because Firefox searches then.
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    for (const element of Array.from(document.querySelectorAll("[data-pending] [data-until-found]")))
      element.setAttribute("hidden", "until-found");
  });
  document.addEventListener(
    "beforematch",
    (event) => {
      const element = event.target as Element;
      if (element.closest("[data-pending]")) element.setAttribute("data-found", "");
    },
    true,
  );
}

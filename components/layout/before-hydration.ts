/**
 * Runs in each page's head, before anything is painted. The class `js` says that scripts run;
 * `scripts-lost`, that the page will not be hydrated: one of our own scripts (a foreign one does not count)
 * could not be fetched twice, or threw. What then looks alive and is not is made invisible by CSS, in
 * its place, so that nothing moves. That a file is lost is kept from Next, which would put its error
 * in the place of a page that can be read.
 *
 * A question that is tapped opens here until the questions answer by themselves; every other button is pressed again
 * once the page is hydrated.
 */
export function beforeHydration(): void {
  const root = document.documentElement;
  const earlyOpen = "data-early-open";
  const fetchedAgain = new Set<string>();
  const pressed: HTMLButtonElement[] = [];
  const isHydrated = () => root.hasAttribute("data-hydrated");
  root.classList.add("js");

  function onError(event: ErrorEvent) {
    const src = (event.target as Partial<HTMLScriptElement> | null)?.src;
    if (isHydrated() || !(event.filename || src || "").includes("/_next/")) return;
    event.stopPropagation();
    if (!src || fetchedAgain.has(src)) {
      root.classList.add("scripts-lost");
      return;
    }
    fetchedAgain.add(src);
    setTimeout(() => {
      document.head.append(Object.assign(document.createElement("script"), { src }));
    }, 500);
  }

  function onClick(event: MouseEvent) {
    const button = (event.target as Element | null)?.closest?.("button");
    const question = button?.closest("[data-question='waits']");
    if (!button || (isHydrated() && !question)) return;
    event.preventDefault();
    if (!question) {
      pressed.push(button);
      return;
    }
    const open = root.querySelector(`[${earlyOpen}]`);
    open?.removeAttribute(earlyOpen);
    if (open !== question) question.setAttribute(earlyOpen, "");
  }

  window.addEventListener("error", onError, true);
  window.addEventListener("click", onClick, true);
  window.addEventListener("hydrated", () => {
    for (const button of pressed.splice(0)) button.click();
  });
}

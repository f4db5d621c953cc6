/**
 * Marks the document with `data-first-frame` until the hero is painted. Until then, the browser skips the layout of the
 * sections below it (components/ui/section.module.css). Not when the visitor arrives further down the page: at a fragment, or
 * back at a place that the browser restores.
 */
export function layOutHeroFirst(): void {
  const root = document.documentElement;
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  const isAtTop = (entry as PerformanceNavigationTiming | undefined)?.type === "navigate" && !window.location.hash;
  // A hidden page has no frames.
  if (!isAtTop || document.hidden) return;

  const layOutRest = () => root.removeAttribute("data-first-frame");
  root.setAttribute("data-first-frame", "");
  document.addEventListener("DOMContentLoaded", () => {
    // The second frame comes after the hero, which the first one contains at the latest.
    requestAnimationFrame(() => requestAnimationFrame(layOutRest));
  });
  // Pages that become hidden have no more frames.
  window.addEventListener("load", layOutRest);
}

/* Runs in each measured page before the page's own scripts. Times in ms. */

window.measured = { paint: 0, headline: 0, hydrated: 0, tagged: 0, shift: 0, interaction: 0 };

const observer = new PerformanceObserver((list) => {
  for (const { name, entryType, startTime, duration, value } of list.getEntries())
    if (entryType === "layout-shift") measured.shift += value;
    else if (entryType === "event") measured.interaction = Math.max(measured.interaction, duration);
    else if (name === "first-contentful-paint") measured.paint = startTime;
});
// Browsers report no events shorter than 16 ms.
for (const type of ["paint", "layout-shift", "event"])
  observer.observe({ type, buffered: true, durationThreshold: 16 });

requestAnimationFrame(function findHeadline() {
  if (!document.querySelector("h1")?.offsetHeight) requestAnimationFrame(findHeadline);
  // The frame is on screen after its callbacks.
  else setTimeout(() => (measured.headline = performance.now()));
});

(function poll() {
  const isHydrated = document.documentElement?.hasAttribute("data-hydrated");
  if (isHydrated && !measured.hydrated) measured.hydrated = performance.now();
  if (window.smartLink?.status === "tagged") {
    measured.tagged = performance.now();
    // A frame before the first paint is not on screen.
    measured.headline = Math.max(measured.headline, measured.paint);
    // WebKit's clock starts when the page moves to a new process, after the request.
    const [{ fetchStart }] = performance.getEntriesByType("navigation");
    for (const name of ["paint", "headline", "hydrated", "tagged"]) measured[name] -= fetchStart;
    // lab/bench/visit.ts waits for this message, since an evaluate would use the main thread.
    console.debug("tagged");
  } else setTimeout(poll, 10);
})();

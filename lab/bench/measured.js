/* Runs in each measured page before the page's own scripts. Times in ms. */

window.measured = { shift: 0, interaction: 0, blocked: 0 };
const visit = { paint: 0, headline: 0, hydrated: 0, tagged: 0 };

const observer = new PerformanceObserver((list) => {
  for (const { name, entryType, startTime, duration, value } of list.getEntries())
    if (entryType === "layout-shift") measured.shift += value;
    else if (entryType === "event") measured.interaction = Math.max(measured.interaction, duration);
    else if (entryType === "longtask") measured.blocked += duration - 50;
    else if (name === "first-contentful-paint") visit.paint = startTime;
});
// Browsers report no events shorter than 16 ms.
for (const type of ["paint", "layout-shift", "event", "longtask"])
  observer.observe({ type, buffered: true, durationThreshold: 16 });

requestAnimationFrame(function findHeadline() {
  if (!document.querySelector("h1")?.offsetHeight) requestAnimationFrame(findHeadline);
  // The frame is on screen after its callbacks.
  else setTimeout(() => (visit.headline = performance.now()));
});

/* Waiting for a promise does not use the page's main thread, as repeated evaluates would. */
window.visit = new Promise((resolve) => {
  (function poll() {
    const isHydrated = document.documentElement?.dataset.state === "ready";
    if (isHydrated && !visit.hydrated) visit.hydrated = performance.now();
    const isTagged = window.smartLink?.status === "tagged";
    // Other sites have no tagged link.
    const isOther = !isHydrated && performance.now() > 10_000;
    if (!isTagged && !isOther) return setTimeout(poll, 10);
    if (isTagged) visit.tagged = performance.now();
    // A frame before the first paint is not on screen.
    visit.headline = Math.max(visit.headline, visit.paint);
    // WebKit's clock starts when the page moves to a new process, after the request.
    const [{ fetchStart }] = performance.getEntriesByType("navigation");
    for (const name in visit) visit[name] = visit[name] ? visit[name] - fetchStart : NaN;
    resolve(visit);
  })();
});

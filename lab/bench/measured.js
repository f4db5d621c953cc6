/* Runs in each measured page before the page's own scripts. Times in ms. */

window.measured = { largest: NaN, element: "", shift: 0, interaction: 0, blocked: 0 };
const visit = { paint: 0, headline: 0, frame: 0, hydrated: 0, tagged: 0 };

const observer = new PerformanceObserver((list) => {
  for (const { name, entryType, startTime, duration, value, element } of list.getEntries())
    if (entryType === "layout-shift") measured.shift += value;
    else if (entryType === "event") measured.interaction = Math.max(measured.interaction, duration);
    else if (entryType === "longtask") measured.blocked += duration - 50;
    else if (entryType === "largest-contentful-paint") {
      measured.largest = startTime;
      measured.element = `${element?.tagName.toLowerCase()} “${element?.textContent.trim().slice(0, 20)}”`;
    } else if (name === "first-contentful-paint") visit.paint = startTime;
});
// Browsers report no events shorter than 16 ms.
for (const type of ["paint", "largest-contentful-paint", "layout-shift", "event", "longtask"])
  observer.observe({ type, buffered: true, durationThreshold: 16 });

requestAnimationFrame(function findHeadline() {
  if (!document.querySelector("h1")?.offsetHeight) requestAnimationFrame(findHeadline);
  else {
    // The frame is on screen after its callbacks.
    setTimeout(() => (visit.headline = performance.now()));
    // It is certainly on screen in the next frame, which waits for whatever the browser does in between.
    requestAnimationFrame(() => (visit.frame = performance.now()));
  }
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
    visit.frame = Math.max(visit.frame, visit.paint);
    // WebKit's clock starts when the page moves to a new process, after the request.
    const [{ fetchStart }] = performance.getEntriesByType("navigation");
    for (const name in visit) visit[name] = visit[name] ? visit[name] - fetchStart : NaN;
    resolve(visit);
  })();
});

/* Runs in the page that bench/slow-phone.ts measures, before anything else does. Times in ms. */

const seen = { headline: 0, shift: 0, hydrated: 0, tagged: 0, interaction: 0 };
window.seen = seen;

const observer = new PerformanceObserver((list) => {
  for (const { name, entryType, startTime, duration, value } of list.getEntries())
    if (entryType === "layout-shift") seen.shift += value;
    else if (entryType === "event") seen.interaction = Math.max(seen.interaction, duration);
    else if (name === "first-contentful-paint") seen.headline = startTime;
});
// 16 ms is the least that a browser reports; a quicker answer counts as none.
for (const type of ["paint", "layout-shift", "event"])
  observer.observe({ type, buffered: true, durationThreshold: 16 });

(function look() {
  const isHydrated = document.documentElement?.hasAttribute("data-hydrated");
  if (isHydrated && !seen.hydrated) seen.hydrated = performance.now();
  if (window.smartLink?.status === "tagged") {
    seen.tagged = performance.now();
    // Heard by bench/slow-phone.ts, which asks the page for nothing.
    console.debug("tagged");
  } else setTimeout(look, 10);
})();

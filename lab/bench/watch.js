/* Runs in the measured page before the page's own scripts. Times in ms. */

const measured = { headline: 0, shift: 0, hydrated: 0, tagged: 0, interaction: 0 };
window.measured = measured;

const observer = new PerformanceObserver((list) => {
  for (const { name, entryType, startTime, duration, value } of list.getEntries())
    if (entryType === "layout-shift") measured.shift += value;
    else if (entryType === "event") measured.interaction = Math.max(measured.interaction, duration);
    else if (name === "first-contentful-paint") measured.headline = startTime;
});
// Browsers report no events shorter than 16 ms.
for (const type of ["paint", "layout-shift", "event"])
  observer.observe({ type, buffered: true, durationThreshold: 16 });

(function poll() {
  const isHydrated = document.documentElement?.hasAttribute("data-hydrated");
  if (isHydrated && !measured.hydrated) measured.hydrated = performance.now();
  if (window.smartLink?.status === "tagged") {
    measured.tagged = performance.now();
    // lab/bench/slow-phone.ts waits for this message, since an evaluate would use the main thread.
    console.debug("tagged");
  } else setTimeout(poll, 10);
})();

/* Runs in the page that bench/slow-phone.ts measures, before anything else does. Times in ms. */

const seen = {
  headline: 0,
  shift: 0,
  hydrated: 0,
  tagged: 0,
  interaction: 0,
};
window.seen = seen;

function observe(type, take, more) {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
  });
  observer.observe({ type, buffered: true, ...more });
}
observe("paint", (entry) => {
  if (entry.name === "first-contentful-paint") seen.headline = entry.startTime;
});
observe("layout-shift", (entry) => {
  seen.shift += entry.value;
});
// 16 ms is the least that a browser reports; a quicker answer counts as none.
observe(
  "event",
  (entry) => {
    seen.interaction = Math.max(seen.interaction, entry.duration);
  },
  { durationThreshold: 16 },
);

(function look() {
  const isHydrated = document.documentElement?.hasAttribute("data-hydrated");
  if (isHydrated && !seen.hydrated) seen.hydrated = performance.now();
  if (window.smartLink?.status === "tagged") {
    seen.tagged = performance.now();
    // Heard by bench/slow-phone.ts, which asks the page for nothing.
    console.debug("tagged");
  } else setTimeout(look, 10);
})();

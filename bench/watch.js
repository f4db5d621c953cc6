/* Runs in the page that bench/slow-phone.ts measures, before anything else does. Times in ms. */

const seen = {
  paint: 0,
  headline: 0,
  shift: 0,
  hydrated: 0,
  tagged: 0,
  interaction: 0,
  longTasks: 0,
};
window.seen = seen;

function observe(type, take, more) {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
  });
  observer.observe({ type, buffered: true, ...more });
}
observe("paint", (entry) => {
  seen[entry.name === "first-contentful-paint" ? "headline" : "paint"] = entry.startTime;
});
observe("layout-shift", (entry) => {
  seen.shift += entry.value;
});
observe("longtask", () => {
  seen.longTasks += 1;
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

/** How long the download bar takes to come once the page is scrolled past its threshold. */
window.enterBar = async () => {
  const bar = document.querySelector("[data-sticky-bar]");
  scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const start = performance.now();
  scrollTo(0, document.documentElement.scrollHeight / 2);
  while (!bar.hasAttribute("data-shown"))
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
};

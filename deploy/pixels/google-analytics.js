/*
 * Google Analytics 4: https://developers.google.com/tag-platform/gtagjs. docs/pixels.md describes what to do with this file.
 */
(() => {
  /* The measurement id of your web stream, like G-A1B2C3D4E5, from the admin pages of Google Analytics. */
  const measurementId = "YOUR_MEASUREMENT_ID";

  if (measurementId.startsWith("YOUR_")) {
    console.warn("Google Analytics: nothing is sent until you enter your measurement id in this file.");
    return;
  }

  // Commands wait in the list until Google's script has loaded.
  window.dataLayer = window.dataLayer || [];
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: Google's script ignores commands that are arrays
    window.dataLayer.push(arguments);
  };

  const src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  document.head.append(Object.assign(document.createElement("script"), { async: true, src }));

  window.gtag("js", new Date());
  // Also sends the page view.
  window.gtag("config", measurementId);
  window.addEventListener("store-click", ({ detail }) => {
    window.gtag("event", "store_click", { placement: detail.placement });
  });
})();

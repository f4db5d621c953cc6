/*
 * The Meta Pixel: https://developers.facebook.com/docs/meta-pixel/get-started. docs/pixels.md describes what to do with this
 * file.
 */
(() => {
  /* The id of your pixel, from Meta's Events Manager. */
  const pixelId = "YOUR_PIXEL_ID";

  if (pixelId.startsWith("YOUR_")) {
    console.warn("Meta Pixel: nothing is sent until you enter your pixel's id in this file.");
    return;
  }

  // Calls wait in the queue until Meta's script has loaded.
  const fbq = (...args) => {
    if (fbq.callMethod) fbq.callMethod(...args);
    else fbq.queue.push(args);
  };
  Object.assign(fbq, { push: fbq, loaded: true, version: "2.0", queue: [] });
  window.fbq = fbq;
  window._fbq = fbq;

  const src = "https://connect.facebook.net/en_US/fbevents.js";
  document.head.append(Object.assign(document.createElement("script"), { async: true, src }));

  fbq("init", pixelId);
  fbq("track", "PageView");
  window.addEventListener("store-click", ({ detail }) => {
    fbq("trackCustom", "StoreClick", { placement: detail.placement });
  });
})();

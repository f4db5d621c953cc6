/*
 * The TikTok Pixel: https://ads.tiktok.com/help/article/get-started-pixel. docs/pixels.md describes what to do with this file.
 */
(() => {
  /* The id of your pixel, from TikTok's Events Manager. */
  const pixelId = "YOUR_PIXEL_ID";

  if (pixelId.startsWith("YOUR_")) {
    console.warn("TikTok Pixel: nothing is sent until you enter your pixel's id in this file.");
    return;
  }

  const address = "https://analytics.tiktok.com/i18n/pixel/events.js";

  // Calls wait in the list until TikTok's script has loaded. It reads the other properties.
  const ttq = [];
  ttq.methods = ["page", "track", "identify", "instances", "debug", "on", "off", "once", "ready", "alias", "group"];
  ttq.methods.push("enableCookie", "disableCookie", "holdConsent", "revokeConsent", "grantConsent");
  ttq.setAndDefer = (target, method) => {
    target[method] = (...args) => target.push([method, ...args]);
  };
  const deferAll = (target) => {
    for (const method of ttq.methods) ttq.setAndDefer(target, method);
    return target;
  };
  ttq.instance = (id) => deferAll(ttq._i[id] || []);
  ttq._i = { [pixelId]: Object.assign([], { _u: address }) };
  ttq._t = { [pixelId]: Date.now() };
  ttq._o = { [pixelId]: {} };
  window.TiktokAnalyticsObject = "ttq";
  window.ttq = deferAll(ttq);

  const src = `${address}?sdkid=${pixelId}&lib=ttq`;
  document.head.append(Object.assign(document.createElement("script"), { async: true, src }));

  ttq.page();
  window.addEventListener("store-click", ({ detail }) => {
    ttq.track("Download", { description: detail.placement });
  });
})();

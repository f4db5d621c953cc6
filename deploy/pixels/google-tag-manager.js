/*
 * Google Tag Manager: https://developers.google.com/tag-platform/tag-manager/web. docs/pixels.md describes what to do with this
 * file.
 */
(() => {
  /* The id of your container, like GTM-A1B2C3D. */
  const containerId = "YOUR_CONTAINER_ID";

  if (containerId.startsWith("YOUR_")) {
    console.warn("Google Tag Manager: nothing is sent until you enter your container's id in this file.");
    return;
  }

  // Events wait in the list until Google's script has loaded. The first one starts the triggers of the page view.
  window.dataLayer = window.dataLayer || [];
  window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });

  const src = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
  document.head.append(Object.assign(document.createElement("script"), { async: true, src }));

  window.addEventListener("store-click", ({ detail }) => {
    window.dataLayer.push({ event: "store_click", placement: detail.placement });
  });
})();

/*
 * Removes the service worker of a site that was at this domain before, which would show that site forever. Copy this file to
 * public/, with the name of the old one's script: see "A domain that had another site" in docs/deploying.md.
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  // Loads the pages again that the old site controls.
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
}

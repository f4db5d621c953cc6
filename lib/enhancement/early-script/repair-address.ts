/** Collapses leading slashes in the address, because Next's router parses `//about-us` as a host. */
export function repairAddress(): void {
  const { origin, pathname, search, hash } = window.location;
  if (!pathname.startsWith("//")) return;
  window.history.replaceState(null, "", origin + pathname.replace(/^\/+/, "/") + search + hash);
}

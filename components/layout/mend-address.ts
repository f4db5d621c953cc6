/**
 * Runs in each page's head, before the router: an address that begins with more than one slash, as a
 * mistyped advertisement has it, becomes the one that was meant. Next's router reads such a path as another
 * site's address, and its page is lost.
 */
export function mendAddress(): void {
  const { origin, pathname, search, hash } = window.location;
  if (!pathname.startsWith("//")) return;
  window.history.replaceState(null, "", origin + pathname.replace(/^\/+/, "/") + search + hash);
}

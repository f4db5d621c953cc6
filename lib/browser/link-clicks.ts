/**
 * Calls `listener` after each click on a link that replaces the page, with whether Next's router shows the linked page, or
 * else the browser. Returns a function that ends this.
 */
export function onLinkClick(listener: (link: HTMLAnchorElement, isRouted: boolean) => void): () => void {
  function handle(event: MouseEvent) {
    const { target, defaultPrevented } = event;
    const link = target instanceof Element && target.closest("a");
    // The router prevents the browser from following the link.
    if (link && (defaultPrevented || leavesPage(link, event))) listener(link, defaultPrevented);
  }
  // Above React's listeners, so after them.
  window.addEventListener("click", handle);
  return () => window.removeEventListener("click", handle);
}

/** Returns whether the browser replaces the page: not by another tab, another app or another place of the page. */
function leavesPage({ protocol, target, hash, pathname, host }: HTMLAnchorElement, event: MouseEvent): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey } = event;
  if (metaKey || ctrlKey || shiftKey || altKey) return false;
  if (!protocol.startsWith("http") || (target !== "" && target !== "_self")) return false;
  return hash === "" || host !== window.location.host || pathname !== window.location.pathname;
}

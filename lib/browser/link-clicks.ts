/**
 * Calls `listener` after each click on a link, with whether Next's router shows the linked page, or else the browser.
 * Returns a function that ends this.
 */
export function onLinkClick(listener: (link: HTMLAnchorElement, isRouted: boolean) => void): () => void {
  function handle({ target, defaultPrevented }: MouseEvent) {
    const link = target instanceof Element && target.closest("a");
    // The router prevents the browser from following the link.
    if (link) listener(link, defaultPrevented);
  }
  // Above React's listeners, so after them.
  window.addEventListener("click", handle);
  return () => window.removeEventListener("click", handle);
}

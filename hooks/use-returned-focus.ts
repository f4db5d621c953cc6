import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { onLinkClick } from "@/lib/browser/link-clicks";

/** A link that a page was left by: its address, and its index among the page's links to it. */
interface LeftBy {
  href: string;
  index: number;
}

const linksTo = (address: string) => [...document.links].filter(({ href }) => href === address);

/**
 * When a visitor goes back to a page, focuses the link that they left it by, as browsers do when they keep a page. Next's
 * router renders the page anew, so that Tab would start at its top.
 */
export function useReturnedFocus() {
  const pathname = usePathname();
  const links = useRef(new Map<string, LeftBy>());
  const hasTraversed = useRef(false);

  useEffect(() => {
    const stopListening = onLinkClick((link, isRouted) => {
      hasTraversed.current = false;
      if (!isRouted) return;
      links.current.set(pathname, { href: link.href, index: linksTo(link.href).indexOf(link) });
    });
    const markTraversal = () => {
      hasTraversed.current = true;
    };
    window.addEventListener("popstate", markTraversal);
    return () => {
      stopListening();
      window.removeEventListener("popstate", markTraversal);
    };
  }, [pathname]);

  useEffect(() => {
    const leftBy = links.current.get(pathname);
    if (!hasTraversed.current || !leftBy) return;
    hasTraversed.current = false;
    // Not from what a visitor has focused meanwhile. The browser restores the scroll position.
    if (document.activeElement === document.body) linksTo(leftBy.href)[leftBy.index]?.focus({ preventScroll: true });
  }, [pathname]);
}

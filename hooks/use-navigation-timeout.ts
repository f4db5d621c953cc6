import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { onLinkClick } from "@/lib/browser/link-clicks";

/** How long Next's router may take to show a page, in ms. */
const timeout = 5000;

/* Some hosts add the slash, and links are without it. */
const withoutSlash = (path: string) => path.replace(/\/$/, "");

/**
 * Loads a page as a whole when the router does not show it in time. The router itself waits forever for a response that
 * never comes, be it the page's data or its script, and the visitor sees nothing happen.
 */
export function useNavigationTimeout() {
  const pathname = usePathname();
  const shownPath = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router has shown another page
  useEffect(() => {
    shownPath.current = withoutSlash(window.location.pathname);
    return () => clearTimeout(timer.current);
  }, [pathname]);

  useEffect(() => {
    const { location } = window;

    function wait(path: string, load: () => void) {
      clearTimeout(timer.current);
      if (withoutSlash(path) !== shownPath.current) timer.current = setTimeout(load, timeout);
    }

    const stopListening = onLinkClick((link, isRouted) => {
      // The newest click wins: a link that the browser follows ends the wait.
      if (isRouted) wait(link.pathname, () => location.assign(link.href));
      else clearTimeout(timer.current);
    });
    // The address changes before the page does.
    const waitForTraversal = () => wait(location.pathname, () => location.reload());
    window.addEventListener("popstate", waitForTraversal);
    return () => {
      stopListening();
      window.removeEventListener("popstate", waitForTraversal);
    };
  }, []);
}

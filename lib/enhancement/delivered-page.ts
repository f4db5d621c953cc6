/* The page as it was delivered, for failures after hydration has begun. */

declare global {
  interface Window {
    /** The page's HTML right before hydration (early-script/start-page.ts). Undefined in `npm run dev`. */
    deliveredPage?: string;
  }
}

/** Parses the delivered page. An empty document in `npm run dev`. Its scripts never run. */
const parseDeliveredPage = () => new DOMParser().parseFromString(window.deliveredPage ?? "", "text/html");

/** Returns the HTML that was delivered inside the part with this name (components/ui/part.tsx). Empty in `npm run dev`. */
export function deliveredPart(name: string): string {
  return parseDeliveredPage().querySelector(`[data-part="${name}"]`)?.innerHTML ?? "";
}

/** Shows the delivered page again, without scripts, at the same scroll position. Returns false if there is none. */
export function restoreDeliveredPage(): boolean {
  if (!window.deliveredPage) return false;
  const { scrollX, scrollY } = window;
  const { documentElement } = parseDeliveredPage();
  documentElement.dataset.state = "static";
  document.documentElement.replaceWith(documentElement);
  window.scrollTo(scrollX, scrollY);
  return true;
}

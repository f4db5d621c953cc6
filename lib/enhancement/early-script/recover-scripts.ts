import { documentState, enterState } from "../document-state";
import { requestAgain } from "../request-again";

/**
 * Marks the document as "loading". Requests a script of the site again when it is lost or cut off, also one that loads after
 * hydration and is cut off. Marks the document as "failed" when it may never hydrate: one of its scripts failed twice or threw,
 * the page has been loaded for 10 s, or its text for 30 s.
 */
export function recoverScripts(): void {
  const retried = new Set<string>();

  function retry(script: HTMLScriptElement, query: string) {
    const src = script.getAttribute("src") || "";
    if (retried.has(src)) {
      if (isDelivered(script)) enterState("failed");
      return;
    }
    retried.add(src);
    setTimeout(requestAgain, 500, script, query);
  }

  window.addEventListener(
    "error",
    (event) => {
      const isElement = event.target instanceof HTMLScriptElement;
      const address = isElement ? (event.target as HTMLScriptElement).src : event.filename;
      if (!address?.includes("/_next/")) return;
      const script = Array.from(document.scripts).find(({ src }) => src === address);
      // A response that was cut off. The browser may have stored it in its cache.
      const isCutOff = script && event.error instanceof SyntaxError;
      // Turbopack requests the script of a part again when it is lost, but does not notice a response that was cut off.
      if (!isCutOff && (documentState() === "ready" || (isElement && !isDelivered(event.target as Node)))) return;
      // Prevents Next from replacing a readable page with its error screen.
      event.stopPropagation();
      if (isElement) retry(event.target as HTMLScriptElement, "");
      else if (isCutOff) retry(script, "?retry");
      else enterState("failed");
    },
    true,
  );

  const failIn = (ms: number) => setTimeout(enterState, ms, "failed");
  // Some browsers lose a script without an event, or run it without `document.currentScript`, which Turbopack needs.
  window.addEventListener("load", () => failIn(10_000));
  // A script without a response delays the load event as well.
  window.addEventListener("DOMContentLoaded", () => failIn(30_000));

  // At the end, so that the page stays complete when something above throws.
  enterState("loading");
}

/** Returns whether the page needs a script to hydrate. The build moves those to the body; Turbopack inserts others into the head. */
const isDelivered = (script: Node) => document.body.contains(script);

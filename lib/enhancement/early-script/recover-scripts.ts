import { documentState, enterState } from "../document-state";
import { requestAgain } from "../request-again";

/**
 * Marks the document as "loading". Requests a script of the site again when it is lost or cut off, also one that loads after
 * hydration and is cut off. Marks the document as "failed" when it may never hydrate: a script that it contains failed twice
 * or threw, or it is not hydrated 10 s after the load event or 30 s after its text.
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
      const isNeeded = script && isDelivered(script);
      // A response that was cut off. The browser may have stored it in its cache.
      const isCutOff = script && event.error instanceof SyntaxError;
      // Turbopack requests the script of a part again when it is lost, but does not notice a response that was cut off.
      if (!isCutOff && (documentState() === "ready" || !isNeeded)) return;
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
  // A script without a response delays the load event as well. On the slowest lines, the scripts may still be on their way.
  window.addEventListener("DOMContentLoaded", () => failIn(30_000));

  // At the end, so that the page stays complete when something above throws.
  enterState("loading");
}

/** Returns whether the page contains a script, which it needs to hydrate. Turbopack inserts the scripts of parts into the head. */
const isDelivered = (script: Element) => document.body.contains(script);

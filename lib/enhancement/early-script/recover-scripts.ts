import { documentState, enterState } from "../document-state";
import { requestAgain } from "../request-again";

/**
 * Marks the document as "loading". Requests a script of the site again when it is lost or cut off, also one that loads after
 * hydration and is cut off. Marks the document as "failed" when it may never hydrate: a script failed twice or threw, or the
 * page has been loaded for 10 s.
 */
export function recoverScripts(): void {
  const retried = new Set<string>();

  function retry(script: HTMLScriptElement, query: string) {
    const src = script.getAttribute("src") || "";
    if (retried.has(src)) {
      enterState("failed");
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
      // Then, Turbopack requests a lost script again, and an error is one part's. It does not notice a response that was cut off.
      if (documentState() === "ready" && !isCutOff) return;
      // Prevents Next from replacing a readable page with its error screen.
      event.stopPropagation();
      if (isElement) retry(event.target as HTMLScriptElement, "");
      else if (isCutOff) retry(script, "?retry");
      else enterState("failed");
    },
    true,
  );

  // Some browsers lose a script without an event, or run it without `document.currentScript`, which Turbopack needs.
  window.addEventListener("load", () => {
    setTimeout(() => enterState("failed"), 10_000);
  });

  // At the end, so that the page stays complete when something above throws.
  enterState("loading");
}

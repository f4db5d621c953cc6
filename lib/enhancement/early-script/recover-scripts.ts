import { documentState, enterState } from "../document-state";

/**
 * Marks the document as "loading". Requests a script of the site again when it is lost or cut off. Marks the document as
 * "failed" when it may never hydrate: a script failed twice or threw, or the page has been loaded for 10 s.
 */
export function recoverScripts(): void {
  const retried = new Set<string>();

  function retry(script: HTMLScriptElement, query: string) {
    // Turbopack finds its chunks by the attribute as the page wrote it, and not by the absolute address.
    const src = script.getAttribute("src") || "";
    if (retried.has(src)) {
      enterState("failed");
      return;
    }
    retried.add(src);
    setTimeout(() => {
      const copy = document.createElement("script");
      copy.setAttribute("src", src + query);
      if (script.isConnected) script.replaceWith(copy);
      else document.head.append(copy);
      // The request has begun, so this changes only what Turbopack reads.
      copy.setAttribute("src", src);
    }, 500);
  }

  window.addEventListener(
    "error",
    (event) => {
      const isElement = event.target instanceof HTMLScriptElement;
      const address = isElement ? (event.target as HTMLScriptElement).src : event.filename;
      if (documentState() === "ready" || !address || !address.includes("/_next/")) return;
      // Prevents Next from replacing a readable page with its error screen.
      event.stopPropagation();
      const script = Array.from(document.scripts).find(({ src }) => src === address);
      if (isElement) retry(event.target as HTMLScriptElement, "");
      // A response that was cut off. The query bypasses the browser's cache, which may have stored it.
      else if (script && event.error instanceof SyntaxError) retry(script, "?retry");
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

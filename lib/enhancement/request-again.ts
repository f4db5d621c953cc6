/**
 * Requests a script once more, and returns the new element. A query such as `?retry` bypasses the browser's cache, which may have
 * stored half of a response.
 */
export function requestAgain(script: HTMLScriptElement, query: string): HTMLScriptElement {
  // Turbopack finds its chunks by the attribute as the page wrote it, and not by the absolute address.
  const src = script.getAttribute("src") ?? "";
  const copy = document.createElement("script");
  copy.setAttribute("src", src + query);
  if (script.isConnected) script.replaceWith(copy);
  else document.head.append(copy);
  // The request has begun, so this changes only what Turbopack reads.
  copy.setAttribute("src", src);
  return copy;
}

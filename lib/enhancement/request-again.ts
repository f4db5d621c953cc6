/** Requests a script once more, and returns the new element. The query bypasses the cache, which may have half of it. */
export function requestAgain(script: HTMLScriptElement): HTMLScriptElement {
  // Turbopack finds its chunks by the attribute as it wrote it, and not by the absolute address.
  const src = script.getAttribute("src") ?? "";
  const copy = document.createElement("script");
  copy.setAttribute("src", `${src}?retry`);
  script.replaceWith(copy);
  // The request has begun, so this changes only what Turbopack reads.
  copy.setAttribute("src", src);
  return copy;
}

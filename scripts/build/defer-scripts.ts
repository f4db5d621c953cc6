/*
 * Next loads a dozen scripts from the head, where they compete with the page and its fonts on a slow
 * connection. The page requests them after its first frame instead (docs/performance.md).
 */

const script = /<script(?=[^>]* async="")(?=[^>]* src="([^"]+)")[^>]*><\/script>/g;
const preload = /<link rel="preload"(?=[^>]* as="script")[^>]* href="([^"]+)"[^>]*\/>/g;
/* Other elements that load a script early. Supported browsers ignore noModule scripts. */
const other = /<(?:script|link)(?![^>]*noModule)[^>]*\/_next\/[^>]*\.js"[^>]*>/;

/** Runs inline at the end of the body. It has no named inner functions, for which tsx would add a helper. */
function requestScripts(scripts: string[], preloads: string[]): void {
  // A hidden page has no frames.
  const schedule = document.hidden ? setTimeout : requestAnimationFrame;
  schedule(() =>
    setTimeout(() => {
      for (const src of scripts)
        document.head.append(
          Object.assign(document.createElement("script"), {
            async: true,
            src,
            fetchPriority: "high",
          }),
        );
      for (const href of preloads)
        document.head.append(
          Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }),
        );
    }),
  );
}

/** Returns `html` with Next's scripts requested after the first frame. Throws if Next's output has an unexpected form. */
export function deferScripts(html: string): string {
  const scripts = [...html.matchAll(script)].map(([, src]) => src);
  const hints = [...html.matchAll(preload)].map(([, href]) => href);
  const preloads = hints.filter((href) => !scripts.includes(href));
  if (scripts.length === 0) throw new Error("the page has no scripts");
  const rest = html.replace(script, "").replace(preload, "");
  const leftover = other.exec(rest)?.[0];
  if (leftover) throw new Error(`${leftover} is neither an async script nor a preload`);
  if (rest.split("</body>").length !== 2) throw new Error("expected exactly one </body>");
  const call = `(${requestScripts})(${JSON.stringify(scripts)},${JSON.stringify(preloads)})`;
  return rest.replace("</body>", () => `<script>${call}</script></body>`);
}

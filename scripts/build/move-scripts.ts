/*
 * Next loads a dozen scripts from the head, where they compete with the page on a slow connection. At the
 * end of the body, the browser requests them after the page has loaded (docs/performance.md).
 */

const script = /<script(?=[^>]* async="")(?=[^>]* src="[^"]+")[^>]*><\/script>/g;
const preload = /<link rel="preload"(?=[^>]* as="script")[^>]* href="([^"]+)"[^>]*\/>/g;
/* Other elements that load a script early. Supported browsers ignore noModule scripts. */
const other = /<(?:script|link)(?![^>]*noModule)[^>]*\/_next\/[^>]*\.js"[^>]*>/;

/** Returns `html` with Next's scripts at the end of the body. Throws if Next's output has an unexpected form. */
export function moveScripts(html: string): string {
  const scripts = [...html.matchAll(script)].map(([tag]) => tag);
  const preloads = [...html.matchAll(preload)].flatMap(([tag, href]) =>
    scripts.some((script) => script.includes(`src="${href}"`)) ? [] : [tag],
  );
  if (scripts.length === 0) throw new Error("the page has no scripts");
  const rest = html.replace(script, "").replace(preload, "");
  const leftover = other.exec(rest)?.[0];
  if (leftover) throw new Error(`${leftover} is neither an async script nor a preload`);
  if (rest.split("</body>").length !== 2) throw new Error("expected exactly one </body>");
  return rest.replace("</body>", () => `${[...scripts, ...preloads].join("")}</body>`);
}

/*
 * Next loads a dozen scripts from the head, where they compete with the page itself for a slow line. At
 * the end of the body the browser requests them once the whole page has arrived (docs/performance.md).
 */

const script = /<script(?=[^>]* async="")(?=[^>]* src="[^"]+")[^>]*><\/script>/g;
const preload = /<link rel="preload"(?=[^>]* as="script")[^>]*\/>/g;
/* Anything else that would load a script early. Browsers that need the noModule scripts are not supported. */
const other = /<(?:script|link)(?![^>]*noModule)[^>]*\/_next\/[^>]*\.js"[^>]*>/;

/** Returns `html` with Next's scripts at the end of the body, and no preloads. Throws for a page that Next writes differently. */
export function moveScripts(html: string): string {
  const scripts = html.match(script);
  if (!scripts) throw new Error("the page has no scripts");
  const rest = html.replace(script, "").replace(preload, "");
  const left = other.exec(rest)?.[0];
  if (left) throw new Error(`${left} is not an async script`);
  if (rest.split("</body>").length !== 2) throw new Error("expected exactly one </body>");
  return rest.replace("</body>", () => `${scripts.join("")}</body>`);
}

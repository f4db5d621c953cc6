/*
 * Next loads a dozen scripts from the head, where they compete with the fonts for a slow line. Loaded
 * after the first frame, they leave the headline 15 to 20 % earlier (docs/performance.md).
 */

const script = /<script(?=[^>]* async="")(?=[^>]* src="([^"]+)")[^>]*><\/script>/g;
const hint = /<link rel="preload"(?=[^>]* as="script")[^>]* href="([^"]+)"[^>]*\/>/g;
/* Anything else that would load a script early; noModule scripts are for old browsers alone. */
const early = /<(?:script|link)(?![^>]*noModule)[^>]*\/_next\/[^>]*\.js"[^>]*>/;

/**
 * Returns `html` with Next's scripts loaded after the first frame, or at once in a hidden page, which
 * has no frames. Throws when the page is not as this version of Next writes it.
 */
export function deferScripts(html: string): string {
  const scripts = [...html.matchAll(script)].map(([, src]) => src);
  const preloads = [...html.matchAll(hint)]
    .map(([, href]) => href)
    .filter((href) => !scripts.includes(href));
  if (scripts.length === 0) throw new Error("the page has no scripts");
  const rest = html.replace(hint, "").replace(script, "");
  const left = early.exec(rest)?.[0];
  if (left) throw new Error(`${left} would load before the first frame`);
  if (rest.split("</body>").length !== 2) throw new Error("expected exactly one </body>");
  const loader = `<script>${loaderOf(JSON.stringify(scripts), JSON.stringify(preloads))}</script>`;
  return rest.replace("</body>", () => `${loader}</body>`);
}

/* React looks for scripts by their `async`, and would load one without it a second time. */
const loaderOf = (scripts: string, preloads: string) => `(function () {
  function add(name, fields) { document.head.appendChild(Object.assign(document.createElement(name), fields)) }
  function load() {
    ${scripts}.forEach(function (src) { add("script", { async: true, fetchPriority: "high", src: src }) });
    ${preloads}.forEach(function (href) { add("link", { rel: "preload", as: "script", href: href }) });
  }
  document.hidden ? load() : requestAnimationFrame(function () { setTimeout(load) });
})()`;

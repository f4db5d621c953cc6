/* Next names a dozen scripts in a page's head, which would compete with the fonts (docs/decisions/4-deferral.md). */

const script = /<script(?=[^>]* async="")(?=[^>]* src="([^"]+)")[^>]*><\/script>/g;
const hint = /<link rel="preload"(?=[^>]* as="script")[^>]* href="([^"]+)"[^>]*\/>/g;
/* What would still be fetched early; the polyfills are for browsers without modules alone. */
const early = /<(?:script|link)(?![^>]*noModule)[^>]*\/_next\/[^>]*\.js"[^>]*>/;

/**
 * Returns `html` with Next's scripts and the owner's analytics fetched once the page is painted; at once where it is hidden, and
 * has no frames. Throws when the page is not as this version of Next writes it.
 */
export function deferScripts(html: string): string {
  const scripts = [...html.matchAll(script)].map(([, src]) => src);
  // Those of a part that is loaded by itself (next/dynamic); the others are among the scripts.
  const hinted = [...html.matchAll(hint)].map(([, href]) => href);
  const parts = hinted.filter((href) => !scripts.includes(href));
  if (scripts.length === 0) throw new Error("the page names no scripts");
  const bare = html.replace(hint, "").replace(script, "");
  const left = early.exec(bare)?.[0];
  if (left) throw new Error(`${left} would be fetched before the page is painted`);
  if (bare.split("</body>").length !== 2) throw new Error("the page has no one end of its body");
  return bare.replace("</body>", () => `${loader(scripts, parts)}</body>`);
}

/*
 * A script that React has in its tree is looked for by its `async`, and would be fetched again without.
 * By then the pictures further down are on their way too: they can wait, a tap cannot.
 */
function loader(scripts: unknown[], parts: unknown[]): string {
  const add = `function add(name,fields){document.head.appendChild(Object.assign(document.createElement(name),fields))}`;
  const load = `function load(){${JSON.stringify(scripts)}.forEach(function(src){add("script",{async:true,fetchPriority:"high",src:src})});${JSON.stringify(parts)}.forEach(function(href){add("link",{rel:"preload",as:"script",href:href})})}`;
  return `<script>(function(){${add}${load}document.hidden?load():requestAnimationFrame(function(){setTimeout(load)})})()</script>`;
}

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/*
 * Next names a dozen scripts in a page's head, which compete with the font for a slow connection's
 * first second and cost a round trip each. Here they become two files, what all pages share and what
 * a page has besides, fetched once the page is painted.
 *
 * A chunk tells the runtime its name by `document.currentScript`, for which the runtime also takes
 * the name itself (and which some phone browsers leave null). Elements whose chunks the payload names
 * stay, with a type that no browser runs, since React and the runtime look there for what is loaded.
 */

const tag = /<script src="(\/_next\/static\/chunks\/[^"]+\.js)" async=""><\/script>/g;
const hint = /<link rel="preload" as="script"[^>]*\/>/g;
/* For browsers without modules, which are older than anything that this site's styles reach. */
const polyfills = /<script src="[^"]+" noModule=""><\/script>/;
const self = '"object"==typeof document?document.currentScript:void 0';
const folder = "/_next/static/chunks/";

/** Gives the pages' HTML with their scripts gathered, and writes those to the export in `out`. */
export function gatherScripts(pages: Map<string, string>, out: string): Map<string, string> {
  const chunks = new Map([...pages].map(([page, html]) => [page, chunksOf(html)]));
  const [first = [], ...others] = chunks.values();
  const shared = first.filter((chunk) => others.every((other) => other.includes(chunk)));
  if (shared.length === 0) throw new Error("the pages name no script that they share");
  const framework = write(shared, out);
  return new Map(
    [...pages].map(([page, html]) => {
      const own = chunks.get(page)?.filter((chunk) => !shared.includes(chunk)) ?? [];
      const scripts = own.length > 0 ? [framework, write(own, out)] : [framework];
      const inert = html
        .replace(hint, "")
        .replace(polyfills, "")
        .replace(tag, (_, src) =>
          // The payload names those of the page's own parts.
          html.split(src).length > 2 ? `<script type="inert" src="${src}" async=""></script>` : "",
        );
      return [page, inert.replace("</body>", () => `${loader(scripts)}</body>`)];
    }),
  );
}

const chunksOf = (html: string) => [...html.matchAll(tag)].map(([, src = ""]) => src);

function write(chunks: string[], out: string): string {
  const text = chunks.map((chunk) => named(chunk, readFileSync(path.join(out, chunk), "utf8")));
  // A task each, so that no tap waits for all of them; the brackets have a function compiled at once.
  const tasks = text.map((chunk) => `(function(){${chunk}\n})`);
  const bundle = `[${tasks.join(",")}].forEach(function(f){setTimeout(f)})`;
  const hash = createHash("sha256").update(bundle).digest("hex").slice(0, 13);
  const file = `${folder}${hash}.js`;
  writeFileSync(path.join(out, file), bundle);
  return file;
}

function named(chunk: string, text: string): string {
  if (chunk.includes("/turbopack-")) return text;
  if (!text.includes(self)) throw new Error(`${chunk} does not tell its name as it used to`);
  return text.replace(self, JSON.stringify(chunk.slice("/_next/".length)));
}

/** Fetches the scripts after the first frame; at once in a page that nobody looks at, which has none. */
function loader(scripts: string[]): string {
  const fetch = `function go(){${JSON.stringify(scripts)}.forEach(function(u){var s=document.createElement("script");s.src=u;document.head.appendChild(s)})}`;
  return `<script>(function(){${fetch}document.hidden?go():requestAnimationFrame(function(){setTimeout(go)})})()</script>`;
}

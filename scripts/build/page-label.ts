import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as cheerio from "cheerio";
import { pageLabel } from "../../content/page-label";

/* The bytes of a file as a host sends it: compressed, unless it already is. */
const sent = (content: string | Buffer, name = "") =>
  (/\.(woff2|avif|webp|png)$/.test(name) ? content : brotliCompressSync(content)).length;

/** Returns the files of `out` that the landing page asks for, by kind; of a picture in several sizes the largest. */
function filesOf(html: string) {
  const $ = cheerio.load(html);
  const valuesOf = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? "");
  const code = $("script:not([src])").text();
  const photos = valuesOf("source[type='image/avif']", "srcset");
  const largest = (srcset: string) => srcset.split(", ").at(-1)?.split(" ")[0] ?? "";
  const drawings = [...valuesOf("img", "src"), ...valuesOf("use, image", "href")];
  return {
    script: code.match(/\/_next\/static\/chunks\/[\w.-]+\.js/g) ?? [],
    pictures: [...photos.map(largest), ...drawings.flatMap((src) => /^.+\.svg/.exec(src) ?? [])],
    typefaces: html.match(/\/_next\/static\/media\/[\w.-]+\.woff2/g) ?? [],
    style: valuesOf("link[rel=stylesheet]:not([disabled])", "href"),
  };
}

function declaration(html: string, out: string): string {
  const weights = Object.entries({ ...filesOf(html), html: [] }).map(([kind, names]) => {
    const sizes = [...new Set(names)].map((name) => sent(readFileSync(path.join(out, name)), name));
    const bytes = sizes.reduce((sum, size) => sum + size, kind === "html" ? sent(html) : 0);
    const called = pageLabel.files[kind as keyof typeof pageLabel.files];
    return { bytes, says: called.replace("{size}", `${Math.round(bytes / 1000)} KB`) };
  });
  return weights
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ says }) => says)
    .join(", ");
}

const list = (hosts: string[]) => [...new Set(hosts)].sort().join(", ") || "none";

/**
 * Returns the landing page with its label written, and with its policy (`finish`). Throws when the page has no place for
 * it, and when the policy allows a host that the label does not name, or not one that it does.
 */
export function withPageLabel(html: string, out: string, finish: (html: string) => string): string {
  if (!html.includes(pageLabel.list)) throw new Error("it has no place for the page's own label");
  // It does not count its own line, some 60 bytes: figures that count themselves may never settle.
  const finished = finish(html.replaceAll(pageLabel.list, declaration(finish(html), out)));
  checkHosts(finished);
  return finished;
}

function checkHosts(html: string): void {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const addresses = policy.match(/https?:\/\/[^\s;"]+/g) ?? [];
  const allowed = list(addresses.map((address) => new URL(address).host));
  const named = list(pageLabel.foreign.flatMap(({ hosts }) => hosts));
  if (allowed !== named)
    throw new Error(
      `its policy allows, beside ours: ${allowed}; its label (content/page-label.ts) names: ${named}`,
    );
}

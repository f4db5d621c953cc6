import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as cheerio from "cheerio";
import { pageLabel } from "../../content/page-label";

/** Bytes of a file as a host sends it: compressed, unless it already is. */
function sent(content: string | Buffer, name = ""): number {
  return /\.(woff2|avif|webp|png)$/.test(name)
    ? content.length
    : brotliCompressSync(content).length;
}

/** Returns the files of `out` that the landing page asks for, by kind; of a picture in several sizes the largest. */
export function filesOf(
  html: string,
): Record<"script" | "pictures" | "typefaces" | "style", string[]> {
  const $ = cheerio.load(html);
  const all = (pattern: RegExp, text = html) => [...new Set(text.match(pattern) ?? [])];
  const largest = (srcset: string) => srcset.split(", ").at(-1)?.split(" ")[0] ?? "";
  const style = $("link[rel=stylesheet]:not([disabled])")
    .toArray()
    .map((link) => $(link).attr("href") ?? "");
  const photos = $("source[type='image/avif']")
    .toArray()
    .map((source) => largest($(source).attr("srcset") ?? ""));
  const drawings = $("img, use, image")
    .toArray()
    .map((drawing) =>
      ($(drawing).attr("src") ?? $(drawing).attr("href") ?? "").replace(/[?#].*/, ""),
    )
    .filter((src) => src.endsWith(".svg"));
  return {
    script: all(/\/_next\/static\/chunks\/[\w.-]+\.js/g, $("script:not([src])").text()),
    pictures: [...new Set([...photos, ...drawings])],
    typefaces: all(/\/_next\/static\/media\/[\w.-]+\.woff2/g),
    style,
  };
}

/** Returns what the page weighs, as its label says it: each kind of file with its KB, the heaviest first. */
export function declaration(html: string, out: string): string {
  const files = filesOf(html);
  const weigh = (names: string[]) =>
    names.reduce((sum, name) => sum + sent(readFileSync(path.join(out, name)), name), 0);
  const weights = [
    [pageLabel.files.script, weigh(files.script)],
    [pageLabel.files.pictures, weigh(files.pictures)],
    [pageLabel.files.typefaces, weigh(files.typefaces)],
    [pageLabel.files.html, sent(html)],
    [pageLabel.files.style, weigh(files.style)],
  ] as const;
  return [...weights]
    .filter(([, bytes]) => bytes > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => name.replace("{size}", `${Math.round(bytes / 1000)} KB`))
    .join(", ");
}

/** Returns the hosts beside our own that a policy allows. */
export function hostsIn(policy: string): string[] {
  const addresses = policy.match(/https?:\/\/[^\s;"]+/g) ?? [];
  return [...new Set(addresses.map((address) => new URL(address).host))].sort();
}

/**
 * Returns the landing page with its label written, and with its policy (`finish`). The label counts itself, so that it
 * is written until its figures hold. Throws when the page has no place for it, and when the policy allows a host that the
 * label does not name, or not one that it does.
 */
export function withPageLabel(html: string, out: string, finish: (html: string) => string): string {
  if (!html.includes(pageLabel.list)) throw new Error("it has no place for the page's own label");
  let list = pageLabel.list;
  for (let turn = 0; turn < 4; turn++) {
    const finished = finish(html.replaceAll(pageLabel.list, list));
    const right = declaration(finished, out);
    if (right !== list) {
      list = right;
      continue;
    }
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(finished)?.[1];
    const allowed = hostsIn(policy ?? "").join(", ");
    const named = pageLabel.foreign.flatMap(({ hosts }) => hosts);
    const declared = [...new Set(named)].sort().join(", ");
    if (allowed !== declared)
      throw new Error(
        `its policy allows ${allowed || "no host"} beside ours, and its label (content/page-label.ts) names ${declared || "none"}`,
      );
    return finished;
  }
  throw new Error("the figures of its label do not settle");
}

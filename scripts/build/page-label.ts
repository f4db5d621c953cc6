import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as cheerio from "cheerio";
import { pageLabel } from "../../content/page-label";

/** Returns the bytes of a file as a host sends it: compressed, unless it already is. */
const sent = (content: string | Buffer, name = "") =>
  (/\.(woff2|avif|webp|png)$/.test(name) ? content : brotliCompressSync(content)).length;

/** Returns the files of `out` that the landing page asks for, by kind; of a picture in several sizes the largest. */
function filesOf(html: string) {
  const $ = cheerio.load(html);
  const valuesOf = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? "");
  const photos = valuesOf("source[type='image/avif']", "srcset");
  const largest = (srcset: string) => srcset.split(", ").at(-1)?.split(" ")[0] ?? "";
  const drawings = [...valuesOf("img", "src"), ...valuesOf("use, image", "href")];
  return {
    script:
      $("script:not([src])")
        .text()
        .match(/\/_next\/static\/chunks\/[\w.-]+\.js/g) ?? [],
    pictures: [...photos.map(largest), ...drawings.flatMap((src) => /^.+\.svg/.exec(src) ?? [])],
    typefaces: html.match(/\/_next\/static\/media\/[\w.-]+\.woff2/g) ?? [],
    style: valuesOf("link[rel=stylesheet]:not([disabled])", "href"),
  };
}

/** Returns what the page weighs, as its label says it: each kind of file with its KB, the heaviest first. */
function declaration(html: string, out: string): string {
  const weights = Object.entries(filesOf(html)).map(([kind, names]): [string, number] => {
    const sizes = [...new Set(names)].map((name) => sent(readFileSync(path.join(out, name)), name));
    return [kind, sizes.reduce((sum, size) => sum + size, 0)];
  });
  return [...weights, ["html", sent(html)] as const]
    .filter(([, bytes]) => bytes > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, bytes]) => {
      const called = pageLabel.files[kind as keyof typeof pageLabel.files];
      return called.replace("{size}", `${Math.round(bytes / 1000)} KB`);
    })
    .join(", ");
}

/** Returns the hosts beside our own that a policy allows. */
function hostsIn(policy: string): string[] {
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

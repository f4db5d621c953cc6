import { readFileSync } from "node:fs";
import path from "node:path";

const link = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"([^>]*)\/>/g;

/**
 * Inlines a page's style sheets, which saves a round trip before the first paint. Next's `inlineCss` option
 * would write it three times. Disables the link instead of removing it, because React looks for it.
 * Throws if the page has no style sheet.
 */
export function inlineCss(html: string, out: string): string {
  const inlined = html.replace(link, (_, href: string, rest: string) => {
    const css = readFileSync(path.join(out, href), "utf8")
      .replace(/\/\*# sourceMappingURL.*?\*\//, "")
      .replaceAll("url(../", "url(/_next/static/");
    if (/<\/style/i.test(css)) throw new Error(`${href} contains </style`);
    return `<style>${css}</style><link rel="stylesheet" href="${href}"${rest} disabled=""/>`;
  });
  if (inlined.split("<style>").length < 2) throw new Error("expected at least one style sheet in the page");
  return inlined;
}

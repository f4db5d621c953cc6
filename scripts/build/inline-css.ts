import { readFileSync } from "node:fs";
import path from "node:path";

const link = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"([^>]*)\/>/g;

/**
 * Returns `html` with its style sheet inline, once, which saves a round trip before the first paint
 * (Next's `inlineCss` writes it three times). The link stays, disabled, since React looks for it.
 * Throws when the page does not have exactly one sheet.
 */
export function inlineCss(html: string, out: string): string {
  const inlined = html.replace(link, (_, href: string, rest: string) => {
    const css = readFileSync(path.join(out, href), "utf8")
      .replace(/\/\*# sourceMappingURL.*?\*\//, "")
      .replaceAll("url(../", "url(/_next/static/");
    if (/<\/style/i.test(css)) throw new Error(`${href} contains </style`);
    return `<style>${css}</style><link rel="stylesheet" href="${href}"${rest} disabled=""/>`;
  });
  if (inlined.split("<style>").length !== 2)
    throw new Error("expected exactly one style sheet in the page");
  return inlined;
}

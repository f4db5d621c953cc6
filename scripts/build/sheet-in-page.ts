import { readFileSync } from "node:fs";
import path from "node:path";

const link = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"([^>]*)\/>/g;

/**
 * Gives `html` with its style sheet in it, once (docs/decisions/8-sheet-in-the-page.md). The link stays, disabled, for React, which
 * looks for it. Throws when the page is not as this version of Next writes it.
 */
export function sheetInPage(html: string, out: string): string {
  const filled = html.replace(link, (_, href: string, rest: string) => {
    const css = readFileSync(path.join(out, href), "utf8")
      .replace(/\/\*# sourceMappingURL.*?\*\//, "")
      .replaceAll("url(../", "url(/_next/static/");
    if (/<\/style/i.test(css)) throw new Error(`${href} would end its own element`);
    return `<style>${css}</style><link rel="stylesheet" href="${href}"${rest} disabled=""/>`;
  });
  if (filled.split("<style>").length !== 2) throw new Error("the page has no one style sheet");
  return filled;
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as cheerio from "cheerio";
import { foreignHosts } from "./foreign";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const unique = (values: string[]) => [...new Set(values)];

/* The toasts' library inserts its sheet from its script: first as an empty element, then with its text. */
const toasts = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
const [, toastSheet = ""] = /__insertCSS\(("(?:\\.|[^"\\])*")\)/.exec(toasts) ?? [];
const toastStyles = [sha256(""), sha256(JSON.parse(toastSheet))];

/*
 * Next writes this first in every head, and the policy goes right behind it: a browser looks for the
 * encoding in a page's first 1024 bytes only, which the policy's hashes fill, and hosts send HTML without
 * naming one. No policy governs it.
 */
const headBegins = '<head><meta charSet="utf-8"/>';

/** Returns the Content-Security-Policy of one exported page: its own scripts, and foreign ones by address. */
function policyOf(html: string): string {
  const foreign = foreignHosts();
  const letIn = (name: string) =>
    unique(foreign.filter(({ directive }) => directive === name).map(({ host }) => host));
  const frames = letIn("frame-src");
  const $ = cheerio.load(html);
  const scripts = $("script:not([src]):not([type='application/ld+json'])")
    .toArray()
    .map((script) => sha256($(script).text()));
  const styles = $("style")
    .toArray()
    .map((style) => sha256($(style).text()));
  const attributes = $("[style]")
    .toArray()
    .map((element) => sha256($(element).attr("style") ?? ""));
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...unique(scripts), ...letIn("script-src")],
    // For Safari before 15.4, which knows neither of the two that follow.
    "style-src": ["'self'", "'unsafe-inline'", ...letIn("style-src-elem")],
    "style-src-elem": [
      "'self'",
      ...unique([...styles, ...toastStyles]),
      ...letIn("style-src-elem"),
    ],
    "style-src-attr":
      attributes.length > 0 ? ["'unsafe-hashes'", ...unique(attributes)] : ["'none'"],
    // The QR code of a tagged link is made in the page.
    "img-src": ["'self'", "data:", ...letIn("img-src")],
    "font-src": ["'self'", ...letIn("font-src")],
    "connect-src": ["'self'", ...letIn("connect-src")],
    ...(frames.length > 0 && { "frame-src": frames }),
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/**
 * Returns an exported page with its policy as the first thing that it could break. Throws when the page
 * does not begin as Next writes it.
 */
export function withPolicy(html: string): string {
  if (html.split(headBegins).length !== 2) throw new Error(`it has no ${headBegins}`);
  const policy = policyOf(html);
  return html.replace(
    headBegins,
    () => `${headBegins}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

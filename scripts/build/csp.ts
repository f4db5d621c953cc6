import { hash } from "node:crypto";
import type { CheerioAPI } from "cheerio";
import { thirdPartyHosts } from "../../lib/third-parties/third-party-hosts";
import { firstResource } from "./order-head";

const sha256 = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

/**
 * Returns the Content-Security-Policy of a page: hashes of its inline scripts and styles and of `insertedStyles`, the
 * styles that its scripts insert, and third-party hosts.
 */
function policyOf($: CheerioAPI, insertedStyles: string[]): string {
  const hashes = (selector: string) => Array.from($(selector), (element) => sha256($(element).text()));
  const attributes = Array.from($("[style]"), (element) => sha256($(element).attr("style") ?? ""));
  const hosts = thirdPartyHosts();
  const inlineScripts = "script:not([src], [type='application/ld+json'])";
  const policy: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(inlineScripts), ...hosts.script],
    // For Safari before 15.4, which does not support the next two directives.
    "style-src": ["'self'", "'unsafe-inline'", ...hosts.style],
    "style-src-elem": ["'self'", ...hashes("style"), ...insertedStyles.map(sha256), ...hosts.style],
    "style-src-attr": attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"],
    // `data:` allows the QR code of a tagged link.
    "img-src": ["'self'", "data:", ...hosts.image],
    "font-src": ["'self'", ...hosts.font],
    "connect-src": ["'self'", ...hosts.connect],
    "frame-src": hosts.frame,
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return Object.entries(policy)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [...new Set([name, ...sources])].join(" "))
    .join("; ");
}

/**
 * Adds a page's Content-Security-Policy as a meta element, before all that it governs, and after the elements that describe
 * the page: its hashes are long, and link previews read only the start of a page. Must be the last step, because the policy
 * has hashes of the page's inline scripts and styles.
 */
export function addPolicy($: CheerioAPI, insertedStyles: string[]): void {
  const policy = $("<meta>").attr({ "http-equiv": "Content-Security-Policy", content: policyOf($, insertedStyles) });
  const governed = firstResource($);
  if (governed.length > 0) policy.insertBefore(governed);
  else policy.appendTo("head");
}

import { createHash } from "node:crypto";
import type { CheerioAPI } from "cheerio";
import { thirdPartyHosts } from "../../lib/third-parties/third-party-hosts";
import { unexpected } from "./unexpected";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Returns the Content-Security-Policy of a page: hashes of its inline scripts, and third-party hosts. It allows all inline
 * styles: docs/architecture.md has the reason.
 */
function policyOf($: CheerioAPI): string {
  const inlineScripts = $("script:not([src], [type='application/ld+json'])");
  const hosts = thirdPartyHosts();
  const policy: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...Array.from(inlineScripts, (script) => sha256($(script).text())), ...hosts.script],
    "style-src": ["'self'", "'unsafe-inline'", ...hosts.style],
    // `data:` allows the QR code of a tagged link.
    "img-src": ["'self'", "data:", ...hosts.image],
    "font-src": ["'self'", ...hosts.font],
    "connect-src": ["'self'", ...hosts.connect],
    "frame-src": hosts.frame,
    "worker-src": ["'none'"],
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
 * has hashes of the page's inline scripts.
 */
export function addPolicy($: CheerioAPI): void {
  const governed = $("head").children("script, style, link:not([rel='canonical'])").first();
  if (governed.length === 0) throw unexpected("scripts or styles in the head", "none");
  governed.before($("<meta>").attr({ "http-equiv": "Content-Security-Policy", content: policyOf($) }));
}

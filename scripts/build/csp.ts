import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as cheerio from "cheerio";
import { scripts } from "../../content/scripts";
import { store } from "../../content/store";

const sha256 = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

/* sonner's script inserts a style sheet: first an empty element, then its text. */
const sonner = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
const [, sonnerCss = ""] = /__insertCSS\(("(?:\\.|[^"\\])*")\)/.exec(sonner) ?? [];
const sonnerStyles = ["", JSON.parse(sonnerCss)].map(sha256);

type Kind = "script" | "connect" | "style" | "image" | "font" | "frame";

/** Returns the third-party addresses that the content allows the pages to request. */
export function thirdPartyHosts(): Record<Kind, string[]> {
  const { analytics } = scripts;
  const consent = store.consent === "ask" ? scripts.consent : null;
  const hostsOf = (kind: Kind, ...addresses: (string | undefined)[]) =>
    [...addresses, ...(analytics?.hosts?.[kind] ?? []), ...(consent?.hosts?.[kind] ?? [])].flatMap((address) =>
      address?.startsWith("https:") ? address : [],
    );
  const consentScripts = consent?.scripts.map(({ src }) => src) ?? [];
  const smartScript = store.consent === "off" ? undefined : store.smartScript;
  return {
    script: hostsOf("script", smartScript, analytics?.src, ...consentScripts),
    // Most analytics scripts send requests to the host that serves them.
    connect: hostsOf("connect", analytics?.src.replace(/^(https:\/\/[^/]+).*/, "$1")),
    style: hostsOf("style", ...(consent?.styles ?? [])),
    image: hostsOf("image"),
    font: hostsOf("font"),
    frame: hostsOf("frame"),
  };
}

/** Returns the Content-Security-Policy of an exported page: hashes of its inline scripts and styles, and third-party hosts. */
function cspOf(html: string): string {
  const $ = cheerio.load(html);
  const hashes = (selector: string) => Array.from($(selector), (one) => sha256($(one).text()));
  const attributes = Array.from($("[style]"), (one) => sha256($(one).attr("style") ?? ""));
  const hosts = thirdPartyHosts();
  const inlineScripts = "script:not([src], [type='application/ld+json'])";
  const policy: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(inlineScripts), ...hosts.script],
    // For Safari before 15.4, which does not support the next two directives.
    "style-src": ["'self'", "'unsafe-inline'", ...hosts.style],
    "style-src-elem": ["'self'", ...hashes("style"), ...sonnerStyles, ...hosts.style],
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

/** Returns an exported page with its policy as a meta element. Throws if the page does not start with its charset. */
export function withCsp(html: string): string {
  // Browsers look for the charset in the first 1024 bytes of a page, so the policy follows it.
  const start = '<head><meta charSet="utf-8"/>';
  if (html.split(start).length !== 2) throw new Error(`the page has no ${start}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${cspOf(html)}"/>`;
  return html.replace(start, () => start + meta);
}

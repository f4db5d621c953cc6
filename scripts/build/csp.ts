import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as cheerio from "cheerio";
import { scripts } from "../../content/scripts";
import { store } from "../../content/store";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const unique = (values: string[]) => [...new Set(values)];

/* sonner inserts its style sheet from its script: first an empty element, then its text. */
const sonner = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
const [, sonnerCss = ""] = /__insertCSS\(("(?:\\.|[^"\\])*")\)/.exec(sonner) ?? [];
const sonnerStyles = [sha256(""), sha256(JSON.parse(sonnerCss))];

/*
 * The policy goes behind the charset: browsers look for that in a page's first 1024 bytes, which the
 * policy's hashes fill.
 */
const charset = '<meta charSet="utf-8"/>';

const directives = {
  script: "script-src",
  connect: "connect-src",
  style: "style-src-elem",
  image: "img-src",
  font: "font-src",
  frame: "frame-src",
} as const;
type Hosts = { [Kind in keyof typeof directives]?: string[] };

/** Returns the third-party addresses that the content allows the pages to request, each with its CSP directive. */
export function thirdPartyHosts(): { host: string; directive: string }[] {
  const { analytics } = scripts;
  const consent = store.consent === "ask" ? scripts.consent : null;
  const allowed: Hosts[] = [
    { script: store.consent === "off" ? [] : [store.smartScript] },
    analytics ? { script: [analytics.src] } : {},
    // Most analytics scripts report to the host that they come from.
    analytics?.src.startsWith("https:") ? { connect: [new URL(analytics.src).origin] } : {},
    analytics?.hosts ?? {},
    consent ? { script: consent.scripts.map(({ src }) => src), style: consent.styles } : {},
    consent?.hosts ?? {},
  ];
  return allowed.flatMap((hosts) =>
    Object.entries(directives).flatMap(([kind, directive]) =>
      (hosts[kind as keyof Hosts] ?? [])
        .filter((host) => host.startsWith("https:"))
        .map((host) => ({ host, directive })),
    ),
  );
}

/** Returns the Content-Security-Policy of an exported page: hashes of its inline scripts and styles, and third-party hosts. */
function cspOf(html: string): string {
  const $ = cheerio.load(html);
  const hashes = (selector: string, read: (element: cheerio.Cheerio<never>) => string) =>
    unique(
      $(selector)
        .toArray()
        .map((element) => sha256(read($(element) as never))),
    );
  const scriptHashes = hashes("script:not([src]):not([type='application/ld+json'])", (script) =>
    script.text(),
  );
  const attributeHashes = hashes("[style]", (element) => element.attr("style") ?? "");
  const hosts = (name: string) =>
    unique(
      thirdPartyHosts()
        .filter(({ directive }) => directive === name)
        .map(({ host }) => host),
    );
  const frames = hosts("frame-src");
  const policy: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes, ...hosts("script-src")],
    // Safari before 15.4 knows neither of the two directives that follow.
    "style-src": ["'self'", "'unsafe-inline'", ...hosts("style-src-elem")],
    "style-src-elem": [
      "'self'",
      ...hashes("style", (style) => style.text()),
      ...sonnerStyles,
      ...hosts("style-src-elem"),
    ],
    "style-src-attr": attributeHashes.length ? ["'unsafe-hashes'", ...attributeHashes] : ["'none'"],
    // data: for the QR code of a tagged link.
    "img-src": ["'self'", "data:", ...hosts("img-src")],
    "font-src": ["'self'", ...hosts("font-src")],
    "connect-src": ["'self'", ...hosts("connect-src")],
    ...(frames.length > 0 && { "frame-src": frames }),
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** Returns an exported page with its policy as a meta element. Throws when it has no charset at its start. */
export function withCsp(html: string): string {
  const start = `<head>${charset}`;
  if (html.split(start).length !== 2) throw new Error(`the page has no ${start}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${cspOf(html)}"/>`;
  return html.replace(start, () => start + meta);
}

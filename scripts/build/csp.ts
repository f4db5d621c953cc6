import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as cheerio from "cheerio";
import { scripts } from "../../content/scripts";
import { store } from "../../content/store";

const sha256 = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

/* sonner inserts its style sheet from its script: first an empty element, then its text. */
const sonner = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
const [, sonnerCss = ""] = /__insertCSS\(("(?:\\.|[^"\\])*")\)/.exec(sonner) ?? [];
const sonnerStyles = ["", JSON.parse(sonnerCss)].map(sha256);

const directives = {
  script: "script-src",
  connect: "connect-src",
  style: "style-src-elem",
  image: "img-src",
  font: "font-src",
  frame: "frame-src",
} as const;
const originOf = /^(https:\/\/[^/]+).*/;

type Hosts = { [Kind in keyof typeof directives]?: string[] };

/** Returns the third-party addresses that the content allows the pages to request, each with its CSP directive. */
export function thirdPartyHosts(): { host: string; directive: string }[] {
  const { analytics } = scripts;
  const consent = store.consent === "ask" ? scripts.consent : null;
  const allowed: (Hosts | null | undefined)[] = [
    store.consent === "off" ? null : { script: [store.smartScript] },
    // Most analytics scripts report to the host that they come from.
    analytics && { script: [analytics.src], connect: [analytics.src.replace(originOf, "$1")] },
    analytics?.hosts,
    consent && { script: consent.scripts.map(({ src }) => src), style: consent.styles },
    consent?.hosts,
  ];
  return allowed.flatMap((hosts) =>
    Object.entries(hosts ?? {}).flatMap(([kind, addresses]) =>
      (addresses ?? [])
        .filter((host) => host.startsWith("https:"))
        .map((host) => ({ host, directive: directives[kind as keyof Hosts] })),
    ),
  );
}

/** Returns the Content-Security-Policy of an exported page: hashes of its inline scripts and styles, and third-party hosts. */
function cspOf(html: string): string {
  const $ = cheerio.load(html);
  const hashes = (selector: string) =>
    $(selector)
      .get()
      .map((element) => sha256($(element).text()));
  const hosts = (name: string) =>
    thirdPartyHosts().flatMap(({ host, directive }) => (directive === name ? host : []));
  const attributes = $("[style]")
    .get()
    .map((element) => sha256($(element).attr("style") ?? ""));
  const policy: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": [
      "'self'",
      ...hashes("script:not([src]):not([type='application/ld+json'])"),
      ...hosts("script-src"),
    ],
    // Safari before 15.4 knows neither of the two directives that follow.
    "style-src": ["'self'", "'unsafe-inline'", ...hosts("style-src-elem")],
    "style-src-elem": ["'self'", ...hashes("style"), ...sonnerStyles, ...hosts("style-src-elem")],
    "style-src-attr": attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"],
    // data: for the QR code of a tagged link.
    "img-src": ["'self'", "data:", ...hosts("img-src")],
    "font-src": ["'self'", ...hosts("font-src")],
    "connect-src": ["'self'", ...hosts("connect-src")],
    "frame-src": hosts("frame-src"),
    "manifest-src": ["'self'"],
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

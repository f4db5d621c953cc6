import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as cheerio from "cheerio";
import { scripts } from "../../content/scripts";
import { store } from "../../content/store";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const unique = (values: string[]) => [...new Set(values)];

/* The toasts' library inserts its sheet from its script: first as an empty element, then with its text. */
const toasts = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
const [, toastSheet = ""] = /__insertCSS\(("(?:\\.|[^"\\])*")\)/.exec(toasts) ?? [];
const toastStyles = [sha256(""), sha256(JSON.parse(toastSheet))];

/*
 * Next writes this first in every head, and the policy goes right behind: browsers look for the encoding in a page's first
 * 1024 bytes, which the policy's hashes fill, and hosts send HTML without naming one.
 */
const headBegins = '<head><meta charSet="utf-8"/>';

const directives = {
  script: "script-src",
  connect: "connect-src",
  style: "style-src-elem",
  image: "img-src",
  font: "font-src",
  frame: "frame-src",
} as const;
type Hosts = { [Kind in keyof typeof directives]?: string[] };

/** Returns every other host, or address of a script, that the content lets the pages ask, and what lets it in of a page's policy. */
export function foreignHosts(): { host: string; directive: string }[] {
  const { analytics } = scripts;
  const consent = store.consent === "ask" ? scripts.consent : null;
  const isForeign = (address: string) => address.startsWith("https:");
  const asked: Hosts[] = [
    { script: store.consent === "off" ? [] : [store.smartScript] },
    // Where it comes from is where most of them send what they count.
    analytics && isForeign(analytics.src)
      ? { script: [analytics.src], connect: [new URL(analytics.src).origin] }
      : {},
    analytics?.hosts ?? {},
    consent ? { script: consent.scripts.map(({ src }) => src), style: consent.styles } : {},
    consent?.hosts ?? {},
  ];
  return asked.flatMap((hosts) =>
    Object.entries(directives).flatMap(([kind, directive]) =>
      (hosts[kind as keyof Hosts] ?? []).filter(isForeign).map((host) => ({ host, directive })),
    ),
  );
}

/** Returns the Content-Security-Policy of one exported page: its own scripts, and foreign ones by address. */
function policyOf(html: string): string {
  const foreign = foreignHosts();
  const letIn = (name: string) =>
    unique(foreign.filter(({ directive }) => directive === name).map(({ host }) => host));
  const frames = letIn("frame-src");
  const $ = cheerio.load(html);
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const inline = textsOf("script:not([src]):not([type='application/ld+json'])").map(sha256);
  const styles = textsOf("style").map(sha256);
  const attributes = $("[style]")
    .toArray()
    .map((element) => sha256($(element).attr("style") ?? ""));
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...unique(inline), ...letIn("script-src")],
    // For Safari before 15.4, which knows neither of the two that follow.
    "style-src": ["'self'", "'unsafe-inline'", ...letIn("style-src-elem")],
    "style-src-elem": [
      "'self'",
      ...unique([...styles, ...toastStyles]),
      ...letIn("style-src-elem"),
    ],
    "style-src-attr": attributes.length ? ["'unsafe-hashes'", ...unique(attributes)] : ["'none'"],
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

/** Returns an exported page with its policy before all that it governs. Throws when it does not begin as Next writes it. */
export function withPolicy(html: string): string {
  if (html.split(headBegins).length !== 2) throw new Error(`it has no ${headBegins}`);
  const policy = policyOf(html);
  return html.replace(
    headBegins,
    () => `${headBegins}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

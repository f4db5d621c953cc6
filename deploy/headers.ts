/*
 * What a host says of each file. Other hosts than `npm start` and `npm run deploy` set up are told so in their own words, beside
 * this (nginx.conf and so on) and in public/ (_headers, .htaccess); a test holds them to it.
 */

/** Sent with every answer. */
export const security: Record<string, string> = {
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  // The store and the provider learn which site a visitor came from, as attribution needs, and no more.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // The rest of the policy stands in each page; this part counts in a header only.
  "Content-Security-Policy": "frame-ancestors 'none'",
  // The same for engines before Safari 10 and in-app browsers that know nothing else.
  "X-Frame-Options": "DENY",
};

/** The folder whose files are named by a hash of what is in them. */
export const hashed = "/_next/static/";

export const caching = {
  /** Hashed files never change. */
  forever: "public, max-age=31536000, immutable",
  /** Pages, and the `.txt` payload that carries page changes, are asked for each time. */
  asked: "no-cache",
  /** Pictures and the like keep their name when they change. */
  hour: "public, max-age=3600",
};

const text = (type: string) => `${type}; charset=utf-8`;

/** The type of every kind of file in an export, by extension. */
export const types: Record<string, string> = {
  avif: "image/avif",
  css: text("text/css"),
  html: text("text/html"),
  gif: "image/gif",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: text("text/javascript"),
  json: "application/json",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: text("text/plain"),
  webm: "video/webm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: text("application/xml"),
};

/** The types that brotli and gzip make smaller. */
export const compressible = ["css", "html", "js", "json", "svg", "txt", "webmanifest", "xml"];

export const extensionOf = (file: string) => /\.(\w+)$/.exec(file)?.[1] ?? "";

/** Returns what a host that has to be told says of a file; Apple and others read what has no ending as JSON. */
export function typeOf(file: string): string {
  const extension = extensionOf(file);
  return extension ? (types[extension] ?? "application/octet-stream") : "application/json";
}

/** Returns how long `file`, an address in the export such as `/about-us.html`, may be kept. */
export function cachingOf(file: string): string {
  if (file.startsWith(hashed)) return caching.forever;
  return ["html", "txt", ""].includes(extensionOf(file)) ? caching.asked : caching.hour;
}

/** Returns every header that `file` is served with but its length and validators. */
export function headersOf(file: string): Record<string, string> {
  const type = types[extensionOf(file)];
  return {
    ...security,
    ...(type && { "Content-Type": type }),
    ...(compressible.includes(extensionOf(file)) && { Vary: "Accept-Encoding" }),
    "Cache-Control": cachingOf(file),
  };
}

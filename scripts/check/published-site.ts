import { readFileSync } from "node:fs";
import path from "node:path";
import headers from "../../deploy/headers.json" with { type: "json" };
import { filesIn } from "../build/files";

/* Content types by extension. Servers name scripts and XML in two ways. */
const types: Record<string, RegExp> = {
  avif: /^image\/avif/,
  css: /^text\/css/,
  gif: /^image\/gif/,
  html: /^text\/html/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
  jpg: /^image\/jpeg/,
  js: /^(text|application)\/javascript/,
  json: /^application\/json/,
  png: /^image\/png/,
  svg: /^image\/svg\+xml/,
  txt: /^text\/plain/,
  webp: /^image\/webp/,
  woff2: /^font\/woff2/,
  xml: /^(text|application)\/xml/,
};

/* The elements of a page that search engines and link previews read, in its first 8 KB. */
const described: [name: string, pattern: RegExp][] = [
  ["title", /<title>[^<]+<\/title>/],
  ["description", /<meta name="description" content="[^"]+"/],
  ["canonical link", /<link rel="canonical" href="[^"]+"/],
  ["og:title", /<meta property="og:title" content="[^"]+"/],
  ["og:image", /<meta property="og:image" content="[^"]+"/],
];

const buildIdOf = (page: string) => /"b":"([\w-]+)"/.exec(page)?.[1];

interface Received {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Requests an address, and follows redirects. Returns the reason when there is no complete response. */
async function request(address: string): Promise<Received | string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { cause, message } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

/** Returns why the response is not the content of a file of out/, and what to do, or undefined. */
function contentFault(received: Received | string, expected: Buffer): string | undefined {
  if (typeof received === "string") return `no complete response (${received}): publish again`;
  if (received.status !== 200) return `status ${received.status} instead of 200: publish again`;
  const { body } = received;
  if (body.equals(expected)) return undefined;
  if (body.length < expected.length && expected.subarray(0, body.length).equals(body))
    return `only ${body.length} of ${expected.length} bytes: publish again`;
  const [found, wanted] = [buildIdOf(body.toString()), buildIdOf(expected.toString())];
  if (found && found !== wanted)
    return `from release ${found}, and out/ is release ${wanted}: publish again, pages last, and clear the cache of the CDN`;
  return "not what out/ has: publish again, and turn off what a CDN adds to pages (docs/deploying.md)";
}

function typeFault(file: string, { headers }: Received): string | undefined {
  const type = headers.get("content-type") ?? "none";
  const isKnown = types[path.extname(file).slice(1)]?.test(type) ?? true;
  const charset = /charset=["']?([\w-]+)/i.exec(type)?.[1]?.toLowerCase();
  if (!isKnown || (charset && charset !== "utf-8"))
    return `has the type ${type}: name the types as the recipe of your host in docs/deploying.md does`;
}

function cacheFault(file: string, { headers }: Received): string | undefined {
  const caching = headers.get("cache-control") ?? "none";
  const isHashed = file.startsWith("_next/static/");
  if (isHashed ? caching.includes("immutable") : !file.endsWith(".html") || /no-cache|no-store|max-age=0/.test(caching))
    return undefined;
  return `has the Cache-Control ${caching}: ${isHashed ? "browsers request it again at each visit" : "visitors may see an old page"}. Set it as in deploy/headers.json`;
}

const startOf = ({ body }: Received) => body.subarray(0, 8192).toString();

function descriptionFault(received: Received): string | undefined {
  const start = startOf(received);
  const missing = described.filter(([, pattern]) => !pattern.test(start)).map(([name]) => name);
  if (missing.length > 0) return `has no ${missing.join(", ")} in its first 8 KB: build it again`;
}

/** Returns why the home page is not that of the site at this address, for search engines. */
function addressFault(home: Received, site: string): string | undefined {
  const start = startOf(home);
  const [, canonical = site] = /<link rel="canonical" href="([^"]+)"/.exec(start) ?? [];
  const advice = `build it with SITE_URL=${site}, or change siteUrl in content/brand.ts`;
  if (/<meta name="robots" content="[^"]*noindex/.test(start))
    return `is a preview, which search engines do not list: ${advice}`;
  if (canonical.replace(/\/$/, "") !== site) return `is built for ${canonical}: ${advice}`;
}

/**
 * Compares the site at an address with the export in `out`. Returns a line for each fault, with what to do. Publishes and
 * changes nothing.
 */
export async function faultsOf(address: string, out: string): Promise<string[]> {
  const site = address.replace(/\/+$/, "");
  const read = (file: string) => readFileSync(path.join(out, file));
  const files = filesIn(out).filter((file) => !/(^|\/)(_headers|\.nojekyll|\.DS_Store)$|\/index\.html$/.test(file));
  const notFound = read("404.html");
  const faults: string[] = [];
  const report = (where: string, ...found: (string | undefined)[]) => {
    for (const fault of found) if (fault) faults.push(`${site}${where}  ${fault}`);
  };

  async function checkFile(file: string) {
    const isPage = file.endsWith(".html");
    const where = file === "index.html" ? "/" : `/${isPage ? file.replace(/\.html$/, "") : file}`;
    const received = await request(site + where);
    const fault = contentFault(received, read(file));
    report(where, fault);
    if (typeof received === "string" || received.status !== 200) return;
    report(where, typeFault(file, received), cacheFault(file, received));
    // The owner's own pages, such as a search engine's proof, describe nothing.
    if (isPage && buildIdOf(read(file).toString())) report(where, descriptionFault(received));
    if (file === "index.html") report(where, addressFault(received, site));
  }

  async function checkMissing() {
    for (const where of ["/no/such-page", "/_next/static/chunks/none.js"]) {
      const received = await request(site + where);
      if (typeof received === "string") continue;
      const { status, body, headers } = received;
      if (status !== 404)
        report(where, `status ${status} for an address that does not exist: serve 404.html with status 404`);
      else if (!body.equals(notFound)) report(where, "not the page 404.html: name it as the page for missing files");
      if (/immutable/.test(headers.get("cache-control") ?? ""))
        report(
          where,
          "is missing and marked as immutable: browsers would keep that for a year. Mark existing files only",
        );
    }
  }

  async function checkFolders() {
    const pages = files.filter((file) => file.endsWith(".html")).map(read);
    for (const where of ["/assets/", "/_next/static/chunks/"]) {
      const received = await request(site + where);
      if (typeof received === "string" || received.status !== 200) continue;
      if (!pages.some((page) => page.equals(received.body)))
        report(where, "shows something that is not a page, such as a list of files: turn directory listings off");
    }
  }

  function checkSecurity({ headers: sent }: Received) {
    const missing = Object.entries(headers.security).filter(([name, value]) => sent.get(name) !== value);
    const lines = missing.map(([name, value]) => `${name}: ${value}`);
    if (lines.length > 0)
      report("/", `does not send ${lines.join(" | ")}. Send them as the recipe of your host in docs/deploying.md does`);
  }

  const home = await request(`${site}/`);
  if (typeof home === "string") return [`${site}/  no complete response (${home}): is this the address of the site?`];
  checkSecurity(home);

  // Each page has one address without a file's ending, and hosts respond to 404.html in different ways.
  const checks = files
    .filter((file) => file !== "404.html")
    .map((file) => () => checkFile(file))
    .concat(checkMissing, checkFolders);
  const workers = Array.from({ length: 8 }, async () => {
    for (let check = checks.shift(); check; check = checks.shift()) await check();
  });
  await Promise.all(workers);
  return faults.sort();
}

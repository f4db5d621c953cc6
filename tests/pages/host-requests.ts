import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { pages as sitePages } from "../../content/pages";
import hostHeaders from "../../deploy/headers.json" with { type: "json" };
import { filesIn } from "../../scripts/build/files";
import { out } from "../out";

const { appAssociation, caching, security } = hostHeaders;

interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The query of the final address, after redirects. */
  query: string;
}

/** Requests `target` exactly as written, which `fetch` would normalize, and follows redirects as a browser does. */
export async function send(
  origin: string,
  target: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<HostResponse> {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path: target, method, headers }).end();
  sent.setTimeout(10_000, () => sent.destroy(new Error("no response within 10 s")));
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { statusCode: status = 0, headers: received } = response;
  const body = (await buffer(response)).toString("latin1");
  const [, query = ""] = target.split("?");
  const { location } = received;
  if (status < 301 || status > 308 || status === 304 || !location) return { status, headers: received, body, query };
  const to = new URL(location, origin + target.replace(/^\/+/, "/"));
  return send(origin, to.pathname + to.search, headers, method);
}

/* A host may serve a page of the site at these addresses, but nothing else. */
const invalid = [
  "/assets/",
  "/assets",
  "/.well-known/",
  "/../../../../etc/passwd",
  "/..%2f..%2f..%2fetc%2fpasswd",
  "/%00",
];

/* Some hosts send max-age=0 instead of no-cache. */
const revalidated = /no-cache|max-age=0/;

type HeaderCase = [target: string, name: string, value: string | RegExp, sent?: object];

/* Files that an owner adds to public/ for other services. */
const serviceFiles = [appAssociation.path, "/.well-known/security.txt", "/ads.txt", "/app-ads.txt"];
/* A search engine's proof of ownership. Some hosts redirect to the address without `.html`. */
const proof = "google1234567890abcdef.html";

/** Adds an owner's files for other services to an export. */
export function addServiceFiles(site: string) {
  mkdirSync(path.join(site, ".well-known"), { recursive: true });
  for (const file of [...serviceFiles, proof]) writeFileSync(path.join(site, file), `the words of ${file}\n`);
}

/**
 * Registers the tests that every host passes. `skipped` matches titles of tests that a local emulator of the host fails.
 * `site` is the folder that the host serves: the export with `addServiceFiles`.
 */
export function testHost(origin: () => string, skipped = /(?!)/, site = out) {
  const contentOf = (file: string) => readFileSync(path.join(site, file), "latin1");
  const findFile = (pattern: RegExp) => `/${filesIn(site).find((file) => pattern.test(file))}`;
  const script = findFile(/^_next\/static\/chunks\/.*\.js$/);
  const avif = findFile(/\.avif$/);
  const address = sitePages.aboutUs.path;
  const story = `${address.slice(1)}.html`;

  const pages: [target: string, file: string, status: number][] = [
    ["/", "index.html", 200],
    ["/?utm_source=ad", "index.html", 200],
    ["//?utm_source=ad", "index.html", 200],
    [address, story, 200],
    [`${address}/`, story, 200],
    [`/${story}`, story, 200],
    [`/${address}`, story, 200],
    [`/${proof}`, proof, 200],
    ["/no/such-page", "404.html", 404],
  ];

  const headers: HeaderCase[] = [
    [address, "cache-control", revalidated],
    [script, "cache-control", caching.hashed],
    [avif, "cache-control", caching.asset],
    ["/", "content-type", /^text\/html/],
    ["/robots.txt", "content-type", /^text\/plain/],
    ["/sitemap.xml", "content-type", /^(application|text)\/xml/],
    [script, "content-type", /javascript/],
    [findFile(/^_next\/static\/.*\.css$/), "content-type", /^text\/css/],
    [findFile(/^_next\/static\/.*\.woff2$/), "content-type", "font/woff2"],
    [findFile(/\.svg$/), "content-type", /^image\/svg\+xml/],
    [findFile(/\.png$/), "content-type", "image/png"],
    [findFile(/\.webp$/), "content-type", "image/webp"],
    [avif, "content-type", "image/avif"],
    [appAssociation.path, "content-type", appAssociation.type],
    // No version, for which an attacker could look.
    ["/", "server", /^[^/\d]*$/],
    ["/", "content-encoding", /^(br|gzip|zstd)$/, { "Accept-Encoding": "gzip, br" }],
    ["/no/such-page", "content-encoding", /^(br|gzip|zstd)$/, { "Accept-Encoding": "gzip, br" }],
    ...Object.entries(security).map(([name, value]): HeaderCase => ["/", name.toLowerCase(), value]),
  ];

  const test = (title: string, run: () => Promise<void>) => (skipped.test(title) ? it.skip : it)(title, run);

  for (const [target, file, status] of pages)
    test(`serves ${file} at ${target}`, async () => {
      const response = await send(origin(), target);
      expect([response.status, response.body === contentOf(file)]).toEqual([status, true]);
    });
  for (const target of serviceFiles)
    test(`serves ${target} without a redirect`, async () => {
      const response = await fetch(origin() + target, { redirect: "manual" });
      expect([response.status, await response.text()]).toEqual([200, contentOf(target.slice(1))]);
    });
  for (const target of invalid)
    test(`serves nothing but pages at ${target}`, async () => {
      const { status, body } = await send(origin(), target);
      const known = [contentOf("index.html"), contentOf(story), contentOf("404.html")];
      expect(status >= 400 || known.includes(body)).toBe(true);
    });
  for (const [target, name, value, sent] of headers)
    test(`sends ${name} with ${target}`, async () => {
      const response = await send(origin(), target, sent as Record<string, string>);
      expect(`${response.headers[name]}`).toEqual(typeof value === "string" ? value : expect.stringMatching(value));
    });
  test("keeps the query through redirects", async () => {
    const query = "utm_source=ad&utm_campaign=b%20c";
    expect((await send(origin(), `${address}?${query}`)).query).toBe(query);
  });
  test("does not mark a missing file as immutable", async () => {
    const { status, headers } = await send(origin(), "/_next/static/chunks/none.js");
    expect(status).toBe(404);
    expect(`${headers["cache-control"]}`).not.toContain("immutable");
  });
  test("responds to HEAD without a body", async () => {
    expect(await send(origin(), "/", {}, "HEAD")).toMatchObject({ status: 200, body: "" });
  });
  test("sends a range, and keeps running after an invalid one", async () => {
    const { status, body } = await send(origin(), avif, { Range: "bytes=0-9" });
    expect([status, body.length]).toEqual([206, 10]);
    expect((await send(origin(), avif, { Range: "bytes=9-1" })).status).toBeLessThan(500);
    expect((await send(origin(), "/")).status).toBe(200);
  });
  test("responds with 304 for an unchanged page", async () => {
    const { etag, "last-modified": modified } = (await send(origin(), "/")).headers;
    const condition: Record<string, string> = etag ? { "If-None-Match": etag } : { "If-Modified-Since": `${modified}` };
    expect((await send(origin(), "/", condition)).status).toBe(304);
  });
}

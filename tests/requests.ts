import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { caching, hashed, security, types } from "../deploy/headers";
import { filesIn } from "../scripts/build/files";

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The query of the last address asked for. */
  query: string;
}

/** Asks for `target` exactly as it is written; redirects are followed as a browser would. */
export async function ask(
  origin: string,
  target: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const asked = request({ hostname, port, path: target, method, headers }).end();
  asked.setTimeout(10_000, () => asked.destroy(new Error("silent for 10 s")));
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const { statusCode: status = 0, headers: said } = response;
  const body = (await buffer(response)).toString("latin1");
  const [, query = ""] = target.split("?");
  if (status < 301 || status > 308 || status === 304 || !said.location)
    return { status, headers: said, body, query };
  const to = new URL(said.location, origin + target.replace(/^\/+/, "/"));
  return ask(origin, to.pathname + to.search, headers, method);
}

const page = (file: string) => readFileSync(path.join("out", file), "latin1");
const fileLike = (pattern: RegExp) => `/${filesIn("out").find((file) => pattern.test(file))}`;
const script = fileLike(/^_next\/static\/chunks\/.*\.js$/);
const avif = fileLike(/\.avif$/);
const story = readdirSync("out").find((file) => /^(?!index|404).*\.html$/.test(file)) ?? "";
const address = `/${story.replace(/\.html$/, "")}`;

/* An address, the file that answers it, and with which status. */
const pages: [string, string, number?][] = [
  ["/", "index.html"],
  ["/?utm_source=ad", "index.html"],
  ["//?utm_source=ad", "index.html"],
  [address, story],
  [`${address}/`, story],
  [`/${story}`, story],
  [`/${address}`, story],
  ["/no/such-page", "404.html", 404],
];

/* An address that leads nowhere may end on a page of the site, but on nothing else. */
const nowhere = ["/assets/", "/../../../../etc/passwd", "/..%2f..%2f..%2fetc%2fpasswd", "/%00"];

/* A host's own word for "ask each time" will do. */
const asked = /no-cache|max-age=0/;

/* An address, one of the headers it is answered with, and what is asked for by name. */
type Header = [string, string, string | RegExp, Record<string, string>?];
const headers: Header[] = [
  [address, "cache-control", asked],
  ["/index.txt", "cache-control", asked],
  [script, "cache-control", caching.forever],
  [avif, "cache-control", caching.hour],
  ["/index.txt", "content-type", /^text\/plain/],
  [script, "content-type", /javascript/],
  [avif, "content-type", types.avif ?? ""],
  ["/manifest.webmanifest", "content-type", types.webmanifest ?? ""],
  ["/", "content-encoding", /^(br|gzip)$/, { "Accept-Encoding": "gzip, br" }],
  ...Object.entries(security).map(([name, value]): Header => ["/", name.toLowerCase(), value]),
];

/** Registers a test for each thing that every host has to answer rightly; those that a stand-in cannot show are skipped. */
export function itAnswersAsItShould(origin: () => string, cannotShow = /(?!)/) {
  const check = (name: string, look: () => Promise<void>) =>
    (cannotShow.test(name) ? it.skip : it)(name, look);

  for (const [target, file, status = 200] of pages)
    check(`${target} is ${file}`, async () => {
      const answer = await ask(origin(), target);
      expect([answer.status, answer.body === page(file)]).toEqual([status, true]);
    });
  for (const target of nowhere)
    check(`${target} leads nowhere`, async () => {
      const { status, body } = await ask(origin(), target);
      const isOwn = [page("index.html"), page(story), page("404.html")].includes(body);
      expect(status >= 400 || isOwn).toBe(true);
    });
  for (const [target, name, wanted, sent] of headers)
    check(`${target} says its ${name}`, async () => {
      const answer = await ask(origin(), target, sent);
      expect(`${answer.headers[name]}`).toEqual(
        typeof wanted === "string" ? wanted : expect.stringMatching(wanted),
      );
    });
  check("keeps a query on its way", async () => {
    const query = "utm_source=ad&utm_campaign=b%20c";
    expect((await ask(origin(), `${address}?${query}`)).query).toBe(query);
  });
  check("keeps no missing file", async () => {
    const { status, headers } = await ask(origin(), `${hashed}chunks/none.js`);
    expect(status).toBe(404);
    expect(`${headers["cache-control"]}`).not.toContain("immutable");
  });
  check("shows no host's files", async () => {
    for (const file of ["/_headers", "/.htaccess"])
      expect((await ask(origin(), file)).status).toBeGreaterThanOrEqual(400);
  });
  check("answers HEAD", async () => {
    expect(await ask(origin(), "/", {}, "HEAD")).toMatchObject({ status: 200, body: "" });
  });
  check("sends a range, and lives on after a bad one", async () => {
    const { status, body } = await ask(origin(), avif, { Range: "bytes=0-9" });
    expect([status, body.length]).toEqual([206, 10]);
    expect((await ask(origin(), avif, { Range: "bytes=9-1" })).status).toBeLessThan(500);
    expect((await ask(origin(), "/")).status).toBe(200);
  });
  check("sends nothing again that is unchanged", async () => {
    const { etag, "last-modified": modified } = (await ask(origin(), "/")).headers;
    const condition: Record<string, string> = etag
      ? { "If-None-Match": etag }
      : { "If-Modified-Since": `${modified}` };
    expect((await ask(origin(), "/", condition)).status).toBe(304);
  });
}

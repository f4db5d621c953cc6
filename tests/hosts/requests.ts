import { readdirSync, readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import path from "node:path";
import { caching, hashed, security, types } from "../../deploy/headers";
import { filesOf } from "../../deploy/releases";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The query of the last address asked for. */
  query: string;
}

/** Asks for `target` exactly as it is written; redirects are followed as a browser would. */
export function ask(
  origin: string,
  target: string,
  headers: Record<string, string> = {},
  method = "GET",
  redirects = 3,
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: target, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const status = response.statusCode ?? 0;
        const { location } = response.headers;
        if ([301, 302, 307, 308].includes(status) && location && redirects > 0) {
          const to = new URL(location, origin + target.replace(/^\/+/, "/"));
          resolve(ask(origin, to.pathname + to.search, headers, method, redirects - 1));
        } else {
          const query = target.split("?")[1] ?? "";
          resolve({ status, headers: response.headers, body: Buffer.concat(parts), query });
        }
      });
    });
    asked.setTimeout(10_000, () => asked.destroy(new Error("silent for 10 s")));
    asked.on("error", reject);
    asked.end();
  });
}

/** What a request should bring: nothing said when it does, else what came instead. */
type Check = (origin: string) => Promise<string | undefined>;

const page = (file: string) => readFileSync(path.join("out", file), "utf8");
const script = filesOf("out").find((file) => /^_next\/static\/chunks\/.*\.js$/.test(file)) ?? "";
const avif = filesOf("out").find((file) => file.endsWith(".avif")) ?? "";
const story =
  readdirSync("out").find((file) => file.endsWith(".html") && !/^(index|404)/.test(file)) ?? "";
const storyPath = `/${story.replace(/\.html$/, "")}`;

const said = (isRight: boolean, instead: unknown) =>
  isRight ? undefined : String(instead ?? "none");

const isPage =
  (target: string, file: string, status = 200): Check =>
  async (origin) => {
    const answer = await ask(origin, target);
    const isIt = answer.body.toString() === page(file);
    return said(
      answer.status === status && isIt,
      `${answer.status}${isIt ? "" : ", another page"}`,
    );
  };

const refuses =
  (target: string): Check =>
  async (origin) => {
    const { status, body } = await ask(origin, target);
    // An address that leads nowhere may end on a page of the site, but on nothing else.
    const isOwn = [page("index.html"), page(story), page("404.html")].includes(body.toString());
    return said(status >= 400 || isOwn, status);
  };

const header =
  (
    target: string,
    name: string,
    wanted: string | RegExp,
    sent: Record<string, string> = {},
  ): Check =>
  async (origin) => {
    const { headers } = await ask(origin, target, sent);
    const value = String(headers[name] ?? "none");
    return said(typeof wanted === "string" ? value === wanted : wanted.test(value), value);
  };

/* A host's own word for "ask each time" will do. */
const asked = /no-cache|max-age=0/;

/** The requests of the table, each by what it is to show. */
export const checks: Record<string, Check> = {
  "/": isPage("/", "index.html"),
  "no slash": isPage(storyPath, story),
  slash: isPage(`${storyPath}/`, story),
  ".html": isPage(`/${story}`, story),
  "query kept": async (origin) => {
    const { status, query } = await ask(origin, `${storyPath}?utm_source=ad&utm_campaign=b%20c`);
    return said(status === 200 && query === "utm_source=ad&utm_campaign=b%20c", query || "lost");
  },
  "//": isPage("//?utm_source=ad", "index.html"),
  "404": isPage("/no/such-page", "404.html", 404),
  "404 hashed": async (origin) => {
    const { status, headers } = await ask(origin, `${hashed}chunks/none.js`);
    const caching = String(headers["cache-control"] ?? "");
    return said(status === 404 && !caching.includes("immutable"), `${status} ${caching}`);
  },
  "no listing": refuses("/assets/"),
  "..": refuses("/../../../../etc/passwd"),
  "..%2f": refuses("/..%2f..%2f..%2f..%2fetc%2fpasswd"),
  "%00": refuses("/%00"),
  "host files": async (origin) => {
    const all = await Promise.all(["/_headers", "/.htaccess"].map((file) => ask(origin, file)));
    return said(
      all.every(({ status }) => status >= 400),
      all.map(({ status }) => status),
    );
  },
  HEAD: async (origin) => {
    const { status, body } = await ask(origin, "/", {}, "HEAD");
    return said(status === 200 && body.length === 0, `${status}, ${body.length} bytes`);
  },
  range: async (origin) => {
    const { status, body } = await ask(origin, `/${avif}`, { Range: "bytes=0-9" });
    return said(status === 206 && body.length === 10, status);
  },
  "bad range": async (origin) => {
    const { status } = await ask(origin, `/${avif}`, { Range: "bytes=9-1" });
    const alive = await ask(origin, "/");
    return said(status < 500 && alive.status === 200, status);
  },
  unchanged: async (origin) => {
    const { headers } = await ask(origin, "/");
    const { etag, "last-modified": modified } = headers;
    const condition: Record<string, string> = etag
      ? { "If-None-Match": etag }
      : { "If-Modified-Since": modified ?? "" };
    const { status } = await ask(origin, "/", condition);
    return said(status === 304, status);
  },
  compressed: header("/", "content-encoding", /^(br|gzip)$/, { "Accept-Encoding": "gzip, br" }),
  "page kept": header(storyPath, "cache-control", asked),
  "payload kept": header("/index.txt", "cache-control", asked),
  "hashed kept": header(`/${script}`, "cache-control", caching.forever),
  "picture kept": header(`/${avif}`, "cache-control", caching.hour),
  "payload type": header("/index.txt", "content-type", /^text\/plain/),
  "script type": header(`/${script}`, "content-type", /javascript/),
  "avif type": header(`/${avif}`, "content-type", types.avif ?? ""),
  "manifest type": header("/manifest.webmanifest", "content-type", types.webmanifest ?? ""),
  security: async (origin) => {
    const { headers } = await ask(origin, "/");
    const lacking = Object.entries(security)
      .filter(([name, value]) => headers[name.toLowerCase()] !== value)
      .map(([name]) => name);
    return said(lacking.length === 0, `lacks ${lacking.length}`);
  },
};

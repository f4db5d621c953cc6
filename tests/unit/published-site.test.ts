import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import hostHeaders from "@/deploy/headers.json" with { type: "json" };
import { faultsOf } from "@/scripts/check/published-site";

const { caching, security } = hostHeaders;
const out = mkdtempSync(path.join(tmpdir(), "published-"));
const server = createServer();
let origin = "";

/** Returns a page with what search engines read. It names its release as Next does. */
const pageOf = (release: string, head = "") =>
  `<title>a</title>${head}<meta name="description" content="b"><link rel="canonical" href="${origin}">` +
  `<meta property="og:title" content="a"><meta property="og:image" content="c"><p>words</p>{"b":"${release}"}`;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

let files: Record<string, Answer>;
const answer = (type: string, cache: keyof typeof caching, body: string, status = 200): Answer => ({
  status,
  headers: { ...security, "Content-Type": type, "Cache-Control": caching[cache] },
  body,
});

beforeAll(async () => {
  await once(server.listen(0, "localhost"), "listening");
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  const html = "text/html; charset=utf-8";
  files = {
    "/": answer(html, "page", pageOf("one")),
    "/about-us": answer(html, "page", pageOf("one")),
    "/assets/a.svg": answer("image/svg+xml", "asset", "<svg/>"),
    "/_next/static/chunks/a.js": answer("text/javascript", "hashed", "chunk()"),
    "/404": answer(html, "page", pageOf("one", "<b>404</b>"), 404),
  };
  for (const [address, { body }] of Object.entries(files)) {
    const file = path.join(out, address === "/" ? "index.html" : address.replace(/\/[\w-]+$/, "$&.html"));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
});
afterAll(() => {
  server.close();
  rmSync(out, { recursive: true });
});

/** Returns the faults of a site whose host responds as `respond` does. */
async function faultsWith(respond: (url: string) => Answer | undefined = () => undefined): Promise<string[]> {
  server.removeAllListeners("request").on("request", ({ url = "" }, response) => {
    const { status, headers, body } = respond(url) ?? files[url] ?? (files["/404"] as Answer);
    response.writeHead(status, headers).end(body);
  });
  const faults = await faultsOf(`${origin}/`, out);
  return faults.map((fault) => fault.replace(origin, ""));
}

/** Responds to one address differently. */
const at = (address: string, change: Partial<Answer>) => (url: string) =>
  url === address ? { ...(files[address] as Answer), ...change } : undefined;
const withHeader = (address: string, name: string, value: string) => (url: string) =>
  at(address, { headers: { ...files[address]?.headers, [name]: value } })(url);

it("finds no fault in the site of out/", async () => expect(await faultsWith()).toEqual([]));

it.each<[string, () => (url: string) => Answer | undefined, string]>([
  [
    "a page of the last release",
    () => at("/about-us", { body: pageOf("zero") }),
    "/about-us  from release zero, and out/ is release one: publish",
  ],
  ["a missing page", () => at("/about-us", { status: 404 }), "/about-us  status 404 instead of 200: publish again"],
  [
    "a missing chunk",
    () => at("/_next/static/chunks/a.js", { status: 404 }),
    "/_next/static/chunks/a.js  status 404 instead of 200",
  ],
  ["half a file", () => at("/_next/static/chunks/a.js", { body: "chu" }), "a.js  only 3 of 7 bytes: publish again"],
  [
    "a page that a CDN has changed",
    () => at("/", { body: `${pageOf("one")}<script>` }),
    "/  not what out/ has: publish again, and turn off",
  ],
  [
    "a wrong type",
    () => withHeader("/_next/static/chunks/a.js", "Content-Type", "text/plain"),
    "a.js  has the type text/plain: name the types",
  ],
  [
    "a wrong charset",
    () => withHeader("/", "Content-Type", "text/html; charset=iso-8859-1"),
    "/  has the type text/html; charset=iso-8859-1",
  ],
  [
    "pages that stay in caches",
    () => withHeader("/about-us", "Cache-Control", "max-age=600"),
    "/about-us  has the Cache-Control max-age=600: visitors may",
  ],
  [
    "chunks that do not",
    () => withHeader("/_next/static/chunks/a.js", "Cache-Control", "no-cache"),
    "a.js  has the Cache-Control no-cache: browsers request",
  ],
  [
    "no security headers",
    () => withHeader("/", "X-Frame-Options", ""),
    "/  does not send X-Frame-Options: DENY. Send them",
  ],
  [
    "a list of files",
    () => (url) => (url === "/assets/" ? answer("text/html", "page", "Index of /assets/") : undefined),
    "/assets/  shows something that is not a page",
  ],
  [
    "a missing file that is immutable",
    () => (url) =>
      url.endsWith("/none.js") ? answer("text/html", "hashed", files["/404"]?.body ?? "", 404) : undefined,
    "none.js  is missing and marked as immutable",
  ],
  [
    "a preview",
    () => at("/", { body: pageOf("one", '<meta name="robots" content="noindex">') }),
    "/  is a preview, which search engines do not list",
  ],
])("finds %s, in one line", async (_, change, message) => {
  const faults = await faultsWith(change());
  expect(faults.filter((fault) => fault.includes(message))).toHaveLength(1);
});

it("finds a site that responds to an unknown address with status 200", async () => {
  const faults = await faultsWith((url) => files[url] ?? answer("text/html", "page", pageOf("one")));
  expect(faults).toEqual(
    expect.arrayContaining([expect.stringContaining("/no/such-page  status 200 for an address that does not exist")]),
  );
});

it("finds a page whose description comes too late", async () => {
  const late = pageOf("one").replace("<meta", `<style>${"a".repeat(9000)}</style><meta`);
  writeFileSync(path.join(out, "about-us.html"), late);
  expect(await faultsWith(at("/about-us", { body: late }))).toEqual([
    "/about-us  has no description, canonical link, og:title, og:image in its first 8 KB: build it again",
  ]);
});

it("says when nothing responds", async () => {
  const faults = await faultsOf("http://localhost:9", out);
  expect(faults).toEqual([
    expect.stringMatching(/\/ {2}no complete response \(.+\): is this the address of the site\?/),
  ]);
});

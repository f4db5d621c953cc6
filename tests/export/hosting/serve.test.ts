import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { compressFiles } from "@/deploy/compress";
import { security } from "@/deploy/headers";
import { serveExport } from "@/scripts/dev/serve";

const files = {
  "index.html": `<h1>home</h1>${" ".repeat(3000)}`,
  "404.html": "<h1>missing</h1>",
  "about-us.html": "<h1>about</h1>",
  "about-us/index.txt": "payload",
  "assets/picture.avif": "x".repeat(4_000_000),
  "_next/static/chunks/abc.js": "1;".repeat(500),
};
let dir: string;
let served: Awaited<ReturnType<typeof serveExport>>;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), "serve-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  await compressFiles(dir);
  served = await serveExport({ dir, port: 0 });
});
afterAll(async () => {
  await served.close();
  rmSync(dir, { recursive: true });
});

/** What the server says to a request written out by hand, until it closes or `bytes` came. */
function raw(request: string, bytes = Number.POSITIVE_INFINITY): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(served.port, "localhost", () => socket.write(request));
    socket.on("data", (part) => {
      parts.push(part);
      if (Buffer.concat(parts).length >= bytes) socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(parts)));
  });
}
const ask = async (target: string, ...headers: string[]) =>
  String(
    await raw(
      [`GET ${target} HTTP/1.1`, "Host: a", "Connection: close", ...headers, "", ""].join("\r\n"),
    ),
  );
const statusOf = (answer: string) => Number(answer.split(" ")[1]);

test.each([
  ["/", 200, "home"],
  ["/?utm_source=ad", 200, "home"],
  ["//?utm_source=ad", 200, "home"],
  ["/about-us", 200, "about"],
  ["/about-us/", 200, "about"],
  ["//about-us", 200, "about"],
  ["/about-us/index.txt", 200, "payload"],
  ["/about-us/no", 404, "missing"],
  ["/assets", 404, "missing"],
  ["/assets/", 404, "missing"],
  ["/../../etc/passwd", 404, "missing"],
  ["/..%2f..%2fetc%2fpasswd", 404, "missing"],
  ["/%E0%A4%A", 404, "missing"],
  ["/%00", 404, "missing"],
  [`/${"long".repeat(300)}`, 404, "missing"],
  ["http://other.example/about-us", 404, "missing"],
])("%s is answered with %i", async (target, status, words) => {
  const answer = await ask(target);
  expect(statusOf(answer)).toBe(status);
  expect(answer).toContain(words);
  for (const [name, value] of Object.entries(security))
    expect(answer).toContain(`${name}: ${value}`);
});

test("a file says how long it may be kept", async () => {
  expect(await ask("/about-us")).toContain("Cache-Control: no-cache");
  expect(await ask("/about-us/index.txt")).toContain("Cache-Control: no-cache");
  expect(await ask("/no")).toContain("Cache-Control: no-cache");
  expect(await ask("/_next/static/chunks/abc.js")).toContain("max-age=31536000, immutable");
  expect(await ask("/assets/picture.avif", "Range: bytes=0-1")).toContain("max-age=3600");
});

test("an unchanged file is not sent again", async () => {
  const tag = /ETag: (.*)\r/.exec(await ask("/about-us"))?.[1];
  expect(statusOf(await ask("/about-us", `If-None-Match: ${tag}`))).toBe(304);
  // What is not there is told whatever the visitor kept.
  expect(statusOf(await ask("/no", "If-None-Match: *"))).toBe(404);
});

test("a browser that takes brotli gets it", async () => {
  const whole = await raw("GET / HTTP/1.0\r\nAccept-Encoding: gzip, br\r\n\r\n");
  expect(String(whole)).toContain("Content-Encoding: br");
  expect(String(whole)).toContain("Content-Type: text/html; charset=utf-8");
  const body = whole.subarray(whole.indexOf("\r\n\r\n") + 4);
  expect(String(brotliDecompressSync(body))).toBe(files["index.html"]);
  expect(await ask("/")).not.toContain("Content-Encoding");
});

test.each([
  ["bytes=0-1", 206],
  ["bytes=-5", 206],
  ["bytes=9-1", 416],
  ["bytes=999999999-", 416],
  ["bytes=a-b", 416],
  ["lines=1-2", 200],
])("a range of %s is answered with %i, and the server lives on", async (range, status) => {
  expect(statusOf(await ask("/index.html", `Range: ${range}`))).toBe(status);
  expect(statusOf(await ask("/"))).toBe(200);
});

test("what is neither GET nor HEAD is refused", async () => {
  expect(statusOf(String(await raw("POST / HTTP/1.0\r\n\r\n")))).toBe(405);
  expect(statusOf(String(await raw("OPTIONS * HTTP/1.0\r\n\r\n")))).toBe(405);
  expect(statusOf(String(await raw("nonsense\r\n\r\n")))).toBe(400);
  expect(statusOf(await ask("/"))).toBe(200);
});

test("an aborted download leaves no open file behind", async () => {
  const open = () => readdirSync("/dev/fd").length;
  const before = open();
  for (let count = 0; count < 100; count++)
    await raw("GET /assets/picture.avif HTTP/1.1\r\nHost: a\r\n\r\n", 1000);
  // Files that stay open are found by the test's own time.
  while (open() >= before + 5) await new Promise((resolve) => setTimeout(resolve, 50));
});

test("a file that goes away between two requests is missing, and the server lives on", async () => {
  writeFileSync(path.join(dir, "gone.html"), "here");
  expect(statusOf(await ask("/gone"))).toBe(200);
  rmSync(path.join(dir, "gone.html"));
  expect(statusOf(await ask("/gone"))).toBe(404);
});

test("nothing but this machine is listened to unless it is asked for", () => {
  expect(served.server.address()).toMatchObject({
    address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
  });
});

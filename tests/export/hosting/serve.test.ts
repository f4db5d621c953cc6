import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { compressFiles } from "@/deploy/compress";
import { serveExport } from "@/scripts/dev/serve";
import { ask, checks } from "../../requests";

/* The export as `npm start` serves it, which the browsers' tests are served by, too. */
const dir = mkdtempSync(path.join(tmpdir(), "serve-"));
let served: Awaited<ReturnType<typeof serveExport>>;
const origin = () => `http://localhost:${served.port}`;
const isAlive = async () => expect((await ask(origin(), "/")).status).toBe(200);

beforeAll(async () => {
  cpSync("out", dir, { recursive: true });
  await compressFiles(dir);
  served = await serveExport({ dir, port: 0 });
});
afterAll(async () => {
  await served.close();
  rmSync(dir, { recursive: true });
});

test.each(Object.entries(checks))("%s", (_, check) => check(origin()));

/* What the hosts' files are compared with (deploy/headers.ts) has to be right itself. */
test("an answer is framed by nobody, guessed of no other type, and asked for by https alone", async () => {
  const { headers } = await ask(origin(), "/");
  expect(headers).toMatchObject({
    "content-security-policy": "frame-ancestors 'none'",
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=31536000",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
});

/** Writes a request out by hand, and reads what comes until the server closes, or `bytes` of it. */
function raw(request: string, bytes = Number.POSITIVE_INFINITY): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const socket = connect(served.port, "localhost", () => socket.write(request));
    socket.on("data", (part) => {
      said += part.toString("latin1");
      if (said.length >= bytes) socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(said));
  });
}

test.each([
  ["GET /%E0%A4%A", 404],
  ["POST /", 405],
  ["OPTIONS *", 405],
  ["GET http://other.example/about-us", 404],
])("%s is answered with %i, and the server lives on", async (line, status) => {
  expect(await raw(`${line} HTTP/1.0\r\n\r\n`)).toMatch(`HTTP/1.1 ${status}`);
  await isAlive();
});

test.each([
  ["bytes=-5", 206],
  ["bytes=999999999-", 416],
  ["bytes=a-b", 416],
  ["lines=1-2", 200],
])("a range of %s is answered with %i, and the server lives on", async (Range, status) => {
  expect((await ask(origin(), "/index.html", { Range })).status).toBe(status);
  await isAlive();
});

test("an aborted download leaves no open file behind, and a lost file is missing", async () => {
  const [picture] = readdirSync(path.join(dir, "cards"));
  const open = () => readdirSync("/dev/fd").length;
  const before = open();
  for (let count = 0; count < 100; count++)
    await raw(`GET /cards/${picture} HTTP/1.1\r\nHost: a\r\n\r\n`, 1000);
  // Files that stay open are found by the test's own time.
  while (open() >= before + 5) await new Promise((look) => setTimeout(look, 50));
  rmSync(path.join(dir, "cards", `${picture}`));
  expect((await ask(origin(), `/cards/${picture}`)).status).toBe(404);
});

test("nothing but this machine is listened to unless it is asked for", () => {
  expect(served.server.address()).toMatchObject({
    address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
  });
});

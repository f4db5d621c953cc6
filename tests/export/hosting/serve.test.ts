import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compressFiles } from "@/deploy/compress";
import { serveExport } from "@/scripts/dev/serve";
import { ask, itAnswersAsItShould } from "../../requests";

/* The export as `npm start` serves it, which the browsers' tests are served by, too. */
const dir = mkdtempSync(path.join(tmpdir(), "serve-"));
let served: Awaited<ReturnType<typeof serveExport>>;
const origin = () => `http://localhost:${served.port}`;

beforeAll(async () => {
  cpSync("out", dir, { recursive: true });
  await compressFiles(dir);
  served = await serveExport(dir);
});
afterAll(() => {
  served.close();
  rmSync(dir, { recursive: true });
});

itAnswersAsItShould(origin);

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

test("nothing but this machine is listened to unless it is asked for", () => {
  expect(served.server.address()).toMatchObject({
    address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
  });
});

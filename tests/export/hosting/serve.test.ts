import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compressFiles } from "@/scripts/dev/compress-files";
import { serveExport } from "@/scripts/dev/serve";
import { testHost } from "../../host-requests";
import { site } from "../exported";

/* The server of `npm start` and the browser tests. */
const dir = mkdtempSync(path.join(tmpdir(), "serve-"));
let served: Awaited<ReturnType<typeof serveExport>>;

beforeAll(async () => {
  cpSync(site, dir, { recursive: true });
  await compressFiles(dir);
  served = await serveExport(dir);
});
afterAll(() => {
  served.close();
  rmSync(dir, { recursive: true });
});

testHost(() => `http://localhost:${served.port}`, undefined, site);

test("listens on this machine only", () => {
  expect(served.server.address()).toMatchObject({
    address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
  });
});

import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { compressFiles } from "@/scripts/dev/compress-files";
import { serveExport } from "@/scripts/dev/serve";
import { out } from "../out";
import { addServiceFiles, testHost } from "./host-requests";

/* The server of `npm start` and the browser tests. */
const dir = mkdtempSync(path.join(tmpdir(), "serve-"));
cpSync(out, dir, { recursive: true });
addServiceFiles(dir);

let served: Awaited<ReturnType<typeof serveExport>>;

beforeAll(async () => {
  // The best quality takes a minute on a busy machine.
  await compressFiles(dir, 1);
  served = await serveExport(dir);
});
afterAll(() => {
  served.close();
  rmSync(dir, { recursive: true });
});

testHost(() => `http://localhost:${served.port}`, undefined, dir);

test("listens on this machine only, on both of its addresses", async () => {
  expect(served.server.address()).toMatchObject({ address: "127.0.0.1" });
  const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === "::1"));
  for (const host of ["127.0.0.1", ...(hasIpv6 ? ["[::1]"] : [])])
    expect((await fetch(`http://${host}:${served.port}/`)).status).toBe(200);
});
